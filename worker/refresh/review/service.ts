import type { Anomaly } from "../../../domain/facts/anomalies.ts";
import type { CompanyFacts, ExchangeRates } from "../../../domain/facts/company-facts.ts";
import type { ReviewState } from "../../../domain/refresh/refresh-steps.ts";
import type { RunAnomaly } from "../../../domain/refresh/run-anomalies.ts";
import type { Review } from "../../../schema/contracts/automation.ts";
import { ANOMALY_TEXTS, RUN_ANOMALY_TEXTS } from "../../../schema/wording/en/anomalies.ts";
import { forgetPublished } from "../../features/stocks/dataset-version.ts";
import { epochSeconds, isoTime } from "../../platform/epoch-seconds.ts";
import { AppError } from "../../platform/errors.ts";
import { type Page, pageOf } from "../../platform/page.ts";
import { screenOnFacts } from "../screen/screen-stored-stock.ts";
import { type Automation, drive } from "../start-run.ts";
import {
  decideStatement,
  findReview,
  listReviews,
  type ReviewRow,
  rejectHeldRun,
  resumeHeldRun,
  writeReviewedStock,
} from "./repository.ts";

type Decision = { decision: "accept" | "reject"; note: string };
type Found = NonNullable<Awaited<ReturnType<typeof findReview>>>;

/** One page of what waits or was decided, newest first. */
export async function listHeldReviews(
  db: D1Database,
  query: { state: ReviewState; cursor?: number | undefined; limit: number },
): Promise<Page<Review>> {
  const { rows, totalCount } = await listReviews(db, query);
  const page = pageOf(rows, query.limit, totalCount);
  return { ...page, rows: page.rows.map(reviewOf) };
}

/**
 * Takes over what waited, or refuses it. An accepted figure counts at once; a refused one does not come back for review
 * while the sources repeat it.
 *
 * @throws AppError not_found, or conflict when it is no longer open
 */
export async function decideReview(automation: Automation, id: number, { decision, note }: Decision): Promise<Review> {
  const { env, now } = automation;
  const found = await findReview(env.DB, id);
  if (!found) throw new AppError("not_found", "There is no such review");
  if (found.review.state !== "open") throw new AppError("conflict", "This review is no longer open");
  const state = decision === "accept" ? "accepted" : "rejected";
  if (found.review.stockId === null) await decideRun(automation, found, { id, state, note });
  else await decideStock(automation, found, { id, state, note });
  const { review } = found;
  return reviewOf({ ...review, state, note, decidedAt: epochSeconds(now) });
}

type Deciding = { id: number; state: "accepted" | "rejected"; note: string };

async function decideStock({ env, now }: Automation, found: Found, deciding: Deciding): Promise<void> {
  const { review, stock, screenedOn } = found;
  const facts = deciding.state === "accepted" ? review.proposed : (stock?.facts ?? null);
  const decide = decideStatement(env.DB, { ...deciding, now });
  if (!stock || facts === null || screenedOn === null) throw new AppError("conflict", "Its stock is no longer listed");
  const stored = { ...stock, isScreened: stock.isScreened === 1, decisions: [] };
  const row = screenOnFacts(stored, JSON.parse(facts) as CompanyFacts, { asOf: screenedOn, rates: ratesOf(found) });
  await decideOnce(env.DB, [...writeReviewedStock(env.DB, { reviewId: review.id, row, now }), decide]);
  await forgetPublished(env.CACHE);
}

async function decideRun(automation: Automation, { review }: Found, deciding: Deciding): Promise<void> {
  const { env, now } = automation;
  const held = { reviewId: review.id, runId: review.runId };
  const decide = decideStatement(env.DB, { ...deciding, now });
  if (deciding.state === "rejected") {
    await decideOnce(env.DB, [...rejectHeldRun(env.DB, held), decide]);
    return;
  }
  const resumed = await resumeHeldRun(env.DB, held, now).run();
  if (resumed.meta.changes === 0) throw new AppError("conflict", "Another refresh or another decision came first");
  await decide.run();
  await drive(automation, review.runId);
}

/** What a decision does and the decision itself, at once or not at all: of two admins one succeeds. */
async function decideOnce(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  const results = await db.batch(statements);
  if ((results.at(-1)?.meta.changes ?? 0) === 0) throw new AppError("conflict", "This review is no longer open");
}

function ratesOf({ rates }: Found): ExchangeRates {
  const { asOf = "1970-01-01", rates: text = "{}", url = "" } = rates ?? {};
  return { asOf, base: "USD", rates: JSON.parse(text), source: "exchange-rates", url };
}

function reviewOf(row: ReviewRow): Review {
  const { id, runId, state, note, stockId, symbol, name, complianceStatus, standing } = row;
  const found = JSON.parse(row.anomalies) as (Anomaly | RunAnomaly)[];
  return {
    ...{ id, runId, state, note },
    openedAt: isoTime(row.openedAt),
    decidedAt: row.decidedAt === null ? null : isoTime(row.decidedAt),
    stock:
      stockId && symbol && name && complianceStatus && standing
        ? { id: stockId, symbol, name, complianceStatus, standing }
        : null,
    anomalies: found.flatMap((anomaly) =>
      "about" in anomaly ? [{ ...anomaly, message: ANOMALY_TEXTS[anomaly.code] }] : [],
    ),
    runAnomalies: found.flatMap((anomaly) =>
      "about" in anomaly ? [] : [{ ...anomaly, message: RUN_ANOMALY_TEXTS[anomaly.code] }],
    ),
  };
}
