import type { LeftOutReason } from "../../../domain/facts/company-facts.ts";
import { SMALLEST_SHARE_COUNT } from "../../../domain/facts/fact-limits.ts";
import { daysBetween } from "../../../domain/facts/iso-date.ts";
import { type BalanceSheet, balance, type Figure, factsOf, figureOf } from "../../../domain/filings/fact-selection.ts";
import type { ReportedFact } from "../../../domain/filings/reported-fact.ts";

/** Counts on the covers of reports are used for a year; companies with several classes stopped giving one long ago. */
const OLDEST_COVER_DAYS = 366;
const OLDEST_AVERAGE_DAYS = 100;

/** Shares outstanding, from the newest cover, the balance sheet, or else the quarter's weighted average. */
export function sharesOutstanding(sheet: BalanceSheet, today: string): Figure | LeftOutReason | undefined {
  const cover = "EntityCommonStockSharesOutstanding";
  const covers = sheet.concepts.get(`dei:${cover}`)?.get("shares") ?? [];
  const newestCover = newest(covers);
  const isFresh = newestCover && daysBetween(newestCover.end, today) <= OLDEST_COVER_DAYS;
  const average = newest(factsOf(sheet, "WeightedAverageNumberOfSharesOutstandingBasic", "shares"));
  const isAverageFresh = average && daysBetween(average.end, sheet.date) <= OLDEST_AVERAGE_DAYS;
  const candidates = [
    isFresh ? figureOf(newestCover, cover) : undefined,
    balance(sheet, "CommonStockSharesOutstanding", "shares"),
    isAverageFresh ? figureOf(average, "WeightedAverageNumberOfSharesOutstandingBasic") : undefined,
  ].filter((figure) => figure !== undefined);
  const believable = candidates.find((figure) => figure.value >= SMALLEST_SHARE_COUNT);
  if (believable) return believable;
  if (candidates.length > 0) return "placeholder_share_count";
  return newestCover ? "stale_concept" : undefined;
}

function newest(facts: readonly ReportedFact[]): ReportedFact | undefined {
  return facts.reduce<ReportedFact | undefined>(
    (latest, fact) =>
      !latest || fact.end > latest.end || (fact.end === latest.end && fact.filed > latest.filed) ? fact : latest,
    undefined,
  );
}
