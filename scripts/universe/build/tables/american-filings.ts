import type { FactDetail, SourcedFacts } from "../../../../domain/facts/company-facts.ts";
import { daysBetween } from "../../../../domain/facts/iso-date.ts";
import type { SourceAnswer } from "../../../../domain/facts/source-answer.ts";
import { startOfYearUpTo } from "../../../../worker/providers/figures.ts";
import { filingUrl } from "../../../../worker/providers/sec/reported-fact.ts";
import { OLDEST_FILING_DAYS } from "../build-filings.ts";
import { amount, day, type Row, WHOLE_FROM } from "./collected-tables.ts";

/**
 * The figures of one company in the collected tables. Each table of SEC figures was extracted from the filings independently, so two
 * that agree settle a figure; the vendors' tables only check and are never adopted.
 */
export type AmericanExtracts = {
  /** SEC, fiscal year: revenue, debt without leases, cash with current investments. */
  annual?: Row | undefined;
  /** SEC, newest quarter of early 2026: total assets, cash and equivalents, one tag of long-term debt. */
  quarterly?: Row | undefined;
  /** SEC, newest quarter of August 2026 without its date: debt, cash and equivalents, twelve months of revenue. */
  latest?: Row | undefined;
  /** SEC, the quarter to March 2026: long-term and current debt. */
  largest?: Row | undefined;
  /** SEC with accession numbers. */
  biotech?: Row | undefined;
  smallCap?: Row | undefined;
  /** SEC, fiscal year, most with accession numbers; no debt. */
  filed?: Row | undefined;
  /** How the annual tables compare for the same fiscal year. */
  compared?: Row | undefined;
  /** Vendors: fiscal years. */
  vendor?: Row | undefined;
  secondVendor?: Row | undefined;
};

/** A vendor's newest figures with leases and short-term investments, in US dollars: used as checks, never adopted. */
export type SnapshotChecks = {
  debt: number | undefined;
  cash: number | undefined;
  revenue: number | undefined;
  marketCapitalization: number | undefined;
  /** Cash that is known to leave short-term investments out. */
  leastCash: number | undefined;
  /** Of its balances. */
  balanceDate: string | undefined;
  /** Whether debt with leases is mostly rent in its industry. */
  isTenant: boolean;
};

/** A quarter plus the differences between fiscal calendars. */
const NEXT_BALANCE_DAYS = 100;
/** Two figures of the same balance are equal when they differ by less than this share of the larger one. */
const AGREE = 0.02;
/** Below this difference it is noted, and the filing's figure counts. */
const CLOSE = 0.1;
/** The tables round to this many dollars. */
const ROUNDING = 1_000_000;
/** Short-term investments that the tags may have missed are small below a quarter of the cash, or a hundredth of the value. */
const MISSED_INVESTMENTS = { ofCash: 0.25, ofValue: 0.01 };
/** A debt with leases below this share of total assets leaves no room for a loan. */
const NO_ROOM_FOR_DEBT = 0.02;
/** Nor one this small where the filings show no interest paid; of a tenant, whose debt with leases is mostly rent. */
const LEASES_OF_ASSETS = { tenant: 0.5, other: 0.1 };
/** From this share of the market value on, a debt with leases that is none would decide the verdict. */
const DECIDES_FROM = 0.3;
const REVENUE_APART = 1.25;
/** Twelve months that one extract alone sums and that are further from the confirmed year than this may lack a quarter. */
const TWELVE_MONTHS_APART = 1.5;
/** The newest quarter that was on file when the undated table was made. */
const LATEST_QUARTER = "2026-06-30";

type Found = {
  value: number;
  periodEnd: string;
  detail: readonly FactDetail[];
  accession?: string | undefined;
  bound?: "lower";
};

/** A company's filed figures, as far as two extracts agree; undefined when nothing can be used. */
export function americanFilings(
  cik: string,
  extracts: AmericanExtracts,
  checks: SnapshotChecks,
  screenedOn: string,
): SourceAnswer | undefined {
  const currency = extracts.annual?.["currency"] || extracts.compared?.["currency"] || "USD";
  const isForeign = currency !== "USD";
  const debt = isForeign ? undefined : wholeDebt(debtOf(extracts, checks), extracts, checks);
  const cash = isForeign ? undefined : cashOf(extracts, checks);
  const found = {
    interestBearingDebt: debt,
    cashAndInterestBearingSecurities: cash,
    totalRevenue: isForeign ? foreignRevenueOf(extracts) : revenueOf(extracts, checks),
    totalAssets: isForeign ? undefined : assetsOf(extracts, [debt?.periodEnd, cash?.periodEnd], checks),
  };
  const facts: SourcedFacts = {};
  for (const [input, figure] of Object.entries(found) as [keyof typeof found, Found | undefined][]) {
    if (!figure || daysBetween(figure.periodEnd, screenedOn) > OLDEST_FILING_DAYS) continue;
    const { value, periodEnd, bound } = figure;
    const [first, ...others] = figure.detail;
    const accession = figure.accession || accessionOf(extracts, periodEnd);
    facts[input] = {
      value,
      currency,
      ...(input === "totalRevenue" && { periodStart: startOfYearUpTo(periodEnd) }),
      periodEnd,
      source: "sec-edgar",
      ...(accession && { url: filingUrl(cik, accession) }),
      quality: "reported",
      ...(bound && { bound }),
      ...(first && { detail: [first, ...others] }),
    };
  }
  return Object.keys(facts).length > 0 ? { facts } : undefined;
}

/** A dated figure of a row; undefined for a zero, which may be a gap. */
function dated(row: Row | undefined, column: string, dateColumn = "period_end"): Found | undefined {
  const [value, periodEnd] = [amount(row, column), day(row, dateColumn)];
  const accession = row?.["period_end"] === periodEnd ? row?.["accn"] : undefined;
  return value && periodEnd ? { value, periodEnd, detail: [], accession } : undefined;
}

/** A figure of the undated table, whose quarter is that of a dated one with the same total assets, else approximately the newest. */
function newestOf({ latest, largest, quarterly, filed }: AmericanExtracts, column: string): Found | undefined {
  const [value, assets] = [amount(latest, column), amount(latest, "assets")];
  if (!value) return undefined;
  const sheets = [dated(largest, "Assets"), dated(quarterly, "Assets"), dated(filed, "total_assets")];
  const same = sheets.find((sheet) => sheet?.value === assets && sheet !== undefined);
  return same
    ? { value, periodEnd: same.periodEnd, detail: [] }
    : { value, periodEnd: LATEST_QUARTER, detail: ["about"] };
}

/** A figure of the newest dated quarter, unless a vendor's was filled in. */
function ofQuarter({ quarterly }: AmericanExtracts, column: string): Found | undefined {
  return quarterly?.["touched_by_yfinance_backfill"] ? undefined : dated(quarterly, column);
}

function noted(found: Found | undefined, ...detail: FactDetail[]): Found | undefined {
  return found && { ...found, detail: [...found.detail, ...detail] };
}

/** Debt without leases when two extracts agree; no debt when three do. */
function debtOf(extracts: AmericanExtracts, checks: SnapshotChecks): Found | undefined {
  const { annual, biotech, smallCap, compared, vendor, secondVendor } = extracts;
  const [filed, vendors] = [amount(annual, "debt_excl_leases"), amount(vendor, "debt_short_plus_long")];
  const year = compared?.["fy_end"] ? day(compared, "fy_end") : day(annual, "period_end");
  const ofYear = (value: number | undefined): Found | undefined =>
    value && year ? { value, periodEnd: year, detail: [] } : undefined;
  const isConfirmed = compared?.["debt_status"]?.startsWith("confirmed");
  const isFiled = compared?.["debt_value_from"]?.startsWith("edgar");
  const confirmed = isConfirmed && isFiled ? ofYear(amount(compared, "debt_value")) : undefined;
  if (confirmed) return noted(confirmed, "two_extracts_agree");
  if (compared?.["debt_status"] === "no_debt_tag_and_zero_in_C") return absenceOf(extracts, checks);
  const newest = newestOf(extracts, "total_debt");
  if (agree(newest, checks.debt, vendors, largestDebt(extracts), filed)) return noted(newest, "two_extracts_agree");
  const yearly = ofYear(filed);
  if (agree(yearly, checks.debt)) return noted(yearly, "two_extracts_agree");
  for (const debt of [dated(biotech, "long_term_debt"), dated(smallCap, longTermColumn(smallCap))])
    if (agree(debt, vendors, amount(secondVendor, "debt_excl_leases"))) return noted(debt, "two_extracts_agree");
  const longTerm = ofQuarter(extracts, "LongTermDebt_or_Noncurrent");
  if (agree(longTerm, vendors, checks.debt)) return noted(longTerm, "two_extracts_agree");
  if (areClose(yearly, vendors)) return noted(yearly, "two_extracts_close");
  const isBelowLeases = !checks.debt || (newest?.value ?? 0) <= checks.debt * (1 + AGREE);
  if (isBelowLeases && areClose(newest, vendors, checks.debt)) return noted(newest, "two_extracts_close");
  return areClose(longTerm, vendors, checks.debt) ? noted(longTerm, "two_extracts_close") : undefined;
}

/** Undefined for a debt that two other sources contradict: below three quarters of what they say, it is only a part. */
function wholeDebt(
  found: Found | undefined,
  { annual, latest, largest, quarterly, vendor, secondVendor }: AmericanExtracts,
  checks: SnapshotChecks,
): Found | undefined {
  if (!found) return undefined;
  const others = [
    amount(annual, "debt_excl_leases"),
    amount(latest, "total_debt"),
    largestDebt({ largest }),
    amount(quarterly, "LongTermDebt_or_Noncurrent"),
    amount(vendor, "debt_short_plus_long"),
    debtBesideLeases(secondVendor),
    checks.isTenant ? undefined : checks.debt,
  ];
  const above = others.filter((other) => other !== undefined && found.value < other * WHOLE_FROM);
  return above.length >= 2 ? undefined : found;
}

function longTermColumn(smallCap: Row | undefined): string {
  return amount(smallCap, "long_term_debt") === undefined ? "lt_debt_noncurrent" : "long_term_debt";
}

/**
 * No tag of debt, nothing in a vendor's table, and a third source that has none either, or a year without interest paid beside
 * a debt with leases that leases explain. A zero alone may be a gap.
 */
function absenceOf(extracts: AmericanExtracts, checks: SnapshotChecks): Found | undefined {
  const { annual, quarterly, latest, biotech, smallCap, compared, vendor, secondVendor } = extracts;
  const periodEnd = day(compared, "fy_end") ?? day(quarterly, "period_end");
  const debts = [
    amount(latest, "total_debt"),
    debtBesideLeases(secondVendor),
    amount(biotech, "long_term_debt"),
    amount(smallCap, longTermColumn(smallCap)),
  ];
  if (!periodEnd || debts.some((debt) => debt)) return undefined;
  const assets = amount(quarterly, "Assets") ?? amount(vendor, "total_assets");
  const leasesAtMost = checks.isTenant ? LEASES_OF_ASSETS.tenant : LEASES_OF_ASSETS.other;
  const mayDecide = (checks.debt ?? 0) > (checks.marketCapitalization ?? Number.POSITIVE_INFINITY) * DECIDES_FROM;
  if (mayDecide && (checks.debt ?? 0) > (assets ?? 0) * leasesAtMost) return undefined;
  const isAtMost = (part: number) => checks.debt !== undefined && assets !== undefined && checks.debt <= assets * part;
  if (isAtMost(NO_ROOM_FOR_DEBT) || latest || secondVendor || biotech || smallCap)
    return { value: 0, periodEnd, detail: ["no_debt_in_three_extracts"] };
  const paysNoInterest = annual?.["period_end"] === periodEnd && !amount(annual, "interest_expense_abs");
  return paysNoInterest && isAtMost(leasesAtMost)
    ? { value: 0, periodEnd, detail: ["no_debt_nor_interest_in_extracts"] }
    : undefined;
}

/** The second vendor's debt without leases sometimes is the leases. */
function debtBesideLeases(row: Row | undefined): number | undefined {
  const value = amount(row, "debt_excl_leases");
  const leases =
    (amount(row, "capitalLeaseObligationsCurrent") ?? 0) + (amount(row, "capitalLeaseObligationsNonCurrent") ?? 0);
  return value !== undefined && areClose({ value }, leases) ? 0 : value;
}

/** Cash with current investments, when a second extract or the vendor's total leaves no room for missing investments. */
function cashOf(extracts: AmericanExtracts, checks: SnapshotChecks): Found | undefined {
  const { annual, quarterly, biotech, filed, compared, vendor } = extracts;
  const investments = dated(biotech, "short_term_investments");
  if (investments) {
    const value = (amount(biotech, "cash") ?? 0) + investments.value;
    return noted({ ...investments, value }, "current_securities_only");
  }
  const newest = newestOf(extracts, "cash");
  if (agree(newest, checks.cash)) return noted(newest, "two_extracts_agree");
  const yearly = dated(annual, "cash_plus_current_investments");
  if (yearly) {
    if (compared?.["cash_status"] === "edgar_includes_investments") return noted(yearly, "current_securities_only");
    const isSameDay = quarterly?.["period_end"] === yearly.periodEnd;
    const sameDay = isSameDay ? amount(quarterly, "CashAndCashEquivalents") : undefined;
    const others = [amount(vendor, "cash_and_equivalents"), sameDay, amount(filed, "cash_and_equivalents")];
    if (isWhole(yearly, checks) && agree(yearly, ...others))
      return noted(yearly, "current_securities_only", "two_extracts_agree");
    if (isWhole(yearly, checks) && checks.cash !== undefined) return noted(yearly, "current_securities_only");
  }
  const atQuarter = ofQuarter(extracts, "CashAndCashEquivalents");
  if (checks.cash !== undefined)
    return noted(
      [atQuarter, newest].find((found) => found && isWhole(found, checks)),
      "current_securities_only",
    );
  // Cash alone, where nothing better is known: a lower bound from the filings in the place of a vendor's.
  if (checks.leastCash === undefined) return undefined;
  const isAtQuarter = agree(atQuarter, checks.leastCash, amount(vendor, "cash_and_equivalents"));
  const least = agree(newest, checks.leastCash) ? newest : isAtQuarter ? atQuarter : undefined;
  return least && noted({ ...least, bound: "lower" }, "equivalents_only", "two_extracts_agree");
}

function isWhole({ value }: Found, { cash: total, marketCapitalization = 0 }: SnapshotChecks): boolean {
  if (total === undefined) return true;
  const missed = total - value;
  return missed <= value * MISSED_INVESTMENTS.ofCash || missed <= marketCapitalization * MISSED_INVESTMENTS.ofValue;
}

function foreignRevenueOf({ annual }: AmericanExtracts): Found | undefined {
  return noted(dated(annual, "revenue"), "fiscal_year", "collected_from_filings");
}

/**
 * Twelve months of revenue where their fiscal year is confirmed and near, else the fiscal year. Two extracts that read the
 * same tag agree on a part of the revenue as well as on the whole, so a vendor's year that is much larger speaks against both.
 */
function revenueOf(extracts: AmericanExtracts, checks: SnapshotChecks): Found | undefined {
  const { annual, latest, biotech, largest, filed, compared, vendor } = extracts;
  const year = day(annual, "period_end");
  if (year && isWithoutRevenue(extracts, checks))
    return { value: 0, periodEnd: year, detail: ["fiscal_year", "two_extracts_agree"] };
  const yearly = dated(annual, "revenue");
  const [lastYear, vendors] = [amount(latest, "revenue_latest_fy"), amount(vendor, "revenue")];
  const twelveMonths = newestOf(extracts, "revenue_ttm");
  const isConfirmed =
    lastYear && agree({ value: lastYear }, amount(annual, "revenue"), vendors) && !isPartOf(lastYear, vendors);
  if (twelveMonths && isConfirmed && !isApart(twelveMonths.value, lastYear, TWELVE_MONTHS_APART))
    return noted(twelveMonths, "twelve_months", "two_extracts_agree");
  const isYearWhole = yearly && !isPartOf(yearly.value, vendors);
  if (isYearWhole && (compared?.["revenue_confirmed"] === "1" || agree(yearly, amount(filed, "revenue"), lastYear)))
    return noted(yearly, "fiscal_year", "two_extracts_agree");
  const ofOthers = [
    dated(filed, "revenue"),
    dated(biotech, "revenue_year", "revenue_year_end"),
    dated(largest, "revenue_year", "revenue_year_end"),
  ];
  const other = ofOthers.find((found) => agree(found, vendors));
  if (other) return noted(other, "fiscal_year", "two_extracts_agree");
  return isYearWhole && checks.revenue && !isApart(yearly.value, checks.revenue, REVENUE_APART)
    ? noted(yearly, "fiscal_year", "collected_from_filings")
    : undefined;
}

/**
 * Whether two extracts, a vendor and every other table that has the company show no revenue. One of them alone may have missed a
 * tag; of the 279 companies of this kind, 75 are in a third extract of filings, which has none of any either.
 */
function isWithoutRevenue(extracts: AmericanExtracts, checks: SnapshotChecks): boolean {
  const { annual, quarterly, vendor, latest, biotech, largest, filed, secondVendor } = extracts;
  if (!annual || !quarterly || !vendor || checks.revenue) return false;
  const isShown = [annual, vendor, filed, secondVendor].some((row) => amount(row, "revenue"));
  const isShownForYear = [biotech, largest].some((row) => amount(row, "revenue_year"));
  const isShownLately = amount(latest, "revenue_latest_fy") || amount(latest, "revenue_ttm");
  return !isShown && !isShownForYear && !isShownLately && !amount(quarterly, "revenue_quarter");
}

/**
 * Whether the newest extract, from which the snapshot's twelve months are, has only a part of the revenue: a vendor's fiscal
 * year, which is never newer than its own, is much larger.
 */
export function isPartOfRevenue({ latest, vendor }: AmericanExtracts): boolean {
  return isPartOf(amount(latest, "revenue_latest_fy"), amount(vendor, "revenue"));
}

function isPartOf(value: number | undefined, whole: number | undefined): boolean {
  return value !== undefined && whole !== undefined && whole > value * REVENUE_APART;
}

function isApart(first: number, second: number, factor: number): boolean {
  return first > second * factor || second > first * factor;
}

/** Total assets of the same balance sheet as debt and cash, or of an adjacent one: a company can double between two years. */
function assetsOf(
  extracts: AmericanExtracts,
  dates: readonly (string | undefined)[],
  checks: SnapshotChecks,
): Found | undefined {
  const { quarterly, largest, biotech, smallCap, filed } = extracts;
  const [wanted] = dates
    .flatMap((date) => date ?? checks.balanceDate ?? [])
    .sort()
    .reverse();
  const candidates = [
    dated(filed, "total_assets"),
    ...[biotech, quarterly, largest, smallCap].map((row) => dated(row, "Assets")),
    newestOf(extracts, "assets"),
  ].filter((found) => found !== undefined);
  const near = candidates.flatMap((found) => {
    const days = wanted === undefined ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(found.periodEnd, wanted));
    return days > NEXT_BALANCE_DAYS ? [] : [{ found, days }];
  });
  const [nearest] = near.sort((first, second) => first.days - second.days);
  return noted(nearest?.found, "collected_from_filings");
}

/** The accession number of the annual report whose year ends on the day. */
function accessionOf({ filed, biotech }: AmericanExtracts, periodEnd: string): string | undefined {
  return [filed, biotech].find((row) => row?.["accn"] && row["period_end"] === periodEnd)?.["accn"];
}

function largestDebt({ largest }: AmericanExtracts): number | undefined {
  const longTerm = amount(largest, "long_term_debt");
  return longTerm === undefined ? undefined : longTerm + (amount(largest, "current_debt") ?? 0);
}

type Figure = Pick<Found, "value"> | undefined;

/** Whether a figure equals one of the others within rounding. A zero or a blank agrees with nothing, because it may be a gap. */
export function agree(figure: Figure, ...others: readonly (number | undefined)[]): boolean {
  return isNear(figure, others, AGREE);
}

function areClose(figure: Figure, ...others: readonly (number | undefined)[]): boolean {
  return isNear(figure, others, CLOSE);
}

function isNear(figure: Figure, others: readonly (number | undefined)[], within: number): boolean {
  return others.some((other) => {
    if (!figure?.value || !other) return false;
    const apart = Math.abs(figure.value - other);
    return apart <= Math.max(figure.value, other) * within || apart <= ROUNDING;
  });
}
