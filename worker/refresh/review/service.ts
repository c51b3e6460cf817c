import { readersFigures } from "../../../domain/claims/claim.ts";
import type { Anomaly } from "../../../domain/facts/anomalies.ts";
import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { ReviewState } from "../../../domain/refresh/refresh-steps.ts";
import type { RunAnomaly } from "../../../domain/refresh/run-anomalies.ts";
import type { Review } from "../../../schema/contracts/automation.ts";
import { epochSeconds, isoTime } from "../../platform/epoch-seconds.ts";
import { AppError } from "../../platform/errors.ts";
import { type Page, type PageAsked, pageOf } from "../../platform/page.ts";
import { exchangeRatesOf } from "../../verdicts/datasets/repository.ts";
import { deriveAgain, storedStock } from "../../verdicts/derive-again.ts";
import { verdictOn } from "../../verdicts/on-day.ts";
import { forgetPublished } from "../../verdicts/published.ts";
import { tokenOf } from "../chain.ts";
import { type Automation, drive, firstLink } from "../start-run.ts";
import {
  acceptRun,
  type Decided,
  decideStockReview,
  findReview,
  listReviews,
  type ReviewRow,
  rejectRun,
} from "./repository.ts";

type Decision = { decision: "accept" | "reject"; note: string };
type Found = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export async function listReviewsForAdmin(
  db: D1Database,
  query: PageAsked & { state: ReviewState },
  now: Date,
): Promise<Page<Review>> {
  const { rows, totalCount } = await listReviews(db, query);
  const page = pageOf(rows, query.limit, totalCount);
  return { ...page, rows: page.rows.map((row) => reviewOf(row, now)) };
}

/**
 * Accepts or rejects the figures under review. An accepted figure counts at once; a rejected one does not come back for review while
 * the sources repeat it.
 *
 * @throws AppError not_found, or conflict when it is no longer open
 */
export async function decideReview(automation: Automation, id: number, { decision, note }: Decision): Promise<Review> {
  const { env, now } = automation;
  const found = await findReview(env.DB, id);
  if (!found) throw new AppError("not_found", ["no_such_review"]);
  if (found.review.state !== "open") throw noLongerOpen();
  const state = decision === "accept" ? "accepted" : "rejected";
  const decided = { id, state, note, now, proposed: found.review.proposed } as const;
  if (found.review.stockId === null) await decideRun(automation, found, decided);
  else await decideStock(automation, found, decided);
  const { review } = found;
  return reviewOf({ ...review, state, note, decidedAt: epochSeconds(now) }, now);
}

async function decideStock({ env }: Automation, found: Found, decided: Decided): Promise<void> {
  const { review, stock: row, screenedOn } = found;
  const decidedFacts = decided.state === "accepted" ? review.proposed : (row?.facts ?? null);
  if (!row || decidedFacts === null || screenedOn === null) throw new AppError("conflict", ["review_without_stock"]);
  const stock = storedStock(row);
  const readers = readersFigures(stock.known);
  const known = JSON.parse(decidedFacts) as CompanyFacts;
  const again = deriveAgain(stock, { known, readers, rates: exchangeRatesOf(found.rates) }, screenedOn);
  if (!(await decideStockReview(env.DB, again, stock.id, decided))) throw noLongerOpen();
  await forgetPublished(env.CACHE);
}

async function decideRun(automation: Automation, { review }: Found, decided: Decided): Promise<void> {
  const { env, now } = automation;
  if (decided.state === "rejected") {
    if (!(await rejectRun(env.DB, review.runId, decided))) throw noLongerOpen();
    return;
  }
  const link = firstLink(now);
  const { runId } = review;
  if (!(await acceptRun(env.DB, { runId, token: tokenOf(link) }, decided)))
    throw new AppError("conflict", ["decided_meanwhile"]);
  await drive(automation, runId, link);
}

function noLongerOpen(): AppError {
  return new AppError("conflict", ["review_closed"]);
}

function reviewOf(row: ReviewRow, now: Date): Review {
  const { id, runId, state, note, stockId, symbol, name, complianceStatus, standing, standsUntil } = row;
  const verdict = complianceStatus && standing && verdictOn({ complianceStatus, standing, standsUntil }, isoDay(now));
  const found = JSON.parse(row.anomalies) as (Anomaly | RunAnomaly)[];
  return {
    id,
    runId,
    state,
    note,
    openedAt: isoTime(row.openedAt),
    decidedAt: row.decidedAt === null ? null : isoTime(row.decidedAt),
    stock:
      stockId && symbol && name && verdict
        ? { id: stockId, symbol, name, complianceStatus: verdict.complianceStatus, standing: verdict.standing }
        : null,
    anomalies: found.filter(isOfStock),
    runAnomalies: found.flatMap((one) => (isOfStock(one) ? [] : { ...one, about: one.about ?? null })),
  };
}

const isOfStock = (anomaly: Anomaly | RunAnomaly): anomaly is Anomaly => "after" in anomaly;
