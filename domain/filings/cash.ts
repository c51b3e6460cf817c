import { type BalanceSheet, balance, type Figure, firstBalance, sum, wasReportedBefore } from "./fact-selection.ts";

const CASH = {
  "us-gaap": [
    "CashAndCashEquivalentsAtCarryingValue",
    "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents",
    "CashAndDueFromBanks",
    "Cash",
  ],
  "ifrs-full": ["CashAndCashEquivalents", "Cash"],
} as const;

const SECURITIES = ["MarketableSecuritiesCurrent", "MarketableSecuritiesNoncurrent", "ShortTermInvestments"] as const;

const AVAILABLE_FOR_SALE = "AvailableForSaleSecuritiesDebtSecurities";
const HELD_TO_MATURITY = "HeldToMaturitySecurities";

export const CASH_TAGS = [...CASH["us-gaap"], ...SECURITIES, AVAILABLE_FOR_SALE, HELD_TO_MATURITY];

/**
 * Cash and interest-bearing securities at the sheet's date, without equity securities. A lower bound when the company reported
 * securities within the year but not at this date; undefined when its cash is not reported.
 */
export function cashAndInterestBearingSecurities(sheet: BalanceSheet): Figure | undefined {
  const cash = firstBalance(sheet, CASH[sheet.taxonomy]);
  if (!cash) return undefined;
  const securities = interestBearingSecurities(sheet);
  if (securities) return sum(cash, securities);
  return wasReportedBefore(sheet, SECURITIES) ? { ...cash, bound: "lower" } : cash;
}

function interestBearingSecurities(sheet: BalanceSheet): Figure | undefined {
  const [current, noncurrent, shortTerm] = SECURITIES.map((tag) => balance(sheet, tag));
  const isSameTwice = current !== undefined && current.value === shortTerm?.value;
  const marketable = sum(current, noncurrent, isSameTwice ? undefined : shortTerm);
  if (marketable) return marketable;
  const availableForSale =
    balance(sheet, AVAILABLE_FOR_SALE) ??
    sum(balance(sheet, `${AVAILABLE_FOR_SALE}Current`), balance(sheet, `${AVAILABLE_FOR_SALE}Noncurrent`));
  return sum(availableForSale, balance(sheet, HELD_TO_MATURITY));
}
