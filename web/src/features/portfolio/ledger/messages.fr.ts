import type { CostMethod } from "../../../../../domain/portfolio/lots.ts";
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
  move: "Transfert entre comptes",
  wholeDividend: "Le dividende entier, avant impôt",
  price: "Prix par nouvelle action",
  newSymbol: "Nouvelle action : symbole ou société",
  newShares: "Nouvelles actions reçues",
  costPercent: "Pourcentage de l’ancien coût qu’elles reprennent",
  costPercentHint: "Facultatif ; la société le publie",
  cash: "Espèces reçues",
  feeSymbol: "Symbole ou société, s’il s’agit d’une action",
  from: "Du compte",
  into: "Vers le compte",
  aboveZero: "Saisissez un nombre supérieur à 0",
  badDay: "Saisissez un jour jusqu’à aujourd’hui",
  received: "Saisissez de nouvelles actions, des espèces ou les deux",
  otherAccount: "Saisissez un autre compte",
  costsTitle: "Frais et impôts",
} as const;
