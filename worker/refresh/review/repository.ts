import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { ReviewState } from "../../../domain/refresh/refresh-steps.ts";
import type { ComplianceStatus } from "../../../domain/screening/screening.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { refreshChunks, refreshReviews, refreshRuns } from "../../../schema/tables/refresh.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database, database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { PageAsked } from "../../platform/page.ts";
import type { StagedChange } from "../../verdicts/changes/repository.ts";
import { newestDataset, newestRates } from "../../verdicts/datasets/repository.ts";
import { publishDecided } from "../../verdicts/publish/repository.ts";
import type { StockRow } from "../../verdicts/repository.ts";
import { LEASE_SECONDS } from "../run/repository.ts";

const REVIEW = {
  id: refreshReviews.id,
  runId: refreshReviews.runId,
  state: refreshReviews.state,
  openedAt: refreshReviews.openedAt,
  decidedAt: refreshReviews.decidedAt,
  note: refreshReviews.note,
  anomalies: refreshReviews.anomalies,
  stockId: refreshReviews.stockId,
  symbol: stocks.symbol,
  name: stocks.name,
  complianceStatus: sql<ComplianceStatus | null>`${stocks.complianceStatus}`.as("complianceStatus"),
  standing: sql<Standing | null>`${stocks.standing}`.as("standing"),
  standsUntil: stocks.standsUntil,
};

const reviewsWithStocks = (db: Database) =>
  db.select(REVIEW).from(refreshReviews).leftJoin(stocks, eq(stocks.id, refreshReviews.stockId));

export type ReviewRow = Awaited<ReturnType<typeof reviewsWithStocks>>[number];

/** One page of the reviews in a state, newest first, plus one more if there are more. */
export async function listReviews(
  binding: D1Database,
  query: PageAsked & { state: ReviewState },
): Promise<{ rows: ReviewRow[]; totalCount: number }> {
  const db = database(binding);
  const isAsked = eq(refreshReviews.state, query.state);
  const { rows, counted } = await batch(db, {
    rows: reviewsWithStocks(db)
      .where(and(isAsked, lt(refreshReviews.id, query.cursor ?? Number.MAX_SAFE_INTEGER)))
      .orderBy(desc(refreshReviews.id))
      .limit(query.limit + 1),
    counted: db.select({ total: count() }).from(refreshReviews).where(isAsked),
  });
  return { rows, totalCount: counted[0]?.total ?? 0 };
}

/** A review, the current row of its stock, and the newest rates and day. */
export async function findReview(binding: D1Database, id: number) {
  const db = database(binding);
  const isIt = eq(refreshReviews.id, id);
  const stockId = db.select({ id: refreshReviews.stockId }).from(refreshReviews).where(isIt);
  const found = await batch(db, {
    review: reviewsWithStocks(db).where(isIt),
    proposed: db.select({ proposed: refreshReviews.proposed }).from(refreshReviews).where(isIt),
    stock: db
      .select()
      .from(stocks)
      .where(eq(stocks.id, sql`(${stockId})`)),
    rates: newestRates(db),
    dataset: newestDataset(db),
  });
  const [review] = found.review;
  if (!review) return undefined;
  return {
    review: { ...review, proposed: found.proposed[0]?.proposed ?? null },
    stock: found.stock[0],
    rates: found.rates[0],
    screenedOn: found.dataset[0]?.screenedOn ?? null,
  };
}

export type Decided = {
  id: number;
  state: "accepted" | "rejected";
  note: string;
  now: Date;
  /** The figures that were decided on; a run may have brought newer ones meanwhile. */
  proposed: string | null;
};

/** True while nobody has decided a review of these figures. */
const isOpen = ({ id, proposed }: Pick<Decided, "id" | "proposed">) =>
  sql`EXISTS (SELECT 1 FROM refresh_reviews WHERE id = ${id} AND state = 'open' AND proposed IS ${proposed})`;

/** The statement that decides an open review; it goes last, since the decision's effects require an open review. */
function decide(db: Database, { id, state, note, now, proposed }: Decided, isPending = sql`1`) {
  return db
    .update(refreshReviews)
    .set({ state, note, decidedAt: epochSeconds(now) })
    .where(and(eq(refreshReviews.id, id), isOpen({ id, proposed }), isPending))
    .returning({ id: refreshReviews.id });
}

/**
 * Decides the review of a stock: writes the stock and its change of status, raises the newest dataset's version with the current
 * counts, so that readers with an answer of the previous version ask again, and lets a current run screen the stock's chunk again.
 * False, without any effect, when it was decided already.
 */
export async function decideStockReview(
  binding: D1Database,
  { row, change }: { row: StockRow | null; change: StagedChange | null },
  stockId: number,
  decided: Decided,
): Promise<boolean> {
  const db = database(binding);
  const { decision } = await batch(db, {
    ...publishDecided(
      db,
      { rows: row ? [row] : [], changes: change ? [change] : [], stockIds: [stockId] },
      { isPending: isOpen(decided), changedOn: isoDay(decided.now) },
    ),
    decision: decide(db, decided),
  });
  return decision.length > 0;
}

/**
 * Lets a run under review continue to its publication, with a new driver. False when another run is active or came later, or the
 * review is decided already.
 */
export async function acceptRun(
  binding: D1Database,
  { runId, token }: { runId: number; token: string },
  decided: Decided,
): Promise<boolean> {
  const db = database(binding);
  const now = epochSeconds(decided.now);
  const { accepted } = await batch(db, {
    accepted: db.all(sql`
      UPDATE OR IGNORE refresh_runs SET state = 'running', running = 1, is_accepted = 1, step = 'stage', done = 0, total = 1,
        attempts = 0, failures = 0, finished_at = NULL, problem = NULL, advanced_at = ${now},
        lease_token = ${token}, lease_until = ${now + LEASE_SECONDS}
      WHERE id = ${runId} AND state = 'under_review' AND id = (SELECT max(id) FROM refresh_runs) AND ${isOpen(decided)} RETURNING id`),
    decision: decide(
      db,
      decided,
      sql`EXISTS (SELECT 1 FROM refresh_runs WHERE id = ${runId} AND lease_token = ${token})`,
    ),
  });
  return accepted.length > 0;
}

/** Ends a run under review without publishing it. False when the review is decided already. */
export async function rejectRun(binding: D1Database, runId: number, decided: Decided): Promise<boolean> {
  const db = database(binding);
  const open = isOpen(decided);
  const { decision } = await batch(db, {
    run: db
      .update(refreshRuns)
      .set({ state: "rejected" })
      .where(and(eq(refreshRuns.id, runId), eq(refreshRuns.state, "under_review"), open)),
    chunks: db.delete(refreshChunks).where(and(eq(refreshChunks.runId, runId), open)),
    decision: decide(db, decided),
  });
  return decision.length > 0;
}
