import type { QuantityName } from "../../../../domain/facts/company-facts.ts";

export const INPUT_LABELS: Readonly<Record<QuantityName, string>> = {
  marketCapitalization: "Capitalisation boursière",
  averageMarketCapitalization: "Capitalisation boursière moyenne sur 24 mois",
  longAverageMarketCapitalization: "Capitalisation boursière moyenne sur 36 mois",
  interestBearingDebt: "Dette portant intérêt",
  islamicFinancing: "Financement islamique",
  cashAndInterestBearingSecurities: "Liquidités et titres portant intérêt",
  murabahaDeposits: "Dépôts en mourabaha",
  accountsReceivable: "Créances clients",
  totalAssets: "Total de l’actif",
  totalLiabilities: "Total des dettes",
  totalRevenue: "Chiffre d’affaires total",
  interestIncome: "Produits d’intérêts",
  prohibitedRevenue: "Revenus d’activités interdites",
  nonCompliantRevenue: "Revenus non conformes",
  nonCompliantInvestments: "Placements non conformes",
  dividendPerShare: "Dividende par action",
  sharesOutstanding: "Actions en circulation",
  price: "Cours de l’action",
};

/** With its article, as the start of a sentence or, in lower case, inside one. */
export const INPUT_SUBJECTS: Readonly<Record<QuantityName, string>> = {
  marketCapitalization: "La capitalisation boursière",
  averageMarketCapitalization: "La capitalisation boursière moyenne sur 24 mois",
  longAverageMarketCapitalization: "La capitalisation boursière moyenne sur 36 mois",
  interestBearingDebt: "La dette portant intérêt",
  islamicFinancing: "Le montant du financement islamique",
  cashAndInterestBearingSecurities: "Le montant des liquidités et titres portant intérêt",
  murabahaDeposits: "Le montant des dépôts en mourabaha",
  accountsReceivable: "Le montant des créances clients",
  totalAssets: "Le total de l’actif",
  totalLiabilities: "Le total des dettes",
  totalRevenue: "Le chiffre d’affaires total",
  interestIncome: "Le montant des produits d’intérêts",
  prohibitedRevenue: "Le montant des revenus d’activités interdites",
  nonCompliantRevenue: "Le montant des revenus non conformes",
  nonCompliantInvestments: "Le montant des placements non conformes",
  dividendPerShare: "Le dividende par action",
  sharesOutstanding: "Le nombre d’actions",
  price: "Le cours de l’action",
};
