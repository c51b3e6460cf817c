import type { CostMethod } from "../../../../../domain/portfolio/positions.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";

export const RECORD_LABELS: Readonly<Record<PortfolioRecord["kind"], string>> = {
  holding: "Tutulan",
  buy: "Alış",
  sell: "Satış",
  dividend: "Temettü",
  reinvestment: "Pay olarak temettü",
  split: "Pay bölünmesi",
  spin_off: "Kısmi bölünme",
  merger: "Birleşme",
  transfer_in: "Gelen virman",
  transfer_out: "Giden virman",
  fee: "Ücret",
  tax: "Kesilen vergi",
  gift: "Bağış",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "Bütün alışların ortalaması",
  first_in: "İlk alınan ilk satılır",
};

export const entryTexts = {
  costMethod: "Sattığımın maliyeti",
  notDeducted: "düşülmez",
} as const;
