import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { type MetalPrice, metalPriceSourceOf } from "../metal-price-rules.ts";

export const SOURCE_LABELS: Readonly<Record<SourceId, string>> = {
  "sec-edgar": "Document SEC EDGAR",
  "idx-filing": "Document déposé à la Bourse d’Indonésie",
  "xbrl-filings": "Rapport annuel (filings.xbrl.org)",
  "nasdaq-screener": "Screener d’actions du Nasdaq",
  "market-snapshot": "Relevé du marché",
  "reader-report": "Lecteur, vérifié",
  "csv-import": "Fichier importé",
  "exchange-listing": "Liste de cotation de la bourse",
  "sp-funds": "Composition des fonds SP Funds",
  "sec-nport": "Formulaire N-PORT de la SEC",
  "fund-issuers": "Fichiers de composition des émetteurs eux-mêmes",
  "yahoo-spark": "Cours de Yahoo Finance",
  eodhd: "Données fondamentales d’EODHD",
  fmp: "Financial Modeling Prep",
  "gold-api": "gold-api.com",
  lbma: "Prix de la LBMA",
  "world-bank": "Prix des matières premières de la Banque mondiale",
  "exchange-rates": "Taux de change",
  "mizan-estimate": "Estimation de Mizan",
};

export const metalPriceSource = (price: MetalPrice) =>
  metalPriceSourceOf(
    {
      // A stored source may come from an earlier version.
      stored: (source) => (SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? source,
      shipped: "Banque mondiale, Commodity Price Data, moyenne de juin 2026 (CC BY 4.0)",
      entered: "le prix que vous avez saisi",
    },
    price,
  );
