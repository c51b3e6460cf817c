import type {
  FactDetail,
  InputName,
  LeftOutFacts,
  SourcedFact,
  SourcedFacts,
  SourceId,
} from "../../../domain/facts/company-facts.ts";
import { EXCHANGES, type ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { SHARES_UNIT } from "../../../domain/facts/in-dollars.ts";
import { addDays, daysBetween } from "../../../domain/facts/iso-date.ts";
import { CASH_WITHOUT_INVESTMENTS_DOUBT, NEAR_LIMIT_MARGIN } from "../../../domain/standards/screening-limits.ts";
import { SHORT_TERM_RATES } from "../../../domain/standards/short-term-rates.ts";
import { isIsoDate, readNumber, startOfYearUpTo } from "../../../worker/providers/figures.ts";
import { OLDEST_FILING_DAYS } from "./build-filings.ts";
import type { Row } from "./collected-tables.ts";
import type { ImportedStock } from "./csv-import.ts";

/** Two extracts whose total assets differ by less than this share come from the same statement. */
const SAME_STATEMENT = 0.02;
/** An average further than this factor from today's value, either way, contains a split or a rights issue. */
const FARTHEST_AVERAGE = 4;

/** How to interpret one table's figures. */
type Table = { currency: string; source: SourceId; quality: SourcedFact["quality"]; screenedOn: string };
type Traits = Partial<Pick<SourcedFact, "currency" | "periodStart" | "bound" | "source" | "quality">> & {
  periodEnd: string;
  detail?: readonly FactDetail[];
  /** Without it a zero may be an absent line, and is left out. */
  isZeroKnown?: boolean;
};

/** Collects the figures of one row; an absent, negative or stale figure and a zero that may be a gap stay unknown. */
function factsOf(table: Table) {
  const facts: SourcedFacts = {};
  const leftOut: LeftOutFacts = {};
  const { screenedOn, ...common } = table;
  const add = (input: InputName, value: number | undefined, { detail = [], isZeroKnown, ...traits }: Traits) => {
    if (value === undefined || daysBetween(traits.periodEnd, screenedOn) > OLDEST_FILING_DAYS) return;
    const [first, ...others] = detail;
    if (value < 0) leftOut[input] = "negative_amount";
    else if (value === 0 && !isZeroKnown) leftOut[input] = "zero_unconfirmed";
    else facts[input] = { value, ...common, ...traits, ...(first && { detail: [first, ...others] }) };
  };
  const addAverages = (row: Row, spot: number | undefined, on: string) => {
    for (const [input, column, months] of AVERAGES) {
      const value = amount(row, column);
      if (value && spot && (value > spot * FARTHEST_AVERAGE || value * FARTHEST_AVERAGE < spot))
        leftOut[input] = "average_far_from_value";
      else add(input, value, averageOver(months, on, EXCHANGE_ESTIMATE));
    }
  };
  return { facts, leftOut, add, addAverages };
}

const EXCHANGE_ESTIMATE = { source: "market-snapshot", quality: "estimated" } as const;
const AVERAGES = [
  ["averageMarketCapitalization", "market_cap_avg_24m", 24],
  ["longAverageMarketCapitalization", "market_cap_avg_36m", 36],
] as const;

function averageOver(months: 24 | 36, periodEnd: string, traits: Partial<Traits>): Traits {
  const periodStart = addDays(periodEnd, -Math.floor((months * 365.25) / 12) + 1);
  return { ...traits, periodStart, periodEnd, detail: ["past_prices_todays_shares"] };
}

function yearTo(periodEnd: string) {
  return { periodStart: startOfYearUpTo(periodEnd), periodEnd };
}

type Listed = { symbol: string; name: string; sector: string | null; industry: string | null };

function stockOf(
  exchange: ExchangeCode,
  country: string,
  { symbol, name, sector, industry }: Listed,
  asOf: string,
  found: { facts: SourcedFacts; leftOut: LeftOutFacts },
): ImportedStock {
  return {
    ...{ symbol, name, exchange, sector, industry, country, asOf, facts: found.facts, leftOut: found.leftOut },
    ...{ isNasdaqIndustry: false, interestExpense: null, isRevenueOfOneConcept: false },
  };
}

/**
 * Indonesia: the companies' own XBRL statements. Their debt is without leases; where no line of debt was found the second extract's
 * counts, which includes leases. Cash is without short-term investments. Some report in US dollars.
 */
export function indonesianStock(row: Row, screenedOn: string): ImportedStock | undefined {
  const symbol = row["symbol"] ?? "";
  const name = row["name"] ?? "";
  const priceDate = row["price_date"] ?? "";
  if (!symbol.endsWith(EXCHANGES.JKT.suffix) || !name || !isIsoDate(priceDate)) return undefined;
  const isConfirmed = isSameStatement(row);
  const filed = isConfirmed ? ({ source: "idx-filing", quality: "reported" } as const) : EXCHANGE_ESTIMATE;
  const confirmed: FactDetail[] = isConfirmed ? ["two_extracts_agree"] : [];
  const reported = row["xbrl_currency"] || EXCHANGES.JKT.currency;
  const found = factsOf({ currency: EXCHANGES.JKT.currency, ...EXCHANGE_ESTIMATE, screenedOn });
  const { add, addAverages } = found;
  const periodEnd = row["xbrl_period_end"] ?? "";
  if (isIsoDate(periodEnd)) {
    const at = { ...filed, currency: reported, periodEnd };
    const debt = amount(row, "xbrl_total_debt_excl_leases");
    if (debt) add("interestBearingDebt", debt, { ...at, detail: confirmed });
    else addSecondDebt(row, add);
    const cashDetail: FactDetail[] = [...confirmed, "equivalents_only"];
    add("cashAndInterestBearingSecurities", amount(row, "xbrl_cash_and_equivalents"), {
      ...at,
      bound: "lower",
      detail: cashDetail,
    });
    add("totalAssets", amount(row, "xbrl_total_assets"), { ...at, detail: confirmed });
    const twelveMonths = amount(row, "xbrl_revenue_ttm");
    if (twelveMonths)
      add("totalRevenue", twelveMonths, { ...at, ...yearTo(periodEnd), detail: ["twelve_months", ...confirmed] });
    else if (isIsoDate(row["xbrl_fy"]))
      add("totalRevenue", amount(row, "xbrl_revenue_fy"), {
        ...at,
        ...yearTo(row["xbrl_fy"]),
        detail: ["fiscal_year", ...confirmed],
      });
  }
  const value = amount(row, "market_cap");
  add("price", amount(row, "price"), { periodEnd: priceDate });
  add("marketCapitalization", value, { periodEnd: priceDate });
  add("sharesOutstanding", amount(row, "shares"), { currency: SHARES_UNIT, periodEnd: priceDate });
  add("dividendPerShare", amount(row, "dividend_per_share_ttm"), {
    ...yearTo(priceDate),
    detail: ["dividends_summed"],
  });
  addAverages(row, value, priceDate);
  const sector = row["sector"] === "-" ? null : row["sector"] || null;
  return stockOf("JKT", "Indonesia", { symbol, name, sector, industry: named(row["industry"]) }, priceDate, found);
}

function addSecondDebt(row: Row, add: ReturnType<typeof factsOf>["add"]): void {
  const periodEnd = row["yahoo_period_end"];
  const debt = amount(row, "yahoo_total_debt_incl_leases");
  if (debt === undefined || !isIsoDate(periodEnd)) return;
  const currency = row["yahoo_currency"] || EXCHANGES.JKT.currency;
  if (debt > 0) add("interestBearingDebt", debt, { currency, periodEnd, bound: "upper", detail: ["with_leases"] });
  else if (row["xbrl_period_end"] === periodEnd)
    add("interestBearingDebt", 0, { currency, periodEnd, isZeroKnown: true, detail: ["no_debt_in_two_extracts"] });
}

function isSameStatement(row: Row): boolean {
  const [first, second] = [amount(row, "xbrl_total_assets"), amount(row, "yahoo_total_assets")];
  const isSameDay =
    row["xbrl_period_end"] === row["yahoo_period_end"] && row["xbrl_currency"] === row["yahoo_currency"];
  return isSameDay && !!first && !!second && Math.abs(first - second) <= Math.max(first, second) * SAME_STATEMENT;
}

/** From the end of 2025 to March 2026, the month to whose purchasing power the source restates Turkish statements. */
const RESTATEMENT = 1.1004;
/** Companies for which the source's ratio to the published figures differs; the table's notes compare both. */
const RESTATEMENT_OF: Readonly<Record<string, number>> = { "THYAO.IS": 0.9925, "TCELL.IS": 1.155 };

/**
 * Turkey: the source restates statements for inflation. This converts them back to the liras of their own date, because the market
 * value is in liras of its day. A zero means that the line is absent or zero.
 */
export function turkishStock(row: Row, listed: Listed | undefined, screenedOn: string): ImportedStock | undefined {
  const symbol = row["symbol"] ?? "";
  const [periodEnd = "", priceDate = ""] = [row["period_end"], row["price_date"]];
  if (!listed || !symbol.endsWith(EXCHANGES.IST.suffix) || !isIsoDate(periodEnd) || !isIsoDate(priceDate))
    return undefined;
  const restatement = periodEnd === "2025-12-31" ? (RESTATEMENT_OF[symbol] ?? RESTATEMENT) : RESTATEMENT;
  const published = (column: string) => {
    const value = amount(row, column);
    return value === undefined ? undefined : value / restatement;
  };
  const found = factsOf({ currency: EXCHANGES.IST.currency, ...EXCHANGE_ESTIMATE, screenedOn });
  const { add, addAverages } = found;
  const restated: FactDetail[] = ["restated_for_inflation"];
  add("interestBearingDebt", published("total_debt"), {
    periodEnd,
    bound: "upper",
    detail: ["with_leases", ...restated],
  });
  const cash = amount(row, "cash_and_equivalents") ? published("cash_and_st_investments") : undefined;
  add("cashAndInterestBearingSecurities", cash, { periodEnd, detail: restated });
  add("accountsReceivable", published("trade_receivables"), { periodEnd, detail: restated });
  add("totalAssets", published("total_assets"), { periodEnd, detail: restated });
  const interest = published("finance_income_nonoperating_fy");
  const others = (published("investment_activity_income_fy") ?? 0) + (published("other_operating_income_fy") ?? 0);
  // Finance income on a line of its own is complete, except for what the two other lines may contain.
  if (interest)
    add("interestIncome", interest + Math.max(others, 0), {
      ...yearTo(periodEnd),
      bound: "upper",
      detail: ["other_income_included", ...restated],
    });
  const revenue = published("revenue_ttm") || published("revenue_fy");
  add("totalRevenue", revenue, { ...yearTo(periodEnd), detail: ["twelve_months", ...restated] });
  const value = amount(row, "market_cap");
  add("price", amount(row, "price"), { periodEnd: priceDate });
  add("marketCapitalization", value, { periodEnd: priceDate });
  add("sharesOutstanding", amount(row, "shares"), { currency: SHARES_UNIT, periodEnd: priceDate });
  addAverages(row, value, priceDate);
  return { ...stockOf("IST", "Turkey", { ...listed, symbol }, priceDate, found), isGicsIndustry: true };
}

/** Pakistan: debt with leases, cash without short-term investments. Price averages that ignore a split are not given. */
export function pakistaniStock(row: Row, screenedOn: string): ImportedStock | undefined {
  const symbol = row["symbol"] ?? "";
  const name = row["name"] ?? "";
  const [periodEnd = "", priceDate = ""] = [row["period_end"], row["price_as_of"]];
  if (!symbol.endsWith(EXCHANGES.KAR.suffix) || !name || !isIsoDate(periodEnd) || !isIsoDate(priceDate))
    return undefined;
  const found = factsOf({ currency: row["currency"] || EXCHANGES.KAR.currency, ...EXCHANGE_ESTIMATE, screenedOn });
  const { add, addAverages } = found;
  add("interestBearingDebt", amount(row, "total_debt"), { periodEnd, bound: "upper", detail: ["with_leases"] });
  add("cashAndInterestBearingSecurities", amount(row, "cash_and_equivalents"), {
    periodEnd,
    bound: "lower",
    detail: ["equivalents_only"],
  });
  add("totalAssets", amount(row, "total_assets"), { periodEnd });
  const twelveMonths = amount(row, "revenue_ttm");
  add("totalRevenue", twelveMonths || amount(row, "revenue_fy"), {
    ...yearTo(periodEnd),
    detail: [twelveMonths ? "twelve_months" : "fiscal_year"],
  });
  const value = amount(row, "market_cap");
  add("price", amount(row, "price"), { periodEnd: priceDate });
  add("marketCapitalization", value, { periodEnd: priceDate });
  add("sharesOutstanding", amount(row, "shares"), { currency: SHARES_UNIT, periodEnd: priceDate });
  add("dividendPerShare", amount(row, "dividend_per_share_ttm"), {
    ...yearTo(priceDate),
    detail: ["dividends_summed"],
  });
  if (!row["avg_cap_flag"]) addAverages(row, value, priceDate);
  // The exchange's list puts its own marks before the sector: not compliant with a rule, or ex dividend.
  const word = (row["sector"] ?? "").replace(/^(Non-compliant|XD)\s+/i, "");
  const [sector, industry] = KARACHI_SECTORS[word] ?? [named(word), null];
  return stockOf("KAR", "Pakistan", { symbol, name, sector, industry }, priceDate, found);
}

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

/** Tokyo: cash with short-term investments and debt with leases, for a quarter whose date the source does not give. */
export function tokyoFigures(row: Row, screenedOn: string): SourcedFacts {
  const { facts, add } = factsOf({ currency: EXCHANGES.TYO.currency, ...EXCHANGE_ESTIMATE, screenedOn });
  if (row["stale"] === "True") return {};
  const at = { periodEnd: TOKYO_QUARTER, detail: ["about"] as FactDetail[] };
  add("interestBearingDebt", amount(row, "total_debt_incl_leases"), {
    ...at,
    bound: "upper",
    detail: [...at.detail, "with_leases"],
  });
  add("cashAndInterestBearingSecurities", amount(row, "cash_and_st_investments"), at);
  return facts;
}

/** The last quarter that every company had published when the table was made, in late July. */
const TOKYO_QUARTER = "2026-03-31";

/**
 * India: total assets; averages that follow the price over the last months, with today's value and shares; and upper bounds of cash
 * and interest. For India the snapshot has cash without deposits and funds, or none at all, and no company's interest.
 */
export function indianFigures(row: Row, { facts: known }: ImportedStock, screenedOn: string): SourcedFacts {
  const { facts, add } = factsOf({ currency: EXCHANGES.BSE.currency, ...EXCHANGE_ESTIMATE, screenedOn });
  const [periodEnd = "", priceDate = ""] = [row["period_end"], row["price_date"]];
  if (isIsoDate(periodEnd)) {
    add("totalAssets", amount(row, "total_assets"), { periodEnd });
    if (row["is_financial"] !== "1") addIndianBounds(row, known, periodEnd, add);
  }
  const value = known.marketCapitalization;
  if (!value || !isIsoDate(priceDate)) return facts;
  for (const [input, column, months] of [
    ["averageMarketCapitalization", "price_avg_24m_over_last", 24],
    ["longAverageMarketCapitalization", "price_avg_36m_over_last", 36],
  ] as const) {
    const share = amount(row, column);
    if (!share || share > FARTHEST_AVERAGE || share * FARTHEST_AVERAGE < 1) continue;
    add(input, value.value * share, { ...averageOver(months, priceDate, {}), currency: value.currency });
  }
  return facts;
}

/**
 * Deposits, funds and bonds are among investments and other assets, so the sum of both bounds what bears interest, and a year's rate
 * on it bounds what it earns. Other income includes the interest; when it is negative or zero, a loss offsets it, and it bounds
 * nothing.
 */
function addIndianBounds(
  row: Row,
  known: SourcedFacts,
  periodEnd: string,
  add: ReturnType<typeof factsOf>["add"],
): void {
  const [investments, others] = [amount(row, "investments_total"), amount(row, "other_assets")];
  if (investments === undefined || others === undefined) return;
  const mayBearInterest = investments + others;
  const { cashAndInterestBearingSecurities: cash, marketCapitalization: value } = known;
  const detail: FactDetail[] = ["other_assets_included"];
  if (!cash || (cash.bound === "lower" && value && isSettledBy(mayBearInterest, cash.value, value.value)))
    add("cashAndInterestBearingSecurities", mayBearInterest, { periodEnd, bound: "upper", detail });
  const isTwelveMonths = !!amount(row, "revenue_ttm");
  const otherIncome = amount(row, isTwelveMonths ? "other_income_ttm" : "other_income") ?? 0;
  const yearOfInterest = (mayBearInterest * RUPEE_RATE) / 100;
  add("interestIncome", otherIncome > 0 ? Math.min(otherIncome, yearOfInterest) : yearOfInterest, {
    ...yearTo(periodEnd),
    bound: "upper",
    detail: [otherIncome > 0 && otherIncome < yearOfInterest ? "other_income_included" : "other_assets_included"],
  });
}

const RUPEE_RATE = SHORT_TERM_RATES.find(({ currency }) => currency === EXCHANGES.BSE.currency)?.percent ?? 0;

/** Whether cash alone is doubtful against the value while everything that may bear interest is not. Percents of the value. */
function isSettledBy(mayBearInterest: number, cash: number, value: number): boolean {
  const { of, outOf } = CASH_WITHOUT_INVESTMENTS_DOUBT;
  return cash * 100 >= value * of && mayBearInterest * 100 <= value * (outOf - NEAR_LIMIT_MARGIN);
}

/** When a company's own count and the exchanges' half-year average differ by this factor, one of them includes a split. */
const SPLIT_APART = 2;

/**
 * An Indian stock without its value and its shares when both are contradicted in the same direction: the shares by earnings per share
 * and the year's profit, the value by the exchanges' average. Both are then several times off.
 */
export function withoutContradictedValue(stock: ImportedStock, earned: Row, average: Row): ImportedStock {
  const { marketCapitalization: value, sharesOutstanding: shares, ...others } = stock.facts;
  const [profit, perShare] = [amount(earned, "net_profit"), amount(earned, "eps")];
  const averageValue = amount(average, "amfi_avg_market_cap_6m_inr");
  if (!value || !shares || !profit || !perShare || !averageValue) return stock;
  const times = [shares.value / (profit / perShare), value.value / averageValue];
  const isApart = times.every((one) => one > SPLIT_APART) || times.every((one) => one > 0 && one * SPLIT_APART < 1);
  if (!isApart) return stock;
  const leftOut = {
    ...stock.leftOut,
    marketCapitalization: "sources_disagree",
    sharesOutstanding: "sources_disagree",
  } as const;
  return { ...stock, facts: others, leftOut };
}

/** Australia: debt without leases, cash with short-term investments, receivables and reported interest. */
export function australianFigures(row: Row, screenedOn: string): SourcedFacts {
  const { facts, add } = factsOf({ currency: row["currency"] ?? "", ...EXCHANGE_ESTIMATE, screenedOn });
  const [periodEnd = "", year = ""] = [row["period_end"], row["income_period"]];
  if (!/^[A-Z]{3}$/.test(row["currency"] ?? "") || !isIsoDate(periodEnd)) return {};
  add("interestBearingDebt", amount(row, "total_debt_excl_leases"), { periodEnd });
  add("cashAndInterestBearingSecurities", amount(row, "cash_and_st_investments"), { periodEnd });
  add("accountsReceivable", amount(row, "receivables"), { periodEnd });
  add("totalAssets", amount(row, "total_assets"), { periodEnd });
  if (!isIsoDate(year)) return facts;
  add("totalRevenue", amount(row, "revenue"), { ...yearTo(year), detail: ["fiscal_year"] });
  add("interestIncome", amount(row, "interest_income"), yearTo(year));
  return facts;
}

/** Europe: half-year balances, debt with leases and cash with short-term investments. */
export function europeanFigures(row: Row, screenedOn: string): SourcedFacts {
  const { facts, add } = factsOf({ currency: row["currency"] ?? "", ...EXCHANGE_ESTIMATE, screenedOn });
  const [periodEnd = "", year = ""] = [row["period_end"], row["fy_end"]];
  if (!/^[A-Z]{3}$/.test(row["currency"] ?? "") || !isIsoDate(periodEnd)) return {};
  add("interestBearingDebt", amount(row, "total_debt_incl_leases"), {
    periodEnd,
    bound: "upper",
    detail: ["with_leases"],
  });
  add("cashAndInterestBearingSecurities", amount(row, "cash_and_st_investments"), { periodEnd });
  add("totalAssets", amount(row, "total_assets"), { periodEnd });
  if (isIsoDate(year)) add("totalRevenue", amount(row, "revenue_fy"), { ...yearTo(year), detail: ["fiscal_year"] });
  return facts;
}

function amount(row: Row, column: string): number | undefined {
  return readNumber(row[column] ?? "");
}

function named(word: string | undefined): string | null {
  return word && word !== "-" ? word : null;
}
