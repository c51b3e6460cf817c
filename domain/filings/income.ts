import type { LeftOutReason } from "../facts/company-facts.ts";
import { daysBetween } from "../facts/iso-date.ts";
import { type BalanceSheet, type Figure, factsOf, sum } from "./fact-selection.ts";
import { trailingTwelveMonths } from "./trailing-twelve-months.ts";

/** Twelve months may end up to a fiscal year before the balance sheet, if quarters cannot extend them. */
const OLDEST_YEAR_DAYS = 380;
/** Dividends are declared quarterly: a longer silence means that the concept is no longer used. */
const OLDEST_DIVIDEND_DAYS = 100;

const REVENUE = {
  "us-gaap": [
    "RevenueFromContractWithCustomerExcludingAssessedTax",
    "Revenues",
    "RevenueFromContractWithCustomerIncludingAssessedTax",
    "SalesRevenueNet",
    "RevenuesNetOfInterestExpense",
  ],
  "ifrs-full": ["Revenue", "RevenueFromContractsWithCustomers"],
} as const;
const BANK_REVENUE = ["InterestAndDividendIncomeOperating", "NoninterestIncome"] as const;

const INTEREST_INCOME = {
  "us-gaap": ["InvestmentIncomeInterest", "InterestIncomeOther"],
  "ifrs-full": ["RevenueFromInterest"],
} as const;
/** These include dividends, so they are an upper bound of the interest. */
const INTEREST_AND_DIVIDENDS = ["InvestmentIncomeInterestAndDividend", "InterestAndDividendIncomeOperating"] as const;
const NET_INTEREST = ["InterestIncomeExpenseNet", "InterestIncomeExpenseNonoperatingNet"] as const;
const INTEREST_EXPENSE = ["InterestExpense", "InterestExpenseNonoperating"] as const;

export const REVENUE_TAGS: readonly string[] = [...REVENUE["us-gaap"], ...BANK_REVENUE];
export const INTEREST_TAGS: readonly string[] = [...INTEREST_INCOME["us-gaap"], ...INTEREST_AND_DIVIDENDS];

/**
 * Revenue of the newest twelve months. Filers change concepts over the years, so the newest concept counts, and of several up to the
 * same day the largest, since the others are parts of it (contract revenue of a landlord).
 */
export function totalRevenue(sheet: BalanceSheet): Figure | LeftOutReason | undefined {
  const [interest, other] = BANK_REVENUE.map((tag) => twelveMonths(sheet, tag));
  const bank = interest && other && isSamePeriod(interest, other) ? sum(interest, other) : undefined;
  const candidates = [...REVENUE[sheet.taxonomy].map((tag) => twelveMonths(sheet, tag)), bank];
  const newest = candidates.reduce<Figure | undefined>((best, figure) => {
    if (!figure || !best) return figure ?? best;
    const isBetter = figure.end > best.end || (figure.end === best.end && figure.value > best.value);
    return isBetter ? figure : best;
  }, undefined);
  return notOlderThan(OLDEST_YEAR_DAYS, sheet, newest);
}

export type InterestIncome = { figure: Figure; isEstimated: boolean };

export function interestIncome(sheet: BalanceSheet): InterestIncome | LeftOutReason | undefined {
  let isStale = false;
  const use = (figure: Figure | undefined) => {
    const checked = notOlderThan(OLDEST_YEAR_DAYS, sheet, figure);
    isStale ||= checked === "stale_concept";
    return typeof checked === "object" ? checked : undefined;
  };
  for (const tag of INTEREST_INCOME[sheet.taxonomy]) {
    const figure = use(twelveMonths(sheet, tag));
    if (figure) return { figure, isEstimated: false };
  }
  for (const tag of INTEREST_AND_DIVIDENDS) {
    const figure = use(twelveMonths(sheet, tag));
    if (figure) return { figure: { ...figure, bound: "upper" }, isEstimated: false };
  }
  for (const tag of NET_INTEREST) {
    const net = use(twelveMonths(sheet, tag));
    const expense = INTEREST_EXPENSE.map((expenseTag) => twelveMonths(sheet, expenseTag)).find(
      (figure) => figure && net && isSamePeriod(net, figure),
    );
    const gross = net && expense && sum(net, expense);
    if (gross && gross.value >= 0) return { figure: gross, isEstimated: true };
  }
  return isStale ? "stale_concept" : undefined;
}

/** Dividends declared on one share in the newest twelve months, in the sheet's currency. */
export function dividendPerShare(sheet: BalanceSheet): Figure | LeftOutReason | undefined {
  const tag = "CommonStockDividendsPerShareDeclared";
  const declared = trailingTwelveMonths(factsOf(sheet, tag, `${sheet.currency}/shares`), tag);
  return notOlderThan(OLDEST_DIVIDEND_DAYS, sheet, declared);
}

function twelveMonths(sheet: BalanceSheet, tag: string): Figure | undefined {
  return trailingTwelveMonths(factsOf(sheet, tag), tag);
}

function isSamePeriod(a: Figure, b: Figure): boolean {
  return a.start === b.start && a.end === b.end;
}

function notOlderThan(
  days: number,
  sheet: BalanceSheet,
  figure: Figure | undefined,
): Figure | LeftOutReason | undefined {
  return figure && daysBetween(figure.end, sheet.date) > days ? "stale_concept" : figure;
}
