import { upsertStocksFrom } from "../../features/stocks/repository.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { MeteredDatabase } from "../../platform/metered-database.ts";
import type { RunRow } from "../run-row.ts";
import { deleteChunks } from "../screen/repository.ts";

/** True for exactly one attempt at publishing a run: the driver that holds its lease, while it is still running. */
const MINE =
  "EXISTS (SELECT 1 FROM refresh_runs WHERE id = ?1 AND lease_token = ?2 AND state = 'running' AND step = 'publish')";
const NEXT_VERSION = "(SELECT coalesce(max(version), 0) + 1 FROM datasets)";

/**
 * The whole publication as one batch, which the database does at once or not at all: readers see the last dataset or this
 * one, never a part. The first statements find the run still running; the last one ends it.
 */
export function publishRun(
  db: Pick<MeteredDatabase, "prepare">,
  { run, token, now }: { run: RunRow; token: string; now: Date },
): D1PreparedStatement[] {
  const staged = (path: string) => `refresh_chunks, json_each(staged, '$.${path}') WHERE run_id = ?1 AND ${MINE}`;
  const mine = (sql: string, ...rest: unknown[]) => db.prepare(sql).bind(run.id, token, ...rest);
  const today = now.toISOString().slice(0, 10);
  return [
    mine(
      `INSERT INTO status_changes (changed_on, stock_id, dataset_version, from_status, to_status)
       SELECT ?3, value ->> 0, ${NEXT_VERSION}, value ->> 1, value ->> 2 FROM ${staged("changes")}
       ON CONFLICT DO NOTHING`,
      today,
    ),
    mine(upsertStocksFrom(staged("rows"))),
    mine(`
      UPDATE refresh_reviews SET state = 'superseded'
      WHERE state = 'open' AND stock_id IN (SELECT value ->> 0 FROM refresh_chunks, json_each(gathered) WHERE run_id = ?1) AND ${MINE}`),
    mine(
      `INSERT INTO refresh_reviews (run_id, stock_id, state, opened_at, anomalies, proposed)
       SELECT ?1, value ->> 'stockId', 'open', ?3, value -> 'anomalies', value -> 'proposed' FROM ${staged("holds")}`,
      epochSeconds(now),
    ),
    mine(
      `INSERT INTO datasets (screened_on, published_at, halal_stocks, questionable_stocks, purify_stocks, doubt_stocks,
         haram_stocks, listed_names)
       SELECT ?3, ?4, count(*) FILTER (WHERE is_screened AND compliance_status = 'halal'),
         count(*) FILTER (WHERE is_screened AND compliance_status = 'questionable'),
         count(*) FILTER (WHERE standing = 'purify'), count(*) FILTER (WHERE standing = 'doubt'),
         count(*) FILTER (WHERE is_screened AND compliance_status = 'haram'), count(*) FILTER (WHERE NOT is_screened)
       FROM stocks WHERE ${MINE} HAVING ${MINE}`,
      run.as_of,
      epochSeconds(now),
    ),
    mine(
      `UPDATE refresh_runs SET state = 'published', running = NULL, finished_at = ?3, advanced_at = ?3, done = 1, lease_until = 0,
         dataset_version = (SELECT max(version) FROM datasets)
       WHERE id = ?1 AND lease_token = ?2 AND state = 'running' AND step = 'publish'`,
      epochSeconds(now),
    ),
    deleteChunks(db, run.id),
  ];
}
