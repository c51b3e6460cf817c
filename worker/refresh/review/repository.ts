import type { ReviewState } from "../../../domain/refresh/refresh-steps.ts";
import type { ComplianceStatus } from "../../../domain/screening/compliance.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { type StockRow, upsertStocksFrom } from "../../features/stocks/repository.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { RatesRow } from "../screen/repository.ts";

export type ReviewRow = {
  id: number;
  runId: number;
  state: ReviewState;
  openedAt: number;
  decidedAt: number | null;
  note: string | null;
  anomalies: string;
  stockId: number | null;
  symbol: string | null;
  name: string | null;
  complianceStatus: ComplianceStatus | null;
  standing: Standing | null;
};

const REVIEW = `
  SELECT refresh_reviews.id, run_id AS runId, state, opened_at AS openedAt, decided_at AS decidedAt, note, anomalies,
    stock_id AS stockId, symbol, name, compliance_status AS complianceStatus, standing
  FROM refresh_reviews LEFT JOIN stocks ON stocks.id = stock_id`;

/** One page of the reviews in a state, newest first, with one more than asked for when there are more. */
export async function listReviews(
  db: D1Database,
  query: { state: ReviewState; cursor?: number | undefined; limit: number },
): Promise<{ rows: ReviewRow[]; totalCount: number }> {
  const [rows, counted] = await db.batch<Record<string, unknown>>([
    db
      .prepare(`${REVIEW} WHERE state = ?1 AND refresh_reviews.id < ?2 ORDER BY refresh_reviews.id DESC LIMIT ?3`)
      .bind(query.state, query.cursor ?? Number.MAX_SAFE_INTEGER, query.limit + 1),
    db.prepare("SELECT count(*) AS total FROM refresh_reviews WHERE state = ?1").bind(query.state),
  ]);
  return { rows: (rows?.results ?? []) as ReviewRow[], totalCount: Number(counted?.results[0]?.["total"] ?? 0) };
}

export type ReviewedStock = Omit<StockRow, "isScreened" | "currentPrice" | "standing"> & { isScreened: number };

/** A review, the stock it is about as it stands, and the newest rates and day. */
export async function findReview(db: D1Database, id: number) {
  const [review, proposed, stock, rates, dataset] = await db.batch<Record<string, unknown>>([
    db.prepare(`${REVIEW} WHERE refresh_reviews.id = ?1`).bind(id),
    db.prepare("SELECT proposed FROM refresh_reviews WHERE id = ?1").bind(id),
    db
      .prepare(`
        SELECT id, symbol, local_symbol AS localSymbol, name, exchange, sector, region, is_screened AS isScreened,
          compliance_status AS complianceStatus, price_change_percent AS priceChangePercent, document, facts
        FROM stocks WHERE id = (SELECT stock_id FROM refresh_reviews WHERE id = ?1)`)
      .bind(id),
    db.prepare("SELECT as_of AS asOf, rates, url FROM exchange_rates ORDER BY as_of DESC LIMIT 1"),
    db.prepare("SELECT screened_on AS screenedOn FROM datasets ORDER BY version DESC LIMIT 1"),
  ]);
  const row = review?.results[0] as ReviewRow | undefined;
  if (!row) return undefined;
  return {
    review: { ...row, proposed: (proposed?.results[0]?.["proposed"] as string | null) ?? null },
    stock: stock?.results[0] as ReviewedStock | undefined,
    rates: rates?.results[0] as RatesRow | undefined,
    screenedOn: (dataset?.results[0]?.["screenedOn"] as string | undefined) ?? null,
  };
}

export type Decided = { id: number; state: "accepted" | "rejected"; note: string; now: Date };

/** True while nobody has decided a review, whose number is the parameter of this place. */
const isOpen = (place: string) => `EXISTS (SELECT 1 FROM refresh_reviews WHERE id = ${place} AND state = 'open')`;

/** The statement that decides an open review; it goes last, since what a decision does is done only while it is open. */
export function decideStatement(db: D1Database, { id, state, note, now }: Decided): D1PreparedStatement {
  return db
    .prepare("UPDATE refresh_reviews SET state = ?2, note = ?3, decided_at = ?4 WHERE id = ?1 AND state = 'open'")
    .bind(id, state, note, epochSeconds(now));
}

/**
 * Writes a reviewed stock and its change of status, and moves the newest dataset on to the next version with the counts as
 * they are now, so that whoever holds an answer of the version before asks again. For one batch with the decision.
 */
export function writeReviewedStock(
  db: D1Database,
  { reviewId, row, now }: { reviewId: number; row: StockRow; now: Date },
): D1PreparedStatement[] {
  const today = now.toISOString().slice(0, 10);
  return [
    db
      .prepare(`
        INSERT INTO status_changes (changed_on, stock_id, dataset_version, from_status, to_status)
        SELECT ?3, id, (SELECT max(version) + 1 FROM datasets), compliance_status, ?2 FROM stocks
        WHERE id = ?1 AND is_screened AND compliance_status <> ?2 AND ${isOpen("?4")} ON CONFLICT DO NOTHING`)
      .bind(row.id, row.complianceStatus, today, reviewId),
    db.prepare(upsertStocksFrom(`json_each(?1) WHERE ${isOpen("?2")}`)).bind(JSON.stringify([row]), reviewId),
    db
      .prepare(`
        UPDATE datasets SET version = version + 1,
          halal_stocks = (SELECT count(*) FROM stocks WHERE is_screened AND compliance_status = 'halal'),
          questionable_stocks = (SELECT count(*) FROM stocks WHERE is_screened AND compliance_status = 'questionable'),
          purify_stocks = (SELECT count(*) FROM stocks WHERE standing = 'purify'),
          doubt_stocks = (SELECT count(*) FROM stocks WHERE standing = 'doubt'),
          haram_stocks = (SELECT count(*) FROM stocks WHERE is_screened AND compliance_status = 'haram'),
          listed_names = (SELECT count(*) FROM stocks WHERE NOT is_screened)
        WHERE version = (SELECT max(version) FROM datasets) AND ${isOpen("?1")}`)
      .bind(reviewId),
  ];
}

export type HeldRun = { reviewId: number; runId: number };

/** Lets a held run go on to its publication; nothing happens when another run is on or came later. */
export function resumeHeldRun(db: D1Database, { reviewId, runId }: HeldRun, now: Date): D1PreparedStatement {
  return db
    .prepare(`
      UPDATE OR IGNORE refresh_runs SET state = 'running', running = 1, step = 'stage', done = 0, total = 1, attempts = 0,
        finished_at = NULL, problem = NULL, lease_until = 0, advanced_at = ?2
      WHERE id = ?1 AND state = 'held' AND id = (SELECT max(id) FROM refresh_runs) AND ${isOpen("?3")}`)
    .bind(runId, epochSeconds(now), reviewId);
}

export function rejectHeldRun(db: D1Database, { reviewId, runId }: HeldRun): D1PreparedStatement[] {
  return [
    db
      .prepare(`UPDATE refresh_runs SET state = 'rejected' WHERE id = ?1 AND state = 'held' AND ${isOpen("?2")}`)
      .bind(runId, reviewId),
    db.prepare(`DELETE FROM refresh_chunks WHERE run_id = ?1 AND ${isOpen("?2")}`).bind(runId, reviewId),
  ];
}
