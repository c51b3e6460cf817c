import type { InputName } from "./company-facts.ts";
import {
  IMPLIED_SHARES_FACTOR,
  JUMP_FACTOR,
  PRICE_JUMP_FACTOR,
  RATIO_MOVE_WITHOUT_FILING,
  REVENUE_COLLAPSED_BELOW,
  SHARES_TOLERANCE,
  SPLIT_VALUE_FACTOR,
  VANISHED_BALANCE_FROM,
} from "./fact-limits.ts";
import type { Fact, Financials } from "./financials.ts";

/** Why the figures of one stock are under review. */
export const ANOMALY_CODES = [
  "debt_above_total_assets",
  "thousandfold_jump",
  "balance_vanished",
  "shares_contradict_market_capitalization",
  "ratio_moved_without_filing",
  "price_jump_without_split",
  "revenue_collapsed",
  "sources_disagree",
] as const;
export type AnomalyCode = (typeof ANOMALY_CODES)[number];

/** A change that a person must review before it counts, with the figures that show it. */
export type Anomaly = {
  code: AnomalyCode;
  about: InputName;
  /** The figure before, in the unit of `limit`; null when there was none. */
  before: number | null;
  after: number;
  /** The figure that `after` is compared with. */
  limit: number;
};

type Rule = (before: Financials, after: Financials) => Anomaly[];

const RULES: readonly Rule[] = [
  debtAboveTotalAssets,
  jumps,
  vanishedBalances,
  sharesAgainstValue,
  ratiosWithoutFiling,
  priceWithoutSplit,
  collapsedRevenue,
];

/**
 * What is unusual in a stock's new figures compared with its last good ones. Every rule compares figures of one stock, so that a move
 * of the whole market triggers nothing. A figure absent on either side is not an anomaly: unknown stays unknown.
 */
export function findAnomalies(before: Financials, after: Financials): Anomaly[] {
  return RULES.flatMap((rule) => rule(before, after));
}

/** A debt that was above them before has been accepted. */
function debtAboveTotalAssets(before: Financials, after: Financials): Anomaly[] {
  if (isDebtAboveAssets(before) || !isDebtAboveAssets(after)) return [];
  const { interestBearingDebt: debt, totalAssets } = after;
  return [anomaly("debt_above_total_assets", "interestBearingDebt", undefined, debt, totalAssets?.amount ?? 0)];
}

function isDebtAboveAssets({ interestBearingDebt: debt, totalAssets: assets, totalLiabilities }: Financials): boolean {
  return !!debt && !!assets && debt.amount > Math.max(assets.amount, totalLiabilities?.amount ?? 0);
}

const CAN_JUMP: readonly InputName[] = [
  "marketCapitalization",
  "averageMarketCapitalization",
  "longAverageMarketCapitalization",
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "accountsReceivable",
  "totalAssets",
  "totalRevenue",
  "dividendPerShare",
  "sharesOutstanding",
  "price",
];

function jumps(before: Financials, after: Financials): Anomaly[] {
  return CAN_JUMP.flatMap((about): Anomaly[] => {
    const factor = factorOf(before[about], after[about]);
    if (factor === undefined || (factor < JUMP_FACTOR && factor > 1 / JUMP_FACTOR)) return [];
    const limit = (before[about]?.amount ?? 0) * JUMP_FACTOR;
    return [anomaly("thousandfold_jump", about, before[about], after[about], limit)];
  });
}

function vanishedBalances(before: Financials, after: Financials): Anomaly[] {
  const value = before.marketCapitalization?.amount;
  if (!value) return [];
  return (["interestBearingDebt", "cashAndInterestBearingSecurities"] as const).flatMap((about): Anomaly[] => {
    const had = before[about]?.amount ?? 0;
    const isMaterial = (had / value) * 100 >= VANISHED_BALANCE_FROM;
    return isMaterial && after[about]?.amount === 0
      ? [anomaly("balance_vanished", about, before[about], after[about], 0)]
      : [];
  });
}

function sharesAgainstValue(before: Financials, after: Financials): Anomaly[] {
  if (isSplit(before, after) || isValueOfAnotherListing(before, after)) return [];
  const code = "shares_contradict_market_capitalization";
  const now = sharesTimesPrice(after);
  const then = sharesTimesPrice(before);
  if (now !== undefined && then !== undefined && isWithin(then) && !isWithin(now)) {
    const value = after.marketCapitalization?.amount ?? 0;
    return [
      { code, about: "sharesOutstanding", before: (then * value) / 100, after: (now * value) / 100, limit: value },
    ];
  }
  const impliedBefore = impliedShares(before);
  const impliedAfter = impliedShares(after);
  if (!impliedBefore || !impliedAfter) return [];
  const counted = factorOf(before.sharesOutstanding, after.sharesOutstanding) ?? 1;
  if (isFactorWithin(impliedAfter / impliedBefore / counted, IMPLIED_SHARES_FACTOR)) return [];
  if (isFactorWithin(impliedAfter / impliedBefore, IMPLIED_SHARES_FACTOR)) return [];
  const limit = impliedBefore * IMPLIED_SHARES_FACTOR;
  return [{ code, about: "marketCapitalization", before: impliedBefore, after: impliedAfter, limit }];
}

/** A value without a price, from another listing of the company, is not compared with an older price of this one. */
function isValueOfAnotherListing(before: Financials, after: Financials): boolean {
  const [was, is] = [before.marketCapitalization?.periodEnd ?? "", after.marketCapitalization?.periodEnd ?? ""];
  return is > was && after.price !== undefined && after.price.periodEnd === before.price?.periodEnd;
}

/** Shares times price as a percent of the market capitalization. */
function sharesTimesPrice({ sharesOutstanding, price, marketCapitalization }: Financials): number | undefined {
  if (!sharesOutstanding || !price || !marketCapitalization?.amount) return undefined;
  return ((sharesOutstanding.amount * price.amount) / marketCapitalization.amount) * 100;
}

const isWithin = (percent: number) => Math.abs(percent - 100) <= SHARES_TOLERANCE;

function impliedShares({ price, marketCapitalization }: Financials): number | undefined {
  return price?.amount && marketCapitalization ? marketCapitalization.amount / price.amount : undefined;
}

const NUMERATORS = [
  ["interestBearingDebt", "marketCapitalization"],
  ["cashAndInterestBearingSecurities", "marketCapitalization"],
  ["interestIncome", "totalRevenue"],
  ["totalRevenue", "totalRevenue"],
] as const satisfies readonly (readonly [InputName, InputName])[];

/**
 * The balance or income of an unchanged filing must not change. Its move is measured in points of its ratio, with the same
 * denominator, so that a move of the share price never counts.
 */
function ratiosWithoutFiling(before: Financials, after: Financials): Anomaly[] {
  return NUMERATORS.flatMap(([about, denominator]): Anomaly[] => {
    const [was, is, base] = [before[about], after[about], before[denominator]];
    if (!was || !is || !base?.amount) return [];
    if (was.periodEnd !== is.periodEnd || was.source !== is.source || was.url !== is.url) return [];
    const factor = factorOf(was, is) ?? (is.amount === was.amount ? 1 : Number.POSITIVE_INFINITY);
    const ratioBefore = (was.amount / base.amount) * 100;
    const ratioAfter = Number.isFinite(factor) ? ratioBefore * factor : (is.amount / base.amount) * 100;
    if (Math.abs(ratioAfter - ratioBefore) <= RATIO_MOVE_WITHOUT_FILING) return [];
    const limit = ratioBefore + Math.sign(ratioAfter - ratioBefore) * RATIO_MOVE_WITHOUT_FILING;
    return [{ code: "ratio_moved_without_filing", about, before: ratioBefore, after: ratioAfter, limit }];
  });
}

function priceWithoutSplit(before: Financials, after: Financials): Anomaly[] {
  const factor = factorOf(before.price, after.price);
  if (factor === undefined || isFactorWithin(factor, PRICE_JUMP_FACTOR) || isSplit(before, after)) return [];
  const limit = (before.price?.amount ?? 0) * PRICE_JUMP_FACTOR;
  return [anomaly("price_jump_without_split", "price", before.price, after.price, limit)];
}

/** A split or its reverse: the price moves, the market capitalization stays, and a new share count confirms it. */
function isSplit(before: Financials, after: Financials): boolean {
  const price = factorOf(before.price, after.price);
  const value = factorOf(before.marketCapitalization, after.marketCapitalization);
  if (price === undefined || value === undefined) return false;
  if (isFactorWithin(price, IMPLIED_SHARES_FACTOR) || !isFactorWithin(value, SPLIT_VALUE_FACTOR)) return false;
  const isNewCount = before.sharesOutstanding?.periodEnd !== after.sharesOutstanding?.periodEnd;
  const counted = isNewCount ? factorOf(before.sharesOutstanding, after.sharesOutstanding) : undefined;
  return counted === undefined || isFactorWithin(counted * price, SPLIT_VALUE_FACTOR);
}

function collapsedRevenue({ totalRevenue: was }: Financials, { totalRevenue: is }: Financials): Anomaly[] {
  if (!was?.amount || !is) return [];
  const remains =
    (was.currency === is.currency ? is.originalAmount / was.originalAmount : is.amount / was.amount) * 100;
  if (remains >= REVENUE_COLLAPSED_BELOW) return [];
  return [anomaly("revenue_collapsed", "totalRevenue", was, is, (was.amount * REVENUE_COLLAPSED_BELOW) / 100)];
}

/** The new figure ÷ the old one, in the source's currency if both share it; undefined when either is 0 or absent. */
function factorOf(before: Fact | undefined, after: Fact | undefined): number | undefined {
  if (!before || !after) return undefined;
  const isSameCurrency = before.currency === after.currency;
  const [was, is] = isSameCurrency ? [before.originalAmount, after.originalAmount] : [before.amount, after.amount];
  return was > 0 && is > 0 ? is / was : undefined;
}

export function isFactorWithin(factor: number, limit: number): boolean {
  return factor <= limit && factor >= 1 / limit;
}

function anomaly(
  code: AnomalyCode,
  about: InputName,
  before: Fact | undefined,
  after: Fact | undefined,
  limit: number,
): Anomaly {
  return { code, about, before: before?.amount ?? null, after: after?.amount ?? 0, limit };
}
