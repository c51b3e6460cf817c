import type { CostMethod } from "../../../../../domain/portfolio/lots.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";

export const RECORD_LABELS: Readonly<Record<PortfolioRecord["kind"], string>> = {
  holding: "Held",
  buy: "Purchase",
  sell: "Sale",
  dividend: "Dividend",
  reinvestment: "Dividend in shares",
  split: "Split",
  spin_off: "Spin-off",
  merger: "Merger",
  transfer_in: "Moved in",
  transfer_out: "Moved out",
  fee: "Fee",
  tax: "Tax withheld",
  gift: "Purification paid",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "Average of all purchases",
  first_in: "First bought, first sold",
};

export const entryTexts = {
  costMethod: "Cost of what I sell",
  notDeducted: "not deducted",
  move: "Move between accounts",
  wholeDividend: "The whole dividend, before tax",
  price: "Price per new share",
  newSymbol: "New share: symbol or company",
  newShares: "New shares received",
  costPercent: "Percent of the old cost that they take over",
  costPercentHint: "Optional; the company publishes it",
  cash: "Cash received",
  feeSymbol: "Symbol or company, if it was for one",
  from: "From account",
  into: "To account",
  aboveZero: "Enter a number above 0",
  badDay: "Enter a day up to today",
  received: "Enter new shares, cash, or both",
  otherAccount: "Enter another account",
  costsTitle: "Fees and taxes",
} as const;
