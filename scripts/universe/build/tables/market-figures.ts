import type { FactDetail, SourcedFacts } from "../../../../domain/facts/company-facts.ts";
import { EXCHANGES } from "../../../../domain/facts/exchanges.ts";
import { SOURCES_DISAGREE_ABOVE } from "../../../../domain/facts/fact-limits.ts";
import { reconcile } from "../../../../domain/facts/reconciliation.ts";
import { EDITIONS } from "../../../../domain/standards/editions.ts";
import {
  CASH_WITHOUT_INVESTMENTS_DOUBT,
  DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS,
  NEAR_LIMIT_MARGIN,
} from "../../../../domain/standards/screening-limits.ts";
import { SHORT_TERM_RATES } from "../../../../domain/standards/short-term-rates.ts";
import type { ImportedStock } from "../snapshot/csv-import.ts";
import { amount, day, type Row } from "./collected-tables.ts";
import { type AddFact, AVERAGES, averageOver, FARTHEST_AVERAGE, factsOf, yearTo } from "./table-facts.ts";

export type ReadFigures = (row: Row, screenedOn: string, stock: ImportedStock) => SourcedFacts;

/** The last quarter that every company of Tokyo had published when the table was made, in late July. */
const TOKYO_QUARTER = "2026-03-31";

/** Tokyo: cash with short-term investments and debt with leases, for a quarter whose date the source does not give. */
export function tokyoFigures(row: Row, screenedOn: string): SourcedFacts {
  if (row["stale"] === "True") return {};
  const { facts, add } = factsOf(row, EXCHANGES.TYO.currency, screenedOn);
  const at = { periodEnd: TOKYO_QUARTER, detail: ["about"] } as const;
  add("interestBearingDebt", "total_debt_incl_leases", { ...at, bound: "upper", detail: ["about", "with_leases"] });
  add("cashAndInterestBearingSecurities", "cash_and_st_investments", at);
  return facts;
}

/**
 * India: total assets; averages that follow the price over the last months, with today's value and shares; and upper bounds of cash
 * and interest. For India the snapshot has cash without deposits and funds, or none at all, and no company's interest.
 */
export const indianFigures: ReadFigures = (row, screenedOn, { facts: known }) => {
  const { facts, add } = factsOf(row, EXCHANGES.BSE.currency, screenedOn);
  const [periodEnd, priceDate] = [day(row, "period_end"), day(row, "price_date")];
  if (periodEnd) {
    add("totalAssets", "total_assets", { periodEnd });
    const [assets, capital, reserves] = [
      amount(row, "total_assets"),
      amount(row, "equity_capital"),
      amount(row, "reserves"),
    ];
    if (assets && capital !== undefined && reserves !== undefined)
      add("totalLiabilities", assets - capital - reserves, { periodEnd, detail: ["assets_less_equity"] });
    if (row["is_financial"] !== "1") addIndianBounds(row, known, periodEnd, add);
  }
  const value = known.marketCapitalization;
  for (const [input, months] of value && priceDate ? AVERAGES : []) {
    const share = amount(row, `price_avg_${months}m_over_last`);
    if (!value || !priceDate || !share || share > FARTHEST_AVERAGE || share * FARTHEST_AVERAGE < 1) continue;
    add(input, value.value * share, { ...averageOver(months, priceDate), currency: value.currency });
  }
  return facts;
};

/**
 * Deposits, funds and bonds are among investments and other assets, so the sum of both bounds what bears interest, and a year's rate
 * on it bounds what it earns. Other income includes the interest; when it is negative or zero, a loss offsets it, and it bounds
 * nothing.
 */
function addIndianBounds(row: Row, known: SourcedFacts, periodEnd: string, add: AddFact): void {
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
    detail: otherIncome > 0 && otherIncome < yearOfInterest ? ["other_income_included"] : detail,
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

const LIMITS = Object.values(EDITIONS)
  .flatMap((editions) => editions.slice(-1))
  .flatMap(({ debt }) => (debt.denominator === "totalAssets" ? [] : [debt.limit]));
/** Up to here every standard that divides by market value passes a debt, from there on every one fails it. Percents. */
const PASSES_EVERYWHERE = Math.min(...LIMITS);
const FAILS_EVERYWHERE = Math.max(...LIMITS) * DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS;

/** An Indian stock without a debt of which two sources of one day say very different things that may lead to different verdicts. */
export function withoutContradictedDebt(stock: ImportedStock, row: Row): ImportedStock {
  const { interestBearingDebt: debt, marketCapitalization: value, ...others } = stock.facts;
  const borrowings = amount(row, "borrowings_incl_leases");
  if (!debt || !value || !borrowings || debt.currency !== EXCHANGES.BSE.currency) return stock;
  if (day(row, "period_end") !== debt.periodEnd) return stock;
  const [least, most] = [debt.value, borrowings].map((one) => (one * 100) / value.value).sort((a, b) => a - b);
  const isOpen = (most ?? 0) > PASSES_EVERYWHERE && (least ?? 0) <= FAILS_EVERYWHERE;
  const isApart = reconcile(debt.value, borrowings).percent > SOURCES_DISAGREE_ABOVE;
  if (!isOpen || !isApart || row["is_financial"] === "1") return stock;
  return {
    ...stock,
    facts: { ...others, marketCapitalization: value },
    leftOut: { ...stock.leftOut, interestBearingDebt: "sources_disagree" },
  };
}

/** Australia: debt without leases, cash with short-term investments, receivables and reported interest. */
export function australianFigures(row: Row, screenedOn: string): SourcedFacts {
  const { facts, add } = factsOf(row, row["currency"] ?? "", screenedOn);
  const [periodEnd, year] = [day(row, "period_end"), day(row, "income_period")];
  if (!/^[A-Z]{3}$/.test(row["currency"] ?? "") || !periodEnd) return {};
  add("interestBearingDebt", "total_debt_excl_leases", { periodEnd });
  add("cashAndInterestBearingSecurities", "cash_and_st_investments", { periodEnd });
  add("accountsReceivable", "receivables", { periodEnd });
  add("totalAssets", "total_assets", { periodEnd });
  if (year) add("totalRevenue", "revenue", { ...yearTo(year), detail: ["fiscal_year"] });
  if (year) add("interestIncome", "interest_income", yearTo(year));
  return facts;
}

/** Europe: half-year balances, debt with leases and cash with short-term investments. */
export function europeanFigures(row: Row, screenedOn: string): SourcedFacts {
  const { facts, add } = factsOf(row, row["currency"] ?? "", screenedOn);
  const [periodEnd, year] = [day(row, "period_end"), day(row, "fy_end")];
  if (!/^[A-Z]{3}$/.test(row["currency"] ?? "") || !periodEnd) return {};
  add("interestBearingDebt", "total_debt_incl_leases", { periodEnd, bound: "upper", detail: ["with_leases"] });
  add("cashAndInterestBearingSecurities", "cash_and_st_investments", { periodEnd });
  add("totalAssets", "total_assets", { periodEnd });
  if (year) add("totalRevenue", "revenue_fy", { ...yearTo(year), detail: ["fiscal_year"] });
  return facts;
}
