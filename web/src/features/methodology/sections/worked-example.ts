import {
  capitalGainsPurificationTotal,
  dividendPurificationTotal,
} from "../../../../../domain/purification/purification.ts";
import { percentOf, purificationAmountPerShare } from "../../../../../domain/screening/ratios.ts";
import type { ComplianceStatus } from "../../../../../domain/screening/screening.ts";
import type { HOUSE_EDITION } from "../../../../../domain/standards/editions.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../../domain/standards/screening-limits.ts";

/** An invented company. Its debt is between 30 % and 33 % of its market value, so that the standards disagree. In millions of dollars; the dividend is per share. */
export const EXAMPLE_COMPANY = {
  marketCapitalization: 1000,
  interestBearingDebt: 310,
  cashAndInterestBearingSecurities: 180,
  totalRevenue: 400,
  interestIncome: 6,
  prohibitedSales: 2,
  dividendPerShare: 1.5,
};

export const EXAMPLE_HOLDING = { shares: 200, purchasePrice: 40, salePrice: 55 };

export type ExampleRatio = { part: number; whole: number; percent: number; limit: number; isWithin: boolean };

/** The three ratios of a company in permissible business, its status, and the purification of a holding. */
export function workExample(
  company: typeof EXAMPLE_COMPANY,
  holding: typeof EXAMPLE_HOLDING,
  standard: typeof HOUSE_EDITION,
) {
  const nonCompliantIncome = company.interestIncome + company.prohibitedSales;
  const debt = ratio(company.interestBearingDebt, company.marketCapitalization, standard.debt.limit);
  const cash = ratio(company.cashAndInterestBearingSecurities, company.marketCapitalization, standard.cash.limit);
  const income = ratio(nonCompliantIncome, company.totalRevenue, standard.income.limit);
  const nonCompliant = { nonCompliantIncomeRatio: income.percent };
  const perShare = purificationAmountPerShare({ dividendPerShare: company.dividendPerShare, ...nonCompliant });
  return {
    debt,
    cash,
    income,
    status: statusOf([debt, cash, income], income),
    purificationPerShare: perShare,
    dividendTotal: dividendPurificationTotal({ shares: holding.shares, purificationAmountPerShare: perShare }),
    capitalGainsTotal: capitalGainsPurificationTotal({ ...holding, ...nonCompliant }),
  };
}

function ratio(part: number, whole: number, limit: number): ExampleRatio {
  const percent = percentOf(part, whole);
  return { part, whole, percent, limit, isWithin: percent <= limit };
}

function statusOf(ratios: readonly ExampleRatio[], income: ExampleRatio): ComplianceStatus {
  if (ratios.some(({ isWithin }) => !isWithin)) return "haram";
  return income.percent >= PURIFICATION_REQUIRED_FROM ? "questionable" : "halal";
}
