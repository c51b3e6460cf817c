import type { CostMethod } from "../../../../../domain/portfolio/positions.ts";
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
  gift: "Donation",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "Average of all purchases",
  first_in: "First bought, first sold",
};

export const entryTexts = {
  costMethod: "Cost of what I sell",
  notDeducted: "not deducted",
} as const;
