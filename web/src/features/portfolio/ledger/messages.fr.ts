import type { CostMethod } from "../../../../../domain/portfolio/positions.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";

export const RECORD_LABELS: Readonly<Record<PortfolioRecord["kind"], string>> = {
  holding: "Détenu",
  buy: "Achat",
  sell: "Vente",
  dividend: "Dividende",
  reinvestment: "Dividende en actions",
  split: "Division",
  spin_off: "Scission",
  merger: "Fusion",
  transfer_in: "Transfert entrant",
  transfer_out: "Transfert sortant",
  fee: "Frais",
  tax: "Impôt retenu",
  gift: "Don",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "Moyenne de tous les achats",
  first_in: "Premier acheté, premier vendu",
};

export const entryTexts = {
  costMethod: "Coût de ce que je vends",
  notDeducted: "non déduits",
} as const;
