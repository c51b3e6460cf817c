import type {
  InputName,
  LeftOutFacts,
  LeftOutReason,
  SourcedFact,
  SourcedFacts,
} from "../../../domain/facts/company-facts.ts";
import { SMALLEST_SHARE_COUNT } from "../../../domain/facts/fact-limits.ts";
import { SHARES_UNIT } from "../../../domain/facts/in-dollars.ts";
import { daysBetween } from "../../../domain/facts/iso-date.ts";
import { cashAndInterestBearingSecurities } from "../../../domain/filings/cash.ts";
import { interestBearingDebt } from "../../../domain/filings/debt.ts";
import {
  type BalanceSheet,
  balance,
  type Figure,
  factsOf,
  figureOf,
  newestBalanceSheet,
} from "../../../domain/filings/fact-selection.ts";
import { dividendPerShare, interestIncome, totalRevenue } from "../../../domain/filings/income.ts";
import { filingUrl, type ReportedCompany, type ReportedFact } from "../../../domain/filings/reported-fact.ts";
import type { CompanyFundamentals } from "../answers/providers.ts";

/**
 * A company's facts at its newest balance-sheet date, every balance at that one date; undefined when it reports no total assets. What
 * cannot be right or is no longer reported is left out and named. The caller says whether every concept of debt was requested.
 */
export function companyFinancials(
  company: ReportedCompany,
  today: string,
  asked: { isWholeDebtAsked?: boolean } = {},
): CompanyFundamentals | undefined {
  const sheet = newestBalanceSheet(company.concepts);
  if (!sheet) return undefined;
  const facts: SourcedFacts = {};
  const leftOut: LeftOutFacts = {};
  const add = (
    input: InputName,
    found: Figure | LeftOutReason | undefined,
    { currency = sheet.currency, isEstimated = false } = {},
  ) => {
    if (found === undefined) return;
    if (typeof found === "string") leftOut[input] = found;
    else if (found.value < 0) leftOut[input] = "negative_amount";
    else facts[input] = factOf(company.cik, found, currency, isEstimated);
  };
  const interest = interestIncome(sheet);
  add("totalAssets", balance(sheet, "Assets"));
  add("totalLiabilities", balance(sheet, "Liabilities"));
  add("interestBearingDebt", interestBearingDebt(sheet, asked));
  add("cashAndInterestBearingSecurities", cashAndInterestBearingSecurities(sheet));
  add("accountsReceivable", balance(sheet, "AccountsReceivableNetCurrent"));
  add("totalRevenue", totalRevenue(sheet));
  if (typeof interest === "object") add("interestIncome", interest.figure, { isEstimated: interest.isEstimated });
  else add("interestIncome", interest);
  add("dividendPerShare", dividendPerShare(sheet));
  add("sharesOutstanding", sharesOutstanding(sheet, today), { currency: SHARES_UNIT });
  leaveOutErrorsOfScale(facts, leftOut);
  return { cik: company.cik, balanceDate: sheet.date, facts, leftOut };
}

/** A filer's error by a thousand shows as a balance above total assets; debt can be above them where all liabilities are. */
function leaveOutErrorsOfScale(facts: SourcedFacts, leftOut: LeftOutFacts): void {
  const assets = facts.totalAssets?.value;
  if (assets === undefined) return;
  if ((facts.interestBearingDebt?.value ?? 0) > Math.max(assets, facts.totalLiabilities?.value ?? 0)) {
    delete facts.interestBearingDebt;
    leftOut.interestBearingDebt = "debt_above_total_assets";
  }
  if ((facts.cashAndInterestBearingSecurities?.value ?? 0) > assets) {
    delete facts.cashAndInterestBearingSecurities;
    leftOut.cashAndInterestBearingSecurities = "cash_above_total_assets";
  }
}

function factOf(cik: string, figure: Figure, currency: string, isEstimated: boolean): SourcedFact {
  return {
    value: figure.value,
    currency,
    ...(figure.start !== null && { periodStart: figure.start }),
    periodEnd: figure.end,
    source: "sec-edgar",
    url: filingUrl(cik, figure.accession),
    quality: isEstimated ? "estimated" : "reported",
    ...(figure.concepts.length > 0
      ? { note: figure.concepts.join(" + ") }
      : { detail: ["no_debt_nor_interest_paid"] as const }),
    ...(figure.bound && { bound: figure.bound }),
  };
}

/** Counts on the covers of reports are used for a year; companies with several classes stopped giving one long ago. */
const OLDEST_COVER_DAYS = 366;
const OLDEST_AVERAGE_DAYS = 100;

/** Shares outstanding, from the newest cover, the balance sheet, or else the quarter's weighted average. */
function sharesOutstanding(sheet: BalanceSheet, today: string): Figure | LeftOutReason | undefined {
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
