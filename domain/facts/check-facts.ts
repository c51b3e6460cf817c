import { type Anomaly, findAnomalies } from "./anomalies.ts";
import type { CompanyFacts, ExchangeRates, InputName, LeftOutReason, SourcedFacts } from "./company-facts.ts";
import { SHARES_TOLERANCE, SMALLEST_SHARE_COUNT } from "./fact-limits.ts";
import type { Financials } from "./financials.ts";
import { factInDollars, inDollars } from "./in-dollars.ts";
import { daysBetween } from "./iso-date.ts";
import type { MergedFacts } from "./merge-facts.ts";
import { SAME_QUARTER_DAYS } from "./newest-figure.ts";
import { factEntries } from "./source-answer.ts";

/** Amounts in US dollars; shares as a count. An absent amount is unknown. */
export type Amounts = Partial<Record<InputName, number>>;

export type PlausibilityContext = {
  /** Banks, insurers and brokers: deposits and client money make their debt and cash incomparable. */
  isFinancial: boolean;
  /** US dollars a year; null when unknown. */
  interestExpense: number | null;
  /** False when the cash is only an upper bound. */
  isCashExact: boolean;
  /** True when the revenue is the sum of one filed concept, which may be only a part of it. */
  isRevenueOfOneConcept: boolean;
  /** True when a second source bears out the debt. */
  isDebtBorneOut: boolean;
  /** True when the total assets are of an unknown date or of an older one, so that a larger balance contradicts them. */
  areTotalAssetsOfAnotherDate: boolean;
};

export type Implausibility = { input: InputName; reason: LeftOutReason };

/** A balance this many times the market capitalization is an error of scale, usually by a thousand. */
const DEBT_TO_VALUE_LIMIT = 100;
const CASH_TO_VALUE_LIMIT = 10;
const NET_CASH_TO_VALUE_LIMIT = 3;
const REVENUE_TO_VALUE_LIMIT = 30;
const HIGH_DEBT_TO_VALUE = 10;
const DEBT_TO_REVENUE_LIMIT = 20;
/** Percent of the price. */
const RARE_YIELD = 15;
/** Between two balance sheets total assets hardly grow more than this, so that a larger balance is an error of scale or of currency. */
const ASSETS_GROWN_LIMIT = 3;

/** Whether debt is many times the company's value: it is believed but marked as unusual. */
export function isDebtHigh({ interestBearingDebt, marketCapitalization }: Amounts): boolean {
  if (interestBearingDebt === undefined || !marketCapitalization) return false;
  return interestBearingDebt > marketCapitalization * HIGH_DEBT_TO_VALUE;
}

type Rule = (amounts: Amounts, context: PlausibilityContext) => Implausibility[];

const RULES: readonly Rule[] = [
  negativeAmounts,
  balancesAboveTotalAssets,
  partsAboveTheirWhole,
  balancesFarAboveValue,
  valueFarBelowCash,
  revenueFarAboveValue,
  revenueThatIsAPart,
  shareCounts,
  dividendAgainstPrice,
];

/**
 * The amounts that cannot be right, each with its reason: they are left out, so that the quantity is unknown.
 *
 * Every rule compares amounts of one company with each other; none needs another company or another month.
 */
export function findImplausibleAmounts(amounts: Amounts, context: PlausibilityContext): Implausibility[] {
  const found = new Map<InputName, Implausibility>();
  for (const rule of RULES) {
    for (const problem of rule(amounts, context)) if (!found.has(problem.input)) found.set(problem.input, problem);
  }
  return [...found.values()];
}

function negativeAmounts(amounts: Amounts): Implausibility[] {
  return (Object.entries(amounts) as [InputName, number][]).flatMap(([input, amount]) =>
    when(amount < 0, input, "negative_amount"),
  );
}

const when = (isFound: boolean, input: InputName, reason: LeftOutReason): Implausibility[] =>
  isFound ? [{ input, reason }] : [];

/** What is not known is above nothing. */
const isAbove = (amount: number | undefined, limit: number) => amount !== undefined && amount > limit;

function balancesAboveTotalAssets(amounts: Amounts, context: PlausibilityContext): Implausibility[] {
  const { totalAssets, totalLiabilities = 0, interestBearingDebt = 0 } = amounts;
  const { cashAndInterestBearingSecurities: cash = 0 } = amounts;
  if (totalAssets === undefined) return [];
  // A company whose equity is negative owes more than its assets.
  const debt = interestBearingDebt <= totalLiabilities || context.isDebtBorneOut ? 0 : interestBearingDebt;
  const largest = Math.max(debt, cash);
  if (context.areTotalAssetsOfAnotherDate && largest <= totalAssets * ASSETS_GROWN_LIMIT)
    return when(largest > totalAssets, "totalAssets", "sources_disagree");
  return [
    ...when(debt > totalAssets, "interestBearingDebt", "debt_above_total_assets"),
    ...when(cash > totalAssets, "cashAndInterestBearingSecurities", "cash_above_total_assets"),
  ];
}

const PARTS = [
  ["islamicFinancing", "interestBearingDebt"],
  ["murabahaDeposits", "cashAndInterestBearingSecurities"],
  ["prohibitedRevenue", "totalRevenue"],
] as const satisfies readonly (readonly [InputName, InputName])[];

function partsAboveTheirWhole(amounts: Amounts): Implausibility[] {
  return PARTS.flatMap(([part, whole]) =>
    when(isAbove(amounts[part], amounts[whole] ?? Number.POSITIVE_INFINITY), part, "sources_disagree"),
  );
}

function balancesFarAboveValue(amounts: Amounts, { isFinancial }: PlausibilityContext): Implausibility[] {
  const { marketCapitalization: value, interestBearingDebt: debt, cashAndInterestBearingSecurities: cash } = amounts;
  if (!value || isFinancial) return [];
  return [
    ...when(isAbove(debt, value * DEBT_TO_VALUE_LIMIT), "interestBearingDebt", "debt_far_above_value"),
    ...when(isAbove(cash, value * CASH_TO_VALUE_LIMIT), "cashAndInterestBearingSecurities", "cash_far_above_value"),
  ];
}

/** No market pays so little for cash: the value rests on an old number of shares. An upper bound of cash shows nothing. */
function valueFarBelowCash(amounts: Amounts, { isFinancial, isCashExact }: PlausibilityContext): Implausibility[] {
  const { marketCapitalization: value, interestBearingDebt = 0, cashAndInterestBearingSecurities: cash = 0 } = amounts;
  if (!value || isFinancial || !isCashExact || cash > value * CASH_TO_VALUE_LIMIT) return [];
  const netCash = cash - interestBearingDebt;
  return when(netCash > value * NET_CASH_TO_VALUE_LIMIT, "marketCapitalization", "value_far_below_cash");
}

/** Revenue this far above the value is in another currency than stated, and so are the balances with it. */
function revenueFarAboveValue(amounts: Amounts, context: PlausibilityContext): Implausibility[] {
  const { marketCapitalization, totalRevenue } = amounts;
  if (!marketCapitalization || !totalRevenue || context.isFinancial) return [];
  if (totalRevenue <= marketCapitalization * REVENUE_TO_VALUE_LIMIT) return [];
  const inThatCurrency = ["totalRevenue", "interestBearingDebt", "cashAndInterestBearingSecurities"] as const;
  return inThatCurrency
    .filter((input) => amounts[input] !== undefined)
    .map((input) => ({ input, reason: "revenue_far_above_value" }));
}

function revenueThatIsAPart(amounts: Amounts, context: PlausibilityContext): Implausibility[] {
  const { totalRevenue, interestBearingDebt } = amounts;
  if (totalRevenue === undefined || context.isFinancial) return [];
  if (context.interestExpense !== null && context.interestExpense > totalRevenue)
    return [{ input: "totalRevenue", reason: "revenue_below_interest_expense" }];
  const isFarBelowDebt = isAbove(interestBearingDebt, totalRevenue * DEBT_TO_REVENUE_LIMIT);
  return when(context.isRevenueOfOneConcept && isFarBelowDebt, "totalRevenue", "revenue_far_below_debt");
}

function shareCounts({ sharesOutstanding, price, marketCapitalization }: Amounts): Implausibility[] {
  if (sharesOutstanding === undefined) return [];
  if (sharesOutstanding < SMALLEST_SHARE_COUNT)
    return [{ input: "sharesOutstanding", reason: "placeholder_share_count" }];
  if (!price || !marketCapitalization) return [];
  const share = (sharesOutstanding * price) / marketCapitalization;
  return when(Math.abs(share - 1) > SHARES_TOLERANCE / 100, "sharesOutstanding", "shares_disagree_with_value");
}

function dividendAgainstPrice({ dividendPerShare, price = 0 }: Amounts): Implausibility[] {
  return when(price !== 0 && isAbove(dividendPerShare, price / 2), "dividendPerShare", "dividend_above_half_of_price");
}

export type CheckedFacts = {
  /** Changes that a person must review before they count. */
  anomalies: readonly Anomaly[];
  /** Figures that cannot be right. */
  implausible: readonly Implausibility[];
  /** Debt that is believed although it is unusually high for the company's value. */
  isDebtHigh: boolean;
};

/**
 * Whether a company's new figures can be believed, compared with each other, with earlier figures and with a second source. A figure
 * that two sources contradict is not used to judge others.
 *
 * Undefined when an earlier fact has no exchange rate today: then nothing of the company can be compared.
 */
export function checkFacts(known: CompanyFacts, merged: MergedFacts, rates: ExchangeRates): CheckedFacts | undefined {
  const { sector, industry } = known;
  const before = inDollars(known.facts, rates, known);
  if (factEntries(known.facts).some(([input]) => !before[input])) return undefined;
  const now = inDollars(merged.facts, rates, known);
  const contradicted = new Set(merged.disagreements.map(({ about }) => about));
  const amounts = amountsOf(now, contradicted);
  const interestExpense = merged.interestExpense && factInDollars(merged.interestExpense, rates, null);
  const implausible = findImplausibleAmounts(amounts, {
    isFinancial: /^financ/i.test(sector ?? "") || /mortgage/i.test(industry ?? ""),
    interestExpense: interestExpense?.amount ?? null,
    isCashExact: merged.facts.cashAndInterestBearingSecurities?.bound !== "upper",
    isRevenueOfOneConcept: merged.isRevenueOfOneConcept,
    isDebtBorneOut: BORNE_OUT.some((detail) => merged.facts.interestBearingDebt?.detail?.includes(detail)),
    areTotalAssetsOfAnotherDate: isOfAnotherDate(merged.facts),
  });
  const withoutRate = factEntries(merged.facts).filter(([input]) => !now[input]);
  return {
    anomalies: [...merged.disagreements, ...findAnomalies(before, now)],
    implausible: [
      ...implausible,
      ...revenueOfAnotherTime(merged.facts),
      ...dividendOfUnknownCurrency(merged.facts, now),
      ...withoutRate.map(([input]): Implausibility => ({ input, reason: "no_exchange_rate" })),
    ],
    isDebtHigh: isDebtHigh(amounts),
  };
}

const BORNE_OUT = ["two_extracts_agree", "two_extracts_close"] as const;

const FULL_YEAR_DAYS = { from: 340, upTo: 390 };

/** A year of 52 or 53 weeks counts; half a year, between two fiscal calendars, does not. */
function revenueOfAnotherTime({ totalRevenue }: SourcedFacts): Implausibility[] {
  if (!totalRevenue?.periodStart) return [];
  const days = daysBetween(totalRevenue.periodStart, totalRevenue.periodEnd);
  const isYear = days >= FULL_YEAR_DAYS.from && days <= FULL_YEAR_DAYS.upTo;
  return when(!isYear, "totalRevenue", "not_twelve_months");
}

/** Payments that are added up may be in the currency of the reports: in it, what would be a rare yield is none. */
function dividendOfUnknownCurrency(merged: SourcedFacts, inDollars: Financials): Implausibility[] {
  if (!merged.dividendPerShare?.detail?.includes("dividends_summed")) return [];
  const { dividendPerShare: dividend, price, totalRevenue } = inDollars;
  if (!dividend || !price || !totalRevenue || dividend.currency !== price.currency) return [];
  const rare = (price.amount * RARE_YIELD) / 100;
  const isExplained = dividend.originalAmount / totalRevenue.exchangeRate <= rare;
  return when(dividend.amount > rare && isExplained, "dividendPerShare", "unknown_currency");
}

function isOfAnotherDate({
  totalAssets,
  interestBearingDebt,
  cashAndInterestBearingSecurities,
}: SourcedFacts): boolean {
  if (!totalAssets) return false;
  const balances = [interestBearingDebt, cashAndInterestBearingSecurities];
  return (
    totalAssets.detail?.includes("undated") === true ||
    balances.some((balance) => balance && daysBetween(totalAssets.periodEnd, balance.periodEnd) > SAME_QUARTER_DAYS)
  );
}

function amountsOf(financials: Financials, without: ReadonlySet<InputName>): Amounts {
  const amounts: Amounts = {};
  for (const [input, fact] of Object.entries(financials) as [InputName, { amount: number }][]) {
    if (!without.has(input)) amounts[input] = fact.amount;
  }
  return amounts;
}
