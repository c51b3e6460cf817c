import { type SQL, sql } from "drizzle-orm";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { publish } from "../../verdicts/publish/repository.ts";
import { countOfChunks, type Run } from "../run/repository.ts";

/**
 * The whole publication as one batch, which the database applies completely or not at all: readers see the last dataset or this one,
 * never a part. Only its first statement goes through the chunks to find that all are screened; it marks the run for the others.
 */
export function publishRun(db: Database, { run, token, now }: { run: Run; token: string; now: Date }) {
  const mine = sql`id = ${run.id} AND lease_token = ${token} AND state = 'running' AND step = 'publish'`;
  const isMine = sql`EXISTS (SELECT 1 FROM refresh_runs WHERE ${mine} AND done = 1)`;
  /** What the chunks staged, each item as JSONB. The limit keeps the database from going through the chunks again for every column. */
  const staged = (path: "changes" | "near" | "rows" | "holds"): SQL => sql`(
    SELECT item.value FROM refresh_chunks, jsonb_each(staged, ${`$.${path}`}) AS item
    WHERE run_id = ${run.id} AND ${isMine} LIMIT -1) WHERE value IS NOT NULL`;
  const seconds = epochSeconds(now);
  const published = {
    changes: staged("changes"),
    counted: { near: staged("near") },
    rows: staged("rows"),
    dataset: { screenedOn: run.asOf, now },
  };
  return {
    claimed: db.run(sql`
      UPDATE refresh_runs SET done = 1
      WHERE ${mine} AND NOT EXISTS (SELECT 1 FROM refresh_chunks WHERE run_id = ${run.id} AND staged IS NULL)`),
    ...publish(db, { changedOn: isoDay(now), isPending: isMine }, published),
    superseded: db.run(sql`
      UPDATE refresh_reviews SET state = 'superseded'
      WHERE state = 'open' AND ${isMine}
        AND EXISTS (SELECT 1 FROM refresh_chunks WHERE run_id = ${run.id} AND stock_id BETWEEN first_id AND last_id)
        AND (stock_id, anomalies) NOT IN (SELECT value ->> 'stockId', value -> 'anomalies' FROM ${staged("holds")})`),
    /** A review whose finding recurs stays the one that an admin has open; only the other figures of its stock may be newer. */
    reviews: db.run(sql`
      WITH open AS MATERIALIZED (SELECT id, stock_id FROM refresh_reviews WHERE state = 'open' AND stock_id IS NOT NULL)
      INSERT INTO refresh_reviews (id, run_id, stock_id, state, opened_at, anomalies, proposed)
      SELECT open.id, ${run.id}, value ->> 'stockId', 'open', ${seconds}, value -> 'anomalies', value -> 'proposed'
      FROM (SELECT value FROM ${staged("holds")}) LEFT JOIN open ON open.stock_id = value ->> 'stockId' WHERE true
      ON CONFLICT (id) DO UPDATE SET proposed = excluded.proposed WHERE proposed IS NOT excluded.proposed`),
    ended: db.run(sql`
      UPDATE refresh_runs SET state = 'published', running = NULL, finished_at = ${seconds}, advanced_at = ${seconds},
        lease_until = 0, lease_token = NULL, dataset_version = (SELECT max(version) FROM datasets)
      WHERE ${mine} AND done = 1`),
    staged: db.all<{ chunks: number }>(sql`SELECT ${countOfChunks(run.id)} AS chunks`),
  };
}
