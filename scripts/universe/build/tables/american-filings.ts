import type { FactDetail, SourcedFact } from "../../../../domain/facts/company-facts.ts";
import { PART_BELOW } from "../../../../domain/facts/fact-limits.ts";
import { daysBetween } from "../../../../domain/facts/iso-date.ts";
import { isAboutSameDate } from "../../../../domain/facts/newest-figure.ts";
import type { SourceAnswer } from "../../../../domain/facts/source-answer.ts";
import { lastReportedYearEnd } from "../../../../domain/facts/undated-balances.ts";
import { filingUrl } from "../../../../domain/filings/reported-fact.ts";
import { startOfYearUpTo } from "../../../../worker/providers/answers/figures.ts";
import { OLDEST_FILING_DAYS } from "../build-filings.ts";
import type { Reports } from "../edgar.ts";
import { amount, day, type Row } from "./collected-tables.ts";
import { factsOf } from "./table-facts.ts";

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
  /** Of filings, by a reader who names only the fiscal year and the day of filing: revenue. */
  filedRevenue?: Row | undefined;
  /** How the annual tables compare for the same fiscal year. */
  compared?: Row | undefined;
  /** Vendors: fiscal years. */
  vendor?: Row | undefined;
  secondVendor?: Row | undefined;
  /** A sum of the last four quarters, perhaps by the vendor of the snapshots. */
  vendorRevenue?: Row | undefined;
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
  /** What the same vendor answered before. */
  earlier?: Omit<SnapshotChecks, "earlier"> | undefined;
};

/** A quarter plus the differences between fiscal calendars. */
const NEXT_BALANCE_DAYS = 100;
const SAME_BALANCE_DAYS = 7;
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
/** The newest table adds up both parts of the debt: alone it counts within this factor of an older figure, which it replaces. */
const SAME_SIZE = 2;
/** Twelve months that one extract alone sums and that are further from the confirmed year than this may lack a quarter. */
const TWELVE_MONTHS_APART = 1.5;
/** The newest quarter that was on file when the undated table was made. */
const LATEST_QUARTER = "2026-06-30";

type Found = {
  value: number;
  periodEnd: string;
  detail: readonly FactDetail[];
  accession?: string | undefined;
  bound?: "upper" | "lower" | undefined;
};

/** One table's figure; a vendor's only bears out others, and says little of a date when it has none. */
type Reading = Found & { reader: string; isVendor?: boolean; isUndated?: boolean };

type Answered =
  | "interestBearingDebt"
  | "cashAndInterestBearingSecurities"
  | "totalRevenue"
  | "totalAssets"
  | "totalLiabilities";

/**
 * What the tables say of one company: an answer for each filed figure that another source bears out, whatever its date, and the other
 * readings as witnesses. Which figure decides is for the merge.
 */
export function americanFilings(
  cik: string,
  extracts: AmericanExtracts,
  checks: SnapshotChecks,
  screenedOn: string,
  reports: Reports = new Map(),
): SourceAnswer[] {
  const currency = extracts.annual?.["currency"] || extracts.compared?.["currency"] || "USD";
  const answers: SourceAnswer[] = [];
  const answer = (
    input: Answered,
    { value, periodEnd, bound, detail, ...found }: Found | Reading,
    isWitness = false,
  ) => {
    if (daysBetween(periodEnd, screenedOn) > OLDEST_FILING_DAYS) return;
    const [first, ...others] = detail;
    const isDated = !detail.includes("about");
    const accession = found.accession || (isDated ? accessionOf(extracts, periodEnd, reports) : undefined);
    const fact: SourcedFact = {
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
    answers.push({
      facts: { [input]: fact },
      trust:
        1 +
        Math.max(
          0,
          TRUSTED.findIndex((claim) => detail.includes(claim)),
        ),
      ...("reader" in found && { reader: found.reader }),
      ...(isWitness && { isWitness }),
    });
  };
  if (currency !== "USD") {
    const revenue = foreignRevenueOf(extracts);
    if (revenue) answer("totalRevenue", revenue);
    return answers;
  }
  const debts = debtReadings(extracts);
  const filed = [absenceOf(extracts, checks), ...debts.map((debt) => borneOut(debt, debts, checks))].filter(isFound);
  const sheets = sheetsOf(extracts);
  const cash = cashOf(extracts, checks).filter(
    (found) => !sheets.some((sheet) => isSameBalance(sheet, found) && sheet.value < found.value),
  );
  const assets = assetsOf(extracts, [filed, cash], checks);
  for (const debt of filed) answer("interestBearingDebt", debt);
  for (const found of cash) answer("cashAndInterestBearingSecurities", found);
  for (const revenue of revenuesOf(extracts, checks)) answer("totalRevenue", revenue);
  if (assets) answer("totalAssets", assets);
  for (const sheet of sheets) answer("totalAssets", sheet, true);
  for (const liabilities of liabilitiesOf(extracts)) answer("totalLiabilities", liabilities);
  const isUsed = new Set(filed.map((found) => ("reader" in found ? found.reader : "")));
  for (const debt of debts) if (!isUsed.has(debt.reader)) answer("interestBearingDebt", debt, true);
  for (const revenue of vendorRevenues(extracts)) answer("totalRevenue", revenue, true);
  const witnesses = [
    // Where the snapshot itself has the extract's figure, the two are one source.
    ["cashAndInterestBearingSecurities", checks.leastCash === undefined && newestOf(extracts, "cash"), "lower"],
    ["totalRevenue", checks.revenue !== undefined && newestOf(extracts, "revenue_ttm")],
  ] as const;
  for (const [input, found, bound] of witnesses) if (found) answer(input, { ...found, reader: "latest", bound }, true);
  return answers;
}

/** A vendor's balance sheet whose parts add up, and that no newer balance exceeds: an estimate in dollars, for what no filing gives. */
export function vendorSheet(extracts: AmericanExtracts, checks: SnapshotChecks, screenedOn: string): SourceAnswer {
  const row = extracts.vendor;
  const [assets = 0, liabilities = 0] = [amount(row, "total_assets"), amount(row, "total_liabilities")];
  const ofMinorities = assets - liabilities - (amount(row, "equity") ?? 0);
  const isOutgrown = (checks.cash ?? 0) > assets || (checks.debt ?? 0) > Math.max(assets, liabilities);
  const addsUp = ofMinorities >= -ROUNDING * 2 && ofMinorities <= assets * MINORITIES_AT_MOST;
  const isExact = assets >= LEAST_SHEET && addsUp && !isOutgrown;
  const dated = vendorYear(extracts);
  const { facts, add } = factsOf(row ?? {}, "USD", screenedOn);
  const at = dated
    ? ({ periodEnd: dated } as const)
    : ({ periodEnd: lastReportedYearEnd("NASDAQ", VENDOR_ASKED_ON), detail: ["undated_fiscal_year"] } as const);
  if (isExact) add("totalAssets", assets, at);
  if (isExact) add("totalLiabilities", liabilities, at);
  return { trust: TRUST_OF_VENDOR, facts };
}

/** The vendor's table has steps of a million dollars. */
const LEAST_SHEET = 10_000_000;
/** Its equity is that of the company's own shareholders. */
const MINORITIES_AT_MOST = 0.25;
const VENDOR_ASKED_ON = "2026-07-02";
const TRUST_OF_VENDOR = 7;

/** Of two figures of one day, the better borne out one counts. */
const TRUSTED: readonly FactDetail[] = ["two_extracts_agree", "two_extracts_close", "collected_from_filings"];

const isFound = <Of>(found: Of | undefined): found is Of => found !== undefined;

/** A dated figure of a row; undefined for a zero, which may be a gap. */
function dated(row: Row | undefined, column: string, dateColumn = "period_end"): Found | undefined {
  const [value, periodEnd] = [amount(row, column), day(row, dateColumn)];
  const accession = row?.["period_end"] === periodEnd ? row?.["accn"] : undefined;
  return value && periodEnd ? { value, periodEnd, detail: [], accession } : undefined;
}

/**
 * A figure of the undated table. Its quarter is that of a dated table with the same total assets, or the end of a fiscal year of which
 * it has a figure to the dollar, else approximately the newest.
 */
function newestOf(extracts: AmericanExtracts, column: string): Found | undefined {
  const { annual, latest, largest, quarterly, filed, vendor } = extracts;
  const [value, assets] = [amount(latest, column), amount(latest, "assets")];
  if (!value) return undefined;
  const sheets = [
    ...[dated(largest, "Assets"), dated(quarterly, "Assets"), dated(filed, "total_assets")],
    dated(vendor, "total_assets"),
  ];
  const same = sheets.find((sheet) => sheet && assets && Math.abs(sheet.value - assets) < ROUNDING);
  const year = day(annual, "period_end");
  const isOfYear =
    year !== undefined &&
    Math.abs(daysBetween(year, LATEST_QUARTER)) < QUARTER_DAYS &&
    YEARLY.some(([ofLatest, ofYear]) => {
      const figure = amount(latest, ofLatest);
      return figure !== undefined && Math.abs(figure - (amount(annual, ofYear) ?? 0)) < TENTH_OF_A_MILLION;
    });
  const periodEnd = same?.periodEnd ?? (isOfYear ? year : undefined);
  return periodEnd ? { value, periodEnd, detail: [] } : { value, periodEnd: LATEST_QUARTER, detail: ["about"] };
}

const QUARTER_DAYS = 92;
/** The annual table rounds to this many dollars. */
const TENTH_OF_A_MILLION = 100_000;
const YEARLY = [
  ["revenue_ttm", "revenue"],
  ["cash", "cash_plus_current_investments"],
  ["total_debt", "debt_excl_leases"],
] as const;

/** A figure of the newest dated quarter, unless a vendor's was filled in. */
function ofQuarter({ quarterly }: AmericanExtracts, column: string): Found | undefined {
  return quarterly?.["touched_by_yfinance_backfill"] ? undefined : dated(quarterly, column);
}

function noted(found: Found | undefined, ...detail: FactDetail[]): Found | undefined {
  return found && { ...found, detail: [...found.detail, ...detail] };
}

/** The fiscal year of a vendor's row, which names none itself unless it was recognized. */
function vendorYear({ vendor, compared }: AmericanExtracts): string | undefined {
  return (
    day(vendor, "period_end") ?? (compared?.["debt_status"]?.includes("mismatch") ? undefined : day(compared, "fy_end"))
  );
}

/** The debt in each table. One tag, or long-term debt without its current part, is a lower bound for what others say. */
function debtReadings(extracts: AmericanExtracts): Reading[] {
  const { annual, biotech, smallCap, largest, compared, vendor, secondVendor } = extracts;
  const year = day(compared, "fy_end") ?? day(annual, "period_end");
  const at = (value: number | undefined, periodEnd: string | undefined): Found | undefined =>
    value && periodEnd ? { value, periodEnd, detail: [] } : undefined;
  const isWhole = amount(largest, "current_debt") !== undefined;
  const found: readonly (readonly [string, Found | undefined, Partial<Reading>?])[] = [
    ["annual", at(amount(annual, "debt_excl_leases"), year)],
    ["latest", newestOf(extracts, "total_debt")],
    ["largest", at(largestDebt(extracts), day(largest, "period_end")), isWhole ? {} : { bound: "lower" }],
    ["biotech", dated(biotech, "long_term_debt")],
    ["smallCap", dated(smallCap, longTermColumn(smallCap))],
    ["quarterly", ofQuarter(extracts, "LongTermDebt_or_Noncurrent")],
    [
      "vendor",
      at(amount(vendor, "debt_short_plus_long"), vendorYear(extracts) ?? day(annual, "period_end")),
      { isVendor: true, isUndated: vendorYear(extracts) === undefined },
    ],
    ["secondVendor", at(debtBesideLeases(secondVendor), day(secondVendor, "period_end")), { isVendor: true }],
  ];
  return found.flatMap(([reader, one, traits]) => (one ? [{ ...one, ...traits, reader }] : []));
}

/**
 * A filed debt that another source bears out: of about its date, which is then said, or else of an adjacent balance, or a debt with
 * leases of which it is most. Undefined for one that no other bears out or that one of about its date contradicts.
 */
function borneOut(debt: Reading, debts: readonly Reading[], checks: SnapshotChecks): Reading | undefined {
  if (debt.isVendor || debt.bound) return undefined;
  const others = debts.filter(({ reader }) => reader !== debt.reader);
  const same = others.filter((other) => !other.isUndated && isAboutSameDate(debt, other));
  const exact = same.filter(({ bound }) => !bound).map(({ value }) => value);
  const leased = [checks, checks.earlier].flatMap((one) => (one?.debt && one.balanceDate ? [one] : []));
  const withLeases = leased.find(({ balanceDate = "" }) => isAboutSameDate(debt, { periodEnd: balanceDate }))?.debt;
  const as = (detail: FactDetail) => ({ ...debt, detail: [...debt.detail, detail] });
  if (agree(debt, ...exact, withLeases)) return as("two_extracts_agree");
  if (areClose(debt, ...exact) || areClose(debt, withLeases)) return as("two_extracts_close");
  const isContradicted = exact.length > 0 || same.some(({ value }) => value > debt.value * (1 + CLOSE));
  if (isContradicted || (withLeases && debt.value > withLeases * (1 + AGREE))) return undefined;
  const isMostOf = withLeases !== undefined && debt.value >= withLeases * PART_BELOW;
  const isSumOfParts = debt.reader === "latest" && withLeases === undefined;
  const isOfTheirSize = others.some(({ value }) => debt.value >= value / SAME_SIZE && debt.value <= value * SAME_SIZE);
  if (isSumOfParts && isOfTheirSize) return as("collected_from_filings");
  const isNearLeased = leased.some((one) => !isApart(debt.value, one.debt ?? 0, 1 + CLOSE));
  const isBorneOut = isMostOf || isNearLeased || areClose(debt, ...others.map(({ value }) => value));
  return isBorneOut ? as("collected_from_filings") : undefined;
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
  if (compared?.["debt_status"] !== "no_debt_tag_and_zero_in_C") return undefined;
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

/** Cash with current investments, where a second extract or the vendor's total leaves no room for missing investments. */
function cashOf(extracts: AmericanExtracts, checks: SnapshotChecks): Found[] {
  const { annual, quarterly, biotech, filed, compared, vendor } = extracts;
  const found: (Found | undefined)[] = [];
  const investments = dated(biotech, "short_term_investments");
  if (investments) {
    const value = (amount(biotech, "cash") ?? 0) + investments.value;
    found.push(noted({ ...investments, value }, "current_securities_only"));
  }
  const newest = newestOf(extracts, "cash");
  if (agree(newest, checks.cash, checks.earlier?.cash)) found.push(noted(newest, "two_extracts_agree"));
  const yearly = dated(annual, "cash_plus_current_investments");
  if (yearly) {
    const isOfYear = (date: string | undefined) => date === yearly.periodEnd;
    const others = [
      isOfYear(vendorYear(extracts)) ? amount(vendor, "cash_and_equivalents") : undefined,
      isOfYear(quarterly?.["period_end"]) ? amount(quarterly, "CashAndCashEquivalents") : undefined,
      isOfYear(filed?.["period_end"]) ? amount(filed, "cash_and_equivalents") : undefined,
    ];
    const isWithInvestments = compared?.["cash_status"] === "edgar_includes_investments";
    const isAgreed = !isWithInvestments && agree(yearly, ...others);
    if (isWithInvestments || (isWhole(yearly, checks) && (isAgreed || checks.cash !== undefined)))
      found.push(noted(yearly, "current_securities_only", ...(isAgreed ? (["two_extracts_agree"] as const) : [])));
  }
  const filedCash = found.filter(isFound);
  if (filedCash.length > 0) return filedCash;
  const atQuarter = ofQuarter(extracts, "CashAndCashEquivalents");
  if (checks.cash !== undefined)
    return [
      noted(
        [atQuarter, newest].find((one) => one && isWhole(one, checks)),
        "current_securities_only",
      ),
    ].filter(isFound);
  // Cash alone, where nothing better is known: a lower bound from the filings in the place of a vendor's.
  if (checks.leastCash === undefined) return [];
  const isAtQuarter = agree(atQuarter, checks.leastCash, amount(vendor, "cash_and_equivalents"));
  const least = agree(newest, checks.leastCash) ? newest : isAtQuarter ? atQuarter : undefined;
  return least
    ? [{ ...least, bound: "lower", detail: [...least.detail, "equivalents_only", "collected_from_filings"] }]
    : [];
}

/** Against the earlier answer too: between two balances the cash itself may have grown. */
function isWhole({ value }: Found, { cash, earlier, marketCapitalization = 0 }: SnapshotChecks): boolean {
  const total = Math.min(cash ?? Number.POSITIVE_INFINITY, earlier?.cash ?? Number.POSITIVE_INFINITY);
  if (!Number.isFinite(total)) return true;
  const missed = total - value;
  return missed <= value * MISSED_INVESTMENTS.ofCash || missed <= marketCapitalization * MISSED_INVESTMENTS.ofValue;
}

function foreignRevenueOf({ annual }: AmericanExtracts): Found | undefined {
  return noted(dated(annual, "revenue"), "fiscal_year", "collected_from_filings");
}

/**
 * The fiscal year where a second source has it, and twelve months whose fiscal year is confirmed and near. Two extracts that read the
 * same tag agree on a part of the revenue as well as on the whole, so a vendor's year that is much larger speaks against both.
 */
function revenuesOf(extracts: AmericanExtracts, checks: SnapshotChecks): Found[] {
  const { annual, latest, biotech, largest, filed, compared, vendor, vendorRevenue } = extracts;
  const year = day(annual, "period_end");
  if (year && isWithoutRevenue(extracts, checks))
    return [{ value: 0, periodEnd: year, detail: ["fiscal_year", "two_extracts_agree"] }];
  const yearly = dated(annual, "revenue");
  const [lastYear, vendors] = [amount(latest, "revenue_latest_fy"), amount(vendor, "revenue")];
  const twelveMonths = newestOf(extracts, "revenue_ttm");
  const isConfirmed =
    lastYear && agree({ value: lastYear }, amount(annual, "revenue"), vendors) && !isPartOf(lastYear, vendors);
  const found: (Found | undefined)[] = [];
  if (twelveMonths && isConfirmed && !isApart(twelveMonths.value, lastYear, TWELVE_MONTHS_APART))
    found.push(
      noted(
        twelveMonths,
        "twelve_months",
        agree(twelveMonths, checks.revenue) ? "two_extracts_agree" : "collected_from_filings",
      ),
    );
  const isYearWhole = yearly && !isPartOf(yearly.value, vendors);
  if (isYearWhole && (compared?.["revenue_confirmed"] === "1" || agree(yearly, amount(filed, "revenue"), lastYear)))
    found.push(noted(yearly, "fiscal_year", "two_extracts_agree"));
  const ofOthers = [
    dated(filed, "revenue"),
    dated(biotech, "revenue_year", "revenue_year_end"),
    dated(largest, "revenue_year", "revenue_year_end"),
    yearAsFiled(extracts),
  ];
  found.push(
    noted(
      ofOthers.find((other) => agree(other, vendors)),
      "fiscal_year",
      "two_extracts_agree",
    ),
  );
  const filedRevenues = found.filter(isFound);
  if (filedRevenues.length > 0) return filedRevenues;
  const ofVendor = checks.revenue ?? amount(vendorRevenue, "revenue_last_4_quarters_usd");
  const near = [yearly, yearAsFiled(extracts)].find(
    (one) => one && ofVendor && !isPartOf(one.value, vendors) && !isApart(one.value, ofVendor, REVENUE_APART),
  );
  return [noted(near, "fiscal_year", "collected_from_filings")].filter(isFound);
}

/** The revenue of the year whose report was filed on the day that a reader of filings names. */
function yearAsFiled({ filedRevenue, annual, filed, largest, vendor, secondVendor }: AmericanExtracts) {
  const on = day(filedRevenue, "filing_date");
  const ends = [
    ...[annual, filed, vendor, secondVendor].map((row) => day(row, "period_end")),
    day(largest, "revenue_year_end"),
  ];
  const year = ends.find((end) => {
    const days = end && on ? daysBetween(end, on) : 0;
    return days > 0 && days <= REPORT_DAYS;
  });
  const value = amount(filedRevenue, "revenue_usd");
  return value && year ? { value, periodEnd: year, detail: [] } : undefined;
}

/** An annual report is filed within so many days of its year's end. */
const REPORT_DAYS = 120;

function vendorRevenues(extracts: AmericanExtracts): Reading[] {
  const { vendor, secondVendor } = extracts;
  const years = [
    ["vendor", amount(vendor, "revenue"), vendorYear(extracts)],
    ["secondVendor", amount(secondVendor, "revenue"), day(secondVendor, "period_end")],
  ] as const;
  return years.flatMap(([reader, value, periodEnd]) =>
    value && periodEnd ? [{ reader, value, periodEnd, detail: [] }] : [],
  );
}

/**
 * Whether two extracts, a vendor and every other table that has the company show no revenue. One of them alone may have missed a
 * tag; of the 279 companies of this kind, 75 are in a third extract of filings, which has none of any either.
 */
function isWithoutRevenue(extracts: AmericanExtracts, checks: SnapshotChecks): boolean {
  const { annual, quarterly, vendor, latest, biotech, largest, filed, secondVendor, filedRevenue } = extracts;
  if (amount(filedRevenue, "revenue_usd")) return false;
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
  balances: readonly (readonly Found[])[],
  checks: SnapshotChecks,
): Found | undefined {
  const newestDay = (found: readonly Found[]) =>
    found
      .map(({ periodEnd }) => periodEnd)
      .sort()
      .at(-1) ?? checks.balanceDate;
  const wanted = balances.map(newestDay).filter(isFound).sort().at(-1);
  const near = sheetsOf(extracts).flatMap((found) => {
    const days = wanted === undefined ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(found.periodEnd, wanted));
    return days > NEXT_BALANCE_DAYS ? [] : [{ found, days }];
  });
  const [nearest] = near.sort((first, second) => first.days - second.days);
  return noted(nearest?.found, "collected_from_filings");
}

function sheetsOf(extracts: AmericanExtracts): Found[] {
  const { quarterly, largest, biotech, smallCap, filed } = extracts;
  return [
    dated(filed, "total_assets"),
    ...[biotech, quarterly, largest, smallCap].map((row) => dated(row, "Assets")),
    newestOf(extracts, "assets"),
  ].filter(isFound);
}

function liabilitiesOf(extracts: AmericanExtracts): Found[] {
  const { biotech, smallCap, filed } = extracts;
  const found = [
    ofQuarter(extracts, "Liabilities"),
    dated(biotech, "Liabilities"),
    dated(smallCap, "total_liabilities"),
    dated(filed, "total_liabilities"),
  ];
  return found.flatMap((one) => noted(one, "collected_from_filings") ?? []);
}

/** The number of the report on the day, or on a day near it: some extracts write the end of the month. */
function accessionOf({ filed, biotech }: AmericanExtracts, periodEnd: string, reports: Reports): string | undefined {
  const row = [filed, biotech].find((one) => one?.["accn"] && one["period_end"] === periodEnd);
  const near = [...reports.keys()].find((date) => isSameBalance({ periodEnd: date }, { periodEnd }));
  return row?.["accn"] || (near && reports.get(near));
}

function largestDebt({ largest }: AmericanExtracts): number | undefined {
  const longTerm = amount(largest, "long_term_debt");
  return longTerm === undefined ? undefined : longTerm + (amount(largest, "current_debt") ?? 0);
}

function isSameBalance(one: Pick<Found, "periodEnd">, other: Pick<Found, "periodEnd">): boolean {
  return Math.abs(daysBetween(one.periodEnd, other.periodEnd)) <= SAME_BALANCE_DAYS;
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
