/** Each with the concepts of the same meaning, best first. */
export const DEBT = {
  whole: ["Borrowings"],
  noncurrent: ["LongtermBorrowings"],
  current: ["CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings"],
  currentParts: ["CurrentPortionOfLongtermBorrowings", "ShorttermBorrowings"],
} as const;
export const CASH = ["CashAndCashEquivalents"] as const;
export const OTHER_FINANCIAL_ASSETS = ["OtherCurrentFinancialAssets"] as const;
export const REVENUE = ["Revenue", "RevenueFromContractsWithCustomers"] as const;
export const INTEREST = ["RevenueFromInterest", "InterestRevenueCalculatedUsingEffectiveInterestMethod"] as const;
export const FINANCE_INCOME = ["FinanceIncome"] as const;
export const RECEIVABLES = ["CurrentTradeReceivables", "TradeAndOtherCurrentReceivables"] as const;

/**
 * Borrowings of a report by the taxonomy of IFRS: the total, or both of its parts, since one part alone is too low. Lease liabilities
 * are separate from borrowings there, and are not counted.
 */
export function ifrsDebt<Found>(
  balance: (concepts: readonly string[]) => Found | undefined,
  sum: (one: Found, other: Found) => Found,
): Found | "partial_debt" | undefined {
  const whole = balance(DEBT.whole);
  if (whole) return whole;
  const [part, shortTerm] = DEBT.currentParts.map((concept) => balance([concept]));
  const current = balance(DEBT.current) ?? (part && shortTerm ? sum(part, shortTerm) : undefined);
  const noncurrent = balance(DEBT.noncurrent);
  if (noncurrent && current) return sum(noncurrent, current);
  return noncurrent || current || part || shortTerm ? "partial_debt" : undefined;
}
