import { type SQL, sql } from "drizzle-orm";
import type { ExchangeRates } from "../../../domain/facts/company-facts.ts";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { batch, type Database, type Query } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { StoredColumns } from "../../verdicts/derive-again.ts";
import { publish } from "../../verdicts/publish/repository.ts";
import { storedFields } from "../../verdicts/repository.ts";
import { IDS_IN_A_BUCKET, UNKNOWN_BUCKET } from "../../verdicts/stock-id.ts";
import { countOfChunks, type Run } from "../run/repository.ts";

/** Above the id of every stock, known or new. */
const MOST_ID = sql.raw(String((UNKNOWN_BUCKET + 1) * IDS_IN_A_BUCKET));
/** Two to the power of the index: the bucket of a market capitalization is looked up in it (see stock-id.ts). */
const POWERS_OF_TWO = JSON.stringify(Array.from({ length: UNKNOWN_BUCKET }, (_, power) => 2 ** power));

/**
 * Assigns what was gathered to the next stocks by id, in chunks of neighbors, and gives ids to newly listed shares after the last one. What
 * arrived for one listing of a company is also assigned to its other listings. Each call is one slice, for which readers wait; it begins
 * after the last chunk, so that repeating one that was lost does no harm. Tells whether there is more to assign.
 */
export async function assembleSlice(
  db: Database,
  runId: number,
  { stocksInChunk, stocksInSlice }: { stocksInChunk: number; stocksInSlice: number },
): Promise<{ isLast: boolean }> {
  const bucketSize = sql.raw(String(IDS_IN_A_BUCKET));
  const unknown = sql.raw(String(UNKNOWN_BUCKET));
  const last = (column: "last_id" | "position") =>
    sql`coalesce((SELECT ${sql.raw(column)} FROM refresh_chunks WHERE run_id = ${runId} ORDER BY position DESC LIMIT 1), -1)`;
  const screenedAhead = (skipped: number) =>
    sql`SELECT id FROM stocks WHERE is_screened AND id > ${last("last_id")} ORDER BY id LIMIT 1 OFFSET ${skipped}`;
  const { left } = await batch(db, {
    chunks: db.run(sql`
      INSERT INTO refresh_chunks (run_id, position, first_id, last_id, gathered)
      WITH
        slice AS MATERIALIZED (
          SELECT ${last("last_id")} AS after, ${last("position")} + 1 AS position,
            CASE WHEN EXISTS (${screenedAhead(stocksInSlice)}) THEN (${screenedAhead(stocksInSlice - 1)}) ELSE ${MOST_ID} END AS until
        ),
        rows AS (
          SELECT part.kind, part.task, item.value AS row, item.value ->> 0 AS key
          FROM refresh_parts AS part, jsonb_each(part.payload) AS item
          WHERE part.run_id = ${runId} AND part.kind IN ('facts', 'quote', 'frame', 'filer')
        ),
        listed AS (
          SELECT item.value ->> 'symbol' AS symbol, item.value AS listing,
            coalesce(${unknown} - 1 - (
              SELECT max(key) FROM json_each(${POWERS_OF_TWO}) AS power WHERE power.value <= item.value ->> 'marketCapitalization'
            ), ${unknown}) AS bucket
          FROM refresh_parts AS part, jsonb_each(part.payload) AS item
          WHERE part.run_id = ${runId} AND part.kind = 'listing' AND item.value ->> 'symbol' NOT IN (SELECT symbol FROM stocks)
          GROUP BY item.value ->> 'symbol'
        ),
        newcomers AS (
          SELECT symbol, listing, bucket * ${bucketSize} + row_number() OVER (PARTITION BY bucket ORDER BY symbol) + coalesce((
              SELECT max(id) % ${bucketSize} FROM stocks
              WHERE id >= bucket * ${bucketSize} AND id < (bucket + 1) * ${bucketSize}
            ), 0) AS id
          FROM listed
        ),
        near AS MATERIALIZED (
          SELECT id, symbol, is_screened AS isScreened, ${sql.raw(storedFields().cik)} AS cik, issuer, NULL AS listing FROM stocks, slice
          WHERE id > after AND id <= until
          UNION ALL
          SELECT id, symbol, 1, NULL, NULL, listing FROM newcomers, slice WHERE id > after AND id <= until
        ),
        filers AS MATERIALIZED (
          SELECT key AS cik, near.id FROM rows JOIN near ON near.symbol = row ->> 1 WHERE kind = 'filer'
          UNION
          SELECT cik, id FROM near WHERE cik IS NOT NULL
        ),
        siblings AS MATERIALIZED (
          SELECT other.symbol AS of, near.id FROM near JOIN stocks AS other ON other.issuer = near.issuer
          WHERE near.isScreened AND other.is_screened AND other.id <> near.id
        ),
        items AS (
          SELECT near.id, kind, task, row FROM rows JOIN near ON near.symbol = key WHERE kind IN ('facts', 'quote')
          UNION ALL
          SELECT siblings.id, kind, task, row FROM rows JOIN siblings ON siblings.of = key WHERE kind IN ('facts', 'quote')
          UNION ALL
          SELECT filers.id, kind, task, row FROM rows JOIN filers ON filers.cik = key WHERE kind = 'frame'
        ),
        given AS MATERIALIZED (
          SELECT id, jsonb_group_array(jsonb_array(kind, task, row)) AS items, max(kind <> 'quote') AS hasFacts FROM items GROUP BY id
        ),
        wanted AS (
          SELECT near.id, items, listing, (row_number() OVER (ORDER BY near.id) - 1) / CAST(${stocksInChunk} AS INTEGER) AS place
          FROM near LEFT JOIN given ON given.id = near.id WHERE isScreened OR hasFacts
        )
      SELECT ${runId}, position + place, min(id), max(id), json_group_array(json_array(id, json(items), json(listing)))
      FROM wanted, slice
      WHERE EXISTS (SELECT 1 FROM refresh_runs WHERE id = ${runId} AND state = 'running' AND step = 'assemble')
      GROUP BY place
      ON CONFLICT (run_id, position) DO NOTHING`),
    left: db.all<{ id: number }>(screenedAhead(0)),
  });
  return { isLast: left.length === 0 };
}

/** The markets whose stocks no source covers, with the number of screened ones. */
export async function countUncovered(db: Database, covers: readonly ExchangeCode[]) {
  const { uncovered } = await batch(db, {
    uncovered: db.all<{ exchange: ExchangeCode; stocks: number }>(sql`
      SELECT exchange, count(*) AS stocks FROM stocks
      WHERE is_screened AND exchange NOT IN (SELECT value FROM json_each(${JSON.stringify(covers)})) GROUP BY exchange`),
  });
  return uncovered;
}

export type RatesRow = Pick<ExchangeRates, "asOf" | "url"> & { rates: string };

/** A stock of a chunk, with the decisions about it as JSON; null without any. */
export type OpenStock = StoredColumns & { decisions: string | null };

type Shared = { chunks: number; problems: string | null; rates: string | null };

/**
 * The input of screening: the next open chunks, their stocks, and with them the number of all chunks, earlier problems and the rates. Two
 * statements, because each is charged for every chunk.
 */
export async function readChunks(db: Database, runId: number, { from, most }: { from: number; most: number }) {
  const open = sql`run_id = ${runId} AND position >= ${from} AND staged IS NULL ORDER BY position LIMIT ${most}`;
  const ids = sql`SELECT chunk.value ->> 0 FROM (SELECT gathered FROM refresh_chunks WHERE ${open}) AS next, json_each(next.gathered) AS chunk`;
  const { next, stocks } = await batch(db, {
    next: db.all<Shared & { position: number | null; opened: number; gathered: string }>(sql`
      SELECT shared.*, next.*
      FROM (SELECT ${countOfChunks(runId)} AS chunks,
          (SELECT problems FROM refresh_steps WHERE run_id = ${runId} AND step = 'fundamentals') AS problems,
          (SELECT json_object('asOf', as_of, 'rates', rates, 'url', url) FROM exchange_rates ORDER BY as_of DESC LIMIT 1) AS rates
        ) AS shared
        LEFT JOIN (SELECT position, opened, gathered FROM refresh_chunks WHERE ${open}) AS next ON true`),
    stocks: db.all<OpenStock>(sql`
      SELECT id, symbol, local_symbol AS localSymbol, name, exchange, sector, region, is_screened AS isScreened,
        compliance_status AS complianceStatus, price_change_percent AS priceChangePercent, document, facts, (
          SELECT json_group_array(json_object('state', state, 'anomalies', json(anomalies)) ORDER BY review.id)
          FROM refresh_reviews AS review WHERE stock_id = stocks.id AND state IN ('accepted', 'rejected') HAVING count(*) > 0
        ) AS decisions
      FROM stocks WHERE id IN (${ids})`),
  });
  const chunks = next.flatMap((row) => (row.position === null ? [] : [{ ...row, position: row.position }]));
  return { next: chunks, stocks, shared: next[0] ?? NO_CHUNKS };
}
const NO_CHUNKS: Shared = { chunks: 0, problems: null, rates: null };

export type StagedChunk = {
  position: number;
  /** Its value when the chunk was read. */
  opened: number;
  staged: string;
  compared: number;
  covered: number;
  changed: number;
  statusesChanged: number;
  underReview: number;
  /** JSON of the figures' counts. */
  coverage: string;
};

/**
 * Stages the screened chunks, unless one was reopened meanwhile, in one statement of two parameters of at most 2 MB per chunk (D1
 * allows 100). They are parsed here, and the long texts of their rows written out, chunk by chunk, so that the publication need not
 * do it for all of them at once.
 */
export function stageChunks(db: Database, runId: number, chunks: readonly StagedChunk[]): Query[] {
  if (chunks.length === 0) return [];
  const rows = chunks.map(({ staged, ...figures }) => sql`(${staged}, ${JSON.stringify(figures)})`);
  return [
    db.run(sql`
      WITH fresh (staged, figures) AS (VALUES ${sql.join(rows, sql`, `)})
      UPDATE refresh_chunks SET staged = jsonb_set(jsonb(fresh.staged), '$.rows', (
          SELECT jsonb_group_array(jsonb_set(value, '$.document', value ->> 'document', '$.facts', value ->> 'facts'))
          FROM jsonb_each(fresh.staged, '$.rows')
        )), compared = figures ->> 'compared', covered = figures ->> 'covered',
        changed = figures ->> 'changed', statuses_changed = figures ->> 'statusesChanged', held = figures ->> 'underReview',
        coverage = figures ->> 'coverage'
      FROM fresh
      WHERE refresh_chunks.run_id = ${runId} AND refresh_chunks.position = figures ->> 'position'
        AND refresh_chunks.opened = figures ->> 'opened'`),
  ];
}

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
