import { sharesThroughYear } from "../../../../../domain/portfolio/positions.ts";
import {
  capitalGainsPurificationTotal,
  heldSharePurificationPerShare,
} from "../../../../../domain/purification/purification.ts";

/** An invented company and one investor's transactions in its shares in a year. Amounts in US dollars; the company's in millions. */
export const EXAMPLE = {
  totalRevenue: 400,
  nonCompliantIncome: 8,
  sharesOutstanding: 100,
  shares: 200,
  dividendPerShare: 1.5,
  sold: { shares: 50, purchasePrice: 40, salePrice: 55, on: "2025-07-02" },
  year: 2025,
} as const;

/** The example, calculated by the ledger's own functions. */
export function workExample() {
  const { totalRevenue, nonCompliantIncome, sharesOutstanding, shares, dividendPerShare, sold, year } = EXAMPLE;
  const percent = (nonCompliantIncome / totalRevenue) * 100;
  const dividend = shares * dividendPerShare;
  const perShare = heldSharePurificationPerShare({ nonCompliantIncome, sharesOutstanding });
  const held = sharesThroughYear(
    {
      stretches: [
        { from: null, shares },
        { from: sold.on, shares: shares - sold.shares },
      ],
    },
    year,
    `${year}-12-31`,
  );
  return {
    percent,
    dividend,
    ofDividend: (dividend * percent) / 100,
    gain: sold.shares * (sold.salePrice - sold.purchasePrice),
    ofGain: capitalGainsPurificationTotal({ ...sold, nonCompliantIncomeRatio: percent }),
    perShare,
    held,
    ofHeld: held * perShare,
  };
}
