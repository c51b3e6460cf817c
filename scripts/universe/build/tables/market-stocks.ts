import type { FactDetail, LeftOutFacts, SourcedFacts } from "../../../../domain/facts/company-facts.ts";
import { EXCHANGES, type ExchangeCode } from "../../../../domain/facts/exchanges.ts";
import { PART_BELOW } from "../../../../domain/facts/fact-limits.ts";
import { companyName } from "../../../../domain/issuers/listed-shares.ts";
import type { ImportedStock } from "../snapshot/csv-import.ts";
import { amount, day, type Row } from "./collected-tables.ts";
import { type AddFact, factsOf, yearTo } from "./table-facts.ts";

export type ReadStock = (row: Row, screenedOn: string, identified: Row | undefined) => ImportedStock | undefined;

/** Two extracts of one figure agree when they differ by less than this share of the larger one; so do those of one statement. */
const AGREE = 0.02;
/** Read in the company's own statement: leases explain the difference (scripts/scorecard/hand-checked-markets.test.ts). */
const READ_BY_HAND: ReadonlySet<string | undefined> = new Set(["TLKM.JK"]);
/** A round rate, for the comparison below alone. */
const RUPIAH_A_DOLLAR = 16_500;
/** Of the market value: up to the first, debt with leases passes every limit; from the second on, even a part of the debt fails. */
const CLEAR_OF_LIMITS = { upTo: 0.25, from: 0.34 };

type Listed = {
  exchange: ExchangeCode;
  symbol: string;
  name: string;
  sector: string | null;
  industry: string | null;
  asOf: string;
};

function stockOf(listed: Listed, { facts, leftOut }: { facts: SourcedFacts; leftOut: LeftOutFacts }): ImportedStock {
  return {
    ...listed,
    country: COUNTRIES[listed.exchange] ?? null,
    facts,
    leftOut,
    isNasdaqIndustry: false,
    interestExpense: null,
    isRevenueOfOneConcept: false,
  };
}

const COUNTRIES: Partial<Record<ExchangeCode, string>> = { JKT: "Indonesia", IST: "Turkey", KAR: "Pakistan" };

function named(word: string | undefined): string | null {
  return word && word !== "-" ? word : null;
}

/**
 * Indonesia: the companies' own XBRL statements. Their debt is without leases; where no line of debt was found the second extract's
 * counts, which includes leases. Cash is without short-term investments. Some report in US dollars.
 */
export const indonesianStock: ReadStock = (row, screenedOn, identified) => {
  const { symbol = "" } = row;
  const asOf = day(row, "price_date");
  const name = indonesianName(row, identified);
  if (!symbol.endsWith(EXCHANGES.JKT.suffix) || !name || !asOf) return undefined;
  const found = factsOf(row, EXCHANGES.JKT.currency, screenedOn);
  const periodEnd = day(row, "xbrl_period_end");
  if (periodEnd) addIndonesianStatement(row, periodEnd, found);
  found.addMarket(asOf);
  const [sector, industry] = [named(row["sector"]), named(row["industry"])];
  return stockOf({ exchange: "JKT", symbol, name, sector, industry, asOf }, found);
};

/** A name that is only the symbol and a vendor's number is none: the listing's, else the symbol without its suffix. */
function indonesianName({ symbol = "", name = "" }: Row, identified: Row | undefined): string {
  if (!name.startsWith(`${symbol},`)) return name;
  return identified?.["name"] || symbol.replace(/\.\w+$/, "");
}

function addIndonesianStatement(row: Row, periodEnd: string, { add, leftOut }: ReturnType<typeof factsOf>): void {
  const isOfStatement = isSameStatement(row);
  const at = {
    currency: row["xbrl_currency"] || EXCHANGES.JKT.currency,
    periodEnd,
    ...(isOfStatement && ({ source: "idx-filing", quality: "reported" } as const)),
  };
  const collected: FactDetail[] = isOfStatement ? ["collected_from_filings"] : [];
  /** A figure is confirmed by the second extract's own figure, not by another line of its statement. */
  const ifAgreed = (first: string, second: string): FactDetail[] =>
    agree(amount(row, first), amount(row, second)) && isOfStatement ? ["two_extracts_agree"] : collected;
  const [debt, withLeases] = [amount(row, "xbrl_total_debt_excl_leases"), amount(row, "yahoo_total_debt_incl_leases")];
  const isPart = isOfStatement && debt !== undefined && debt < (withLeases ?? 0) * PART_BELOW;
  const value = (amount(row, "market_cap") ?? 0) / (at.currency === "USD" ? RUPIAH_A_DOLLAR : 1);
  const isSettled =
    READ_BY_HAND.has(row["symbol"]) ||
    (withLeases ?? 0) < value * CLEAR_OF_LIMITS.upTo ||
    (value > 0 && (debt ?? 0) > value * CLEAR_OF_LIMITS.from);
  if (!debt) addSecondDebt(row, add);
  else if (isPart && !isSettled) leftOut.interestBearingDebt = "sources_disagree";
  else
    add("interestBearingDebt", debt, {
      ...at,
      detail: ifAgreed("xbrl_total_debt_excl_leases", "yahoo_total_debt_incl_leases"),
    });
  add("cashAndInterestBearingSecurities", "xbrl_cash_and_equivalents", {
    ...at,
    bound: "lower",
    detail: [...ifAgreed("xbrl_cash_and_equivalents", "yahoo_cash_and_equivalents"), "equivalents_only"],
  });
  add("totalAssets", "xbrl_total_assets", { ...at, detail: ifAgreed("xbrl_total_assets", "yahoo_total_assets") });
  add("totalLiabilities", "xbrl_total_liabilities", { ...at, detail: collected });
  const year = day(row, "xbrl_fy");
  if (amount(row, "xbrl_revenue_ttm"))
    add("totalRevenue", "xbrl_revenue_ttm", { ...at, ...yearTo(periodEnd), detail: ["twelve_months", ...collected] });
  else if (year)
    add("totalRevenue", "xbrl_revenue_fy", { ...at, ...yearTo(year), detail: ["fiscal_year", ...collected] });
}

function addSecondDebt(row: Row, add: AddFact): void {
  const periodEnd = day(row, "yahoo_period_end");
  const debt = amount(row, "yahoo_total_debt_incl_leases");
  if (debt === undefined || !periodEnd) return;
  const currency = row["yahoo_currency"] || EXCHANGES.JKT.currency;
  if (debt > 0) add("interestBearingDebt", debt, { currency, periodEnd, bound: "upper", detail: ["with_leases"] });
  else if (row["xbrl_period_end"] === periodEnd)
    add("interestBearingDebt", 0, { currency, periodEnd, isZeroKnown: true, detail: ["no_debt_in_two_extracts"] });
}

/** Total assets of the same day that agree show that both extracts read the same statement. */
function isSameStatement(row: Row): boolean {
  const isSameDay =
    row["xbrl_period_end"] === row["yahoo_period_end"] && row["xbrl_currency"] === row["yahoo_currency"];
  return isSameDay && agree(amount(row, "xbrl_total_assets"), amount(row, "yahoo_total_assets"));
}

function agree(first: number | undefined, second: number | undefined): boolean {
  return !!first && !!second && Math.abs(first - second) <= Math.max(first, second) * AGREE;
}

/** From the end of 2025 to March 2026, the month to whose purchasing power the source restates Turkish statements. */
const RESTATEMENT = 1.1004;
/** Companies for which the source's ratio to the published figures differs; the table's notes compare both. */
const RESTATEMENT_OF: Readonly<Record<string, number>> = { "THYAO.IS": 0.9925, "TCELL.IS": 1.155 };

/**
 * Turkey: the source restates statements for inflation. This converts them back to the liras of their own date, because the market
 * value is in liras of its day. A zero means that the line is absent or zero.
 */
export const turkishStock: ReadStock = (row, screenedOn, identified) => {
  const { symbol = "" } = row;
  const [periodEnd, asOf] = [day(row, "period_end"), day(row, "price_date")];
  if (!identified?.["name"] || !symbol.endsWith(EXCHANGES.IST.suffix) || !periodEnd || !asOf) return undefined;
  const restatement = periodEnd === "2025-12-31" ? (RESTATEMENT_OF[symbol] ?? RESTATEMENT) : RESTATEMENT;
  const published = (column: string) => {
    const value = amount(row, column);
    return value === undefined ? undefined : value / restatement;
  };
  const found = factsOf(row, EXCHANGES.IST.currency, screenedOn);
  const restated = { periodEnd, detail: ["restated_for_inflation"] } as const;
  const restatedYear = { ...restated, ...yearTo(periodEnd) };
  found.add("interestBearingDebt", published("total_debt"), {
    ...restated,
    bound: "upper",
    detail: ["with_leases", ...restated.detail],
  });
  const cash = amount(row, "cash_and_equivalents") ? published("cash_and_st_investments") : undefined;
  found.add("cashAndInterestBearingSecurities", cash, restated);
  found.add("accountsReceivable", published("trade_receivables"), restated);
  found.add("totalAssets", published("total_assets"), restated);
  const [assets, equity] = [published("total_assets"), published("equity")];
  if (assets && equity)
    found.add("totalLiabilities", assets - equity, { ...restated, detail: ["assets_less_equity", ...restated.detail] });
  const interest = published("finance_income_nonoperating_fy");
  const others = (published("investment_activity_income_fy") ?? 0) + (published("other_operating_income_fy") ?? 0);
  // Finance income on a line of its own is complete, except for what the two other lines may contain.
  if (interest)
    found.add("interestIncome", interest + Math.max(others, 0), {
      ...restatedYear,
      bound: "upper",
      detail: ["other_income_included", ...restated.detail],
    });
  found.add("totalRevenue", published("revenue_ttm") || published("revenue_fy"), {
    ...restatedYear,
    detail: ["twelve_months", ...restated.detail],
  });
  found.addMarket(asOf);
  const { name, sector, industry } = identified;
  const listed = { symbol, name: companyName(name), sector: sector || null, industry: industry || null, asOf };
  return { ...stockOf({ exchange: "IST", ...listed }, found), isGicsIndustry: true };
};

/** Pakistan: debt with leases, cash without short-term investments. Price averages that ignore a split are not given. */
export const pakistaniStock: ReadStock = (row, screenedOn) => {
  const { symbol = "", name } = row;
  const [periodEnd, asOf] = [day(row, "period_end"), day(row, "price_as_of")];
  if (!symbol.endsWith(EXCHANGES.KAR.suffix) || !name || !periodEnd || !asOf) return undefined;
  const found = factsOf(row, row["currency"] || EXCHANGES.KAR.currency, screenedOn);
  found.add("interestBearingDebt", "total_debt", { periodEnd, bound: "upper", detail: ["with_leases"] });
  found.add("cashAndInterestBearingSecurities", "cash_and_equivalents", {
    periodEnd,
    bound: "lower",
    detail: ["equivalents_only"],
  });
  found.add("totalAssets", "total_assets", { periodEnd });
  found.add("totalLiabilities", "total_liabilities", { periodEnd });
  const isTwelveMonths = !!amount(row, "revenue_ttm");
  found.add("totalRevenue", isTwelveMonths ? "revenue_ttm" : "revenue_fy", {
    ...yearTo(periodEnd),
    detail: [isTwelveMonths ? "twelve_months" : "fiscal_year"],
  });
  found.addMarket(asOf, { hasAverages: !row["avg_cap_flag"] });
  // The exchange's list puts its own marks before the sector: not compliant with a rule, or ex dividend.
  const word = (row["sector"] ?? "").replace(/^(Non-compliant|XD)\s+/i, "");
  const [sector, industry] = KARACHI_SECTORS[word] ?? [named(word), null];
  return stockOf({ exchange: "KAR", symbol, name, sector, industry, asOf }, found);
};

/** The Pakistan Stock Exchange's sectors in the words of the business screen. */
const KARACHI_SECTORS: Readonly<Record<string, readonly [sector: string, industry: string]>> = {
  "Automobile Assembler": ["Consumer Cyclical", "Auto Manufacturers"],
  "Automobile Parts & Accessories": ["Consumer Cyclical", "Auto Parts"],
  "Cable & Electrical Goods": ["Industrials", "Electrical Equipment & Parts"],
  Cement: ["Basic Materials", "Building Materials"],
  Chemical: ["Basic Materials", "Chemicals"],
  "Commercial Banks": ["Financial Services", "Banks - Regional"],
  Engineering: ["Basic Materials", "Steel"],
  Fertilizer: ["Basic Materials", "Agricultural Inputs"],
  "Food & Personal Care Products": ["Consumer Defensive", "Packaged Foods"],
  "Glass & Ceramics": ["Basic Materials", "Building Materials"],
  Insurance: ["Financial Services", "Insurance - Diversified"],
  "OIL & GAS Exploration Companies": ["Energy", "Oil & Gas E&P"],
  "OIL & GAS Marketing Companies": ["Energy", "Oil & Gas Refining & Marketing"],
  Pharmaceuticals: ["Healthcare", "Drug Manufacturers - Specialty & Generic"],
  "Power Generation & Distribution": ["Utilities", "Utilities - Independent Power Producers"],
  "Real Estate Investment Trust": ["Real Estate", "REIT - Diversified"],
  Refinery: ["Energy", "Oil & Gas Refining & Marketing"],
  "Textile Composite": ["Consumer Cyclical", "Textile Manufacturing"],
  "Textile Spinning": ["Consumer Cyclical", "Textile Manufacturing"],
};
