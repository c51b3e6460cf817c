import { COMPLIANCE_STATUSES, type ComplianceStatus } from "../screening/screening.ts";

export type CheckedStock = {
  symbol: string;
  name: string;
  status: ComplianceStatus;
};

export type FundCheck<Stock extends CheckedStock> = {
  /** The number of stocks of each status, inside and outside the fund. */
  table: Readonly<Record<ComplianceStatus, { held: number; notHeld: number }>>;
  /** Stocks that the fund holds and Mizan calls haram. */
  disagreements: readonly Stock[];
  /** Holdings that Mizan has not screened. */
  unknownHoldings: readonly string[];
};

/**
 * How Mizan's statuses compare with the holdings of a halal fund.
 *
 * A check and never a verdict: a fund follows an index with its own limits, averages and dates, and holds a small part of what it may
 * hold. A stock that is absent from a fund is therefore not a disagreement.
 */
export function checkAgainstFund<Stock extends CheckedStock>(
  stocks: readonly Stock[],
  holdings: readonly string[],
): FundCheck<Stock> {
  const held = new Set(holdings);
  const known = new Set(stocks.map(({ symbol }) => symbol));
  const count = (status: ComplianceStatus, isHeld: boolean) =>
    stocks.filter((stock) => stock.status === status && held.has(stock.symbol) === isHeld).length;
  return {
    table: Object.fromEntries(
      COMPLIANCE_STATUSES.map((status) => [status, { held: count(status, true), notHeld: count(status, false) }]),
    ) as FundCheck<Stock>["table"],
    disagreements: stocks.filter(({ symbol, status }) => status === "haram" && held.has(symbol)),
    unknownHoldings: holdings.filter((symbol) => !known.has(symbol)),
  };
}
