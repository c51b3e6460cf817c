import type { FactDetail, SourcedFact, SourcedFacts } from "../../../domain/facts/company-facts.ts";
import { daysBetween } from "../../../domain/facts/iso-date.ts";
import type { SourceAnswer } from "../../../domain/facts/source-answer.ts";
import { isIsoDate, readNumber, startOfYearUpTo } from "../../../worker/providers/figures.ts";
import { filingUrl } from "../../../worker/providers/sec/reported-fact.ts";
import { OLDEST_FILING_DAYS } from "./build-filings.ts";
import type { Row } from "./collected-tables.ts";

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
  isYear?: boolean;
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
  const debt = isForeign ? undefined : debtOf(extracts, checks);
  const cash = isForeign ? undefined : cashOf(extracts, checks);
  const found = {
    interestBearingDebt: debt,
    cashAndInterestBearingSecurities: cash,
    totalRevenue: revenueOf(extracts, checks, isForeign),
    totalAssets: isForeign ? undefined : assetsOf(extracts, [debt?.periodEnd, cash?.periodEnd], checks),
  };
  const facts: SourcedFacts = {};
  for (const [input, figure] of Object.entries(found) as [keyof typeof found, Found | undefined][]) {
    if (!figure || daysBetween(figure.periodEnd, screenedOn) > OLDEST_FILING_DAYS) continue;
    const accession = figure.accession ?? accessionOf(extracts, figure.periodEnd);
    facts[input] = {
      value: figure.value,
      currency,
      ...(figure.isYear && { periodStart: startOfYearUpTo(figure.periodEnd) }),
      periodEnd: figure.periodEnd,
      source: "sec-edgar",
      ...(accession && { url: filingUrl(cik, accession) }),
      quality: "reported",
      ...(figure.bound && { bound: figure.bound }),
      ...detailOf(figure.detail),
    };
  }
  return Object.keys(facts).length > 0 ? { facts } : undefined;
}

function detailOf([first, ...others]: readonly FactDetail[]): Pick<SourcedFact, "detail"> {
  return first === undefined ? {} : { detail: [first, ...others] };
}

/** Debt without leases when two extracts agree; no debt when three do. */
function debtOf(extracts: AmericanExtracts, checks: SnapshotChecks): Found | undefined {
  const { annual, quarterly, latest, biotech, smallCap, compared, vendor, secondVendor } = extracts;
  const [filed, newest, vendors] = [
    amount(annual, "debt_excl_leases"),
    amount(latest, "total_debt"),
    amount(vendor, "debt_short_plus_long"),
  ];
  const status = compared?.["debt_status"] ?? "";
  const from = compared?.["debt_value_from"] ?? "";
  const confirmed = amount(compared, "debt_value");
  const year = compared?.["fy_end"] || annual?.["period_end"];
  if (status.startsWith("confirmed") && from.startsWith("edgar") && confirmed && isIsoDate(year))
    return { value: confirmed, periodEnd: year, detail: ["two_extracts_agree"] };
  if (status === "no_debt_tag_and_zero_in_C") return absenceOf(extracts, checks);
  const atQuarter = (detail: FactDetail) =>
    newest ? { value: newest, ...quarterOf(extracts), detail: [...quarterOf(extracts).detail, detail] } : undefined;
  if ([checks.debt, vendors, largestDebt(extracts), filed].some((other) => agree(newest, other)))
    return atQuarter("two_extracts_agree");
  if (isIsoDate(year) && filed && agree(filed, checks.debt))
    return { value: filed, periodEnd: year, detail: ["two_extracts_agree"] };
  for (const [row, debt] of [
    [biotech, amount(biotech, "long_term_debt")],
    [smallCap, amount(smallCap, "long_term_debt") ?? amount(smallCap, "lt_debt_noncurrent")],
  ] as const) {
    const periodEnd = row?.["period_end"];
    if (debt && isIsoDate(periodEnd) && [vendors, amount(secondVendor, "debt_excl_leases")].some((o) => agree(debt, o)))
      return { value: debt, periodEnd, detail: ["two_extracts_agree"], accession: row?.["accn"] };
  }
  const quarter = quarterly?.["period_end"];
  const longTerm = amount(quarterly, "LongTermDebt_or_Noncurrent");
  const isOwn = !quarterly?.["touched_by_yfinance_backfill"];
  if (longTerm && isOwn && isIsoDate(quarter) && (agree(longTerm, vendors) || agree(longTerm, checks.debt)))
    return { value: longTerm, periodEnd: quarter, detail: ["two_extracts_agree"] };
  if (isIsoDate(year) && filed && agree(filed, vendors, CLOSE))
    return { value: filed, periodEnd: year, detail: ["two_extracts_close"] };
  const isBelowLeases = !checks.debt || (newest ?? 0) <= checks.debt * (1 + AGREE);
  if (isBelowLeases && (agree(newest, vendors, CLOSE) || agree(newest, checks.debt, CLOSE)))
    return atQuarter("two_extracts_close");
  const isClose = agree(longTerm, vendors, CLOSE) || agree(longTerm, checks.debt, CLOSE);
  return longTerm && isOwn && isIsoDate(quarter) && isClose
    ? { value: longTerm, periodEnd: quarter, detail: ["two_extracts_close"] }
    : undefined;
}

/**
 * No tag of debt, nothing in a vendor's table, and a third source that has none either, or a year without interest paid beside
 * a debt with leases that leases explain. A zero alone may be a gap.
 */
function absenceOf(extracts: AmericanExtracts, checks: SnapshotChecks): Found | undefined {
  const { annual, quarterly, latest, biotech, smallCap, compared, vendor, secondVendor } = extracts;
  const assets = amount(quarterly, "Assets") ?? amount(vendor, "total_assets");
  const periodEnd = compared?.["fy_end"] || quarterly?.["period_end"];
  if (!isIsoDate(periodEnd)) return undefined;
  const others = [
    [latest, amount(latest, "total_debt")],
    [secondVendor, debtBesideLeases(secondVendor)],
    [biotech, amount(biotech, "long_term_debt")],
    [smallCap, amount(smallCap, "long_term_debt") ?? amount(smallCap, "lt_debt_noncurrent")],
  ] as const;
  if (others.some(([, debt]) => debt)) return undefined;
  const isAtMost = (part: number) => checks.debt !== undefined && assets !== undefined && checks.debt <= assets * part;
  if (isAtMost(NO_ROOM_FOR_DEBT) || others.some(([row]) => row !== undefined))
    return { value: 0, periodEnd, detail: ["no_debt_in_three_extracts"] };
  const paysNoInterest = annual?.["period_end"] === periodEnd && !amount(annual, "interest_expense_abs");
  return paysNoInterest && isAtMost(checks.isTenant ? LEASES_OF_ASSETS.tenant : LEASES_OF_ASSETS.other)
    ? { value: 0, periodEnd, detail: ["no_debt_nor_interest_in_extracts"] }
    : undefined;
}

/** The second vendor's debt without leases sometimes is the leases. */
function debtBesideLeases(row: Row | undefined): number | undefined {
  const debt = amount(row, "debt_excl_leases");
  const leases =
    (amount(row, "capitalLeaseObligationsCurrent") ?? 0) + (amount(row, "capitalLeaseObligationsNonCurrent") ?? 0);
  return agree(debt, leases, CLOSE) ? 0 : debt;
}

/** Cash with current investments, when a second extract or the vendor's total leaves no room for missing investments. */
function cashOf(extracts: AmericanExtracts, checks: SnapshotChecks): Found | undefined {
  const { annual, quarterly, latest, biotech, filed, compared, vendor } = extracts;
  const detail: FactDetail[] = ["current_securities_only"];
  const investments = amount(biotech, "short_term_investments");
  if (biotech && investments && isIsoDate(biotech["period_end"]))
    return {
      value: (amount(biotech, "cash") ?? 0) + investments,
      periodEnd: biotech["period_end"],
      detail,
      accession: biotech["accn"],
    };
  const newest = amount(latest, "cash");
  if (newest && agree(newest, checks.cash))
    return { value: newest, ...quarterOf(extracts), detail: [...quarterOf(extracts).detail, "two_extracts_agree"] };
  const year = annual?.["period_end"];
  const yearly = amount(annual, "cash_plus_current_investments");
  if (yearly && isIsoDate(year)) {
    if (compared?.["cash_status"] === "edgar_includes_investments") return { value: yearly, periodEnd: year, detail };
    const sameDay = quarterly?.["period_end"] === year ? amount(quarterly, "CashAndCashEquivalents") : undefined;
    const others = [amount(vendor, "cash_and_equivalents"), sameDay, amount(filed, "cash_and_equivalents")];
    const isConfirmed = others.some((other) => agree(yearly, other));
    if (isWhole(yearly, checks) && (isConfirmed || checks.cash !== undefined))
      return { value: yearly, periodEnd: year, detail: isConfirmed ? [...detail, "two_extracts_agree"] : detail };
  }
  if (checks.cash === undefined) return leastCashOf(extracts, checks);
  const quarter = quarterly?.["period_end"];
  const atQuarter = amount(quarterly, "CashAndCashEquivalents");
  if (atQuarter && isIsoDate(quarter) && !quarterly?.["touched_by_yfinance_backfill"] && isWhole(atQuarter, checks))
    return { value: atQuarter, periodEnd: quarter, detail };
  return newest && isWhole(newest, checks)
    ? { value: newest, ...quarterOf(extracts), detail: [...quarterOf(extracts).detail, ...detail] }
    : undefined;
}

/** Cash alone, where nothing better is known: a lower bound from the filings in the place of a vendor's. */
function leastCashOf(extracts: AmericanExtracts, { leastCash }: SnapshotChecks): Found | undefined {
  const { quarterly, latest, vendor } = extracts;
  if (leastCash === undefined) return undefined;
  const [newest, atQuarter] = [amount(latest, "cash"), amount(quarterly, "CashAndCashEquivalents")];
  const detail: FactDetail[] = ["equivalents_only", "two_extracts_agree"];
  if (newest && agree(newest, leastCash)) {
    const { periodEnd, detail: about } = quarterOf(extracts);
    return { value: newest, periodEnd, detail: [...about, ...detail], bound: "lower" };
  }
  const quarter = quarterly?.["period_end"];
  const isOwn = !quarterly?.["touched_by_yfinance_backfill"];
  const others = [leastCash, amount(vendor, "cash_and_equivalents")];
  return atQuarter && isOwn && isIsoDate(quarter) && others.some((other) => agree(atQuarter, other))
    ? { value: atQuarter, periodEnd: quarter, detail, bound: "lower" }
    : undefined;
}

function isWhole(cash: number, { cash: total, marketCapitalization = 0 }: SnapshotChecks): boolean {
  if (total === undefined) return true;
  const missed = total - cash;
  return missed <= cash * MISSED_INVESTMENTS.ofCash || missed <= marketCapitalization * MISSED_INVESTMENTS.ofValue;
}

/**
 * Twelve months of revenue where their fiscal year is confirmed and near, else the fiscal year. Two extracts that read the
 * same tag agree on a part of the revenue as well as on the whole, so a vendor's year that is much larger speaks against both.
 */
function revenueOf(extracts: AmericanExtracts, checks: SnapshotChecks, isForeign: boolean): Found | undefined {
  const { annual, latest, biotech, largest, filed, compared, vendor } = extracts;
  const [yearly, twelveMonths] = [amount(annual, "revenue"), amount(latest, "revenue_ttm")];
  const year = annual?.["period_end"];
  if (isForeign)
    return yearly && isIsoDate(year)
      ? { value: yearly, periodEnd: year, detail: ["fiscal_year", "collected_from_filings"], isYear: true }
      : undefined;
  if (isIsoDate(year) && isWithoutRevenue(extracts, checks))
    return { value: 0, periodEnd: year, detail: ["fiscal_year", "two_extracts_agree"], isYear: true };
  const lastYear = amount(latest, "revenue_latest_fy");
  const vendors = amount(vendor, "revenue");
  const isConfirmed = [yearly, vendors].some((other) => agree(lastYear, other)) && !isPartOf(lastYear, vendors);
  if (twelveMonths && lastYear && isConfirmed && !isApart(twelveMonths, lastYear, TWELVE_MONTHS_APART)) {
    const { periodEnd, detail } = quarterOf(extracts);
    return { value: twelveMonths, periodEnd, detail: [...detail, "twelve_months", "two_extracts_agree"], isYear: true };
  }
  const detail: FactDetail[] = ["fiscal_year"];
  if (yearly && isIsoDate(year) && !isPartOf(yearly, vendors)) {
    const others = [amount(filed, "revenue"), lastYear];
    if (compared?.["revenue_confirmed"] === "1" || others.some((other) => agree(yearly, other)))
      return { value: yearly, periodEnd: year, detail: [...detail, "two_extracts_agree"], isYear: true };
  }
  for (const [row, value, periodEnd] of [
    [filed, amount(filed, "revenue"), filed?.["period_end"]],
    [biotech, amount(biotech, "revenue_year"), biotech?.["revenue_year_end"]],
    [largest, amount(largest, "revenue_year"), largest?.["revenue_year_end"]],
  ] as const) {
    if (!value || !isIsoDate(periodEnd) || !agree(value, vendors)) continue;
    const accession = row?.["period_end"] === periodEnd ? row["accn"] : undefined;
    return { value, periodEnd, detail: [...detail, "two_extracts_agree"], accession, isYear: true };
  }
  if (!yearly || !isIsoDate(year) || !checks.revenue || isPartOf(yearly, vendors)) return undefined;
  return isApart(yearly, checks.revenue, REVENUE_APART)
    ? undefined
    : { value: yearly, periodEnd: year, detail: [...detail, "collected_from_filings"], isYear: true };
}

/**
 * Whether two extracts, a vendor and every other table that has the company show no revenue. One of them alone may have missed a
 * tag; of the 279 companies of this kind, 75 are in a third extract of filings, which has none of any either.
 */
function isWithoutRevenue(extracts: AmericanExtracts, checks: SnapshotChecks): boolean {
  const { annual, quarterly, vendor, latest, biotech, largest, filed, secondVendor } = extracts;
  if (!annual || !quarterly || !vendor || checks.revenue) return false;
  const revenues = [
    ...[amount(annual, "revenue"), amount(quarterly, "revenue_quarter"), amount(vendor, "revenue")],
    ...[amount(latest, "revenue_latest_fy"), amount(latest, "revenue_ttm"), amount(biotech, "revenue_year")],
    ...[amount(largest, "revenue_year"), amount(filed, "revenue"), amount(secondVendor, "revenue")],
  ];
  return !revenues.some((revenue) => revenue);
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
  const { quarterly, latest, largest, biotech, smallCap, filed } = extracts;
  const wanted = dates
    .map((date) => date ?? checks.balanceDate)
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
  const candidates = [
    [filed, "total_assets"],
    [biotech, "Assets"],
    [quarterly, "Assets"],
    [largest, "Assets"],
    [smallCap, "Assets"],
    [latest, "assets"],
  ] as const;
  let best: { found: Found; days: number } | undefined;
  for (const [row, column] of candidates) {
    const value = amount(row, column);
    const { periodEnd, detail } =
      row === latest ? quarterOf(extracts) : { periodEnd: row?.["period_end"], detail: [] as const };
    if (!value || !isIsoDate(periodEnd) || !wanted) continue;
    const days = Math.abs(daysBetween(periodEnd, wanted));
    if (days > NEXT_BALANCE_DAYS || (best && best.days <= days)) continue;
    best = {
      found: { value, periodEnd, detail: [...detail, "collected_from_filings"], accession: row?.["accn"] },
      days,
    };
  }
  return best?.found;
}

/** A quarter plus the differences between fiscal calendars. */
const NEXT_BALANCE_DAYS = 100;

/** The undated table's quarter: that of a dated one with the same total assets, else approximately the newest. */
function quarterOf({ latest, largest, quarterly, filed }: AmericanExtracts): {
  periodEnd: string;
  detail: FactDetail[];
} {
  const assets = amount(latest, "assets");
  for (const [row, column] of [
    [largest, "Assets"],
    [quarterly, "Assets"],
    [filed, "total_assets"],
  ] as const) {
    const periodEnd = row?.["period_end"];
    if (assets && assets === amount(row, column) && isIsoDate(periodEnd)) return { periodEnd, detail: [] };
  }
  return { periodEnd: LATEST_QUARTER, detail: ["about"] };
}

/** The accession number of the annual report whose year ends on the day. */
function accessionOf({ filed, biotech }: AmericanExtracts, periodEnd: string): string | undefined {
  return [filed, biotech].find((row) => row?.["accn"] && row["period_end"] === periodEnd)?.["accn"];
}

function largestDebt({ largest }: AmericanExtracts): number | undefined {
  const longTerm = amount(largest, "long_term_debt");
  return longTerm === undefined ? undefined : longTerm + (amount(largest, "current_debt") ?? 0);
}

function amount(row: Row | undefined, column: string): number | undefined {
  return row && readNumber(row[column] ?? "");
}

/** Whether two figures are equal within rounding. A zero or a blank agrees with nothing, because it may be a gap. */
export function agree(first: number | undefined, second: number | undefined, within = AGREE): boolean {
  if (!first || !second) return false;
  const apart = Math.abs(first - second);
  return apart <= Math.max(first, second) * within || apart <= ROUNDING;
}
