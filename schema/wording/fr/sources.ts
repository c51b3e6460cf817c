import { SOURCE_URLS, type SourceId } from "../../../domain/facts/company-facts.ts";

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

/** The displayed name of a stored source, which may come from an earlier version. */
function storedSourceText(stored: string): string {
  return (SOURCE_LABELS as Readonly<Record<string, string>>)[stored] ?? stored;
}

const PINK_SHEET = "Banque mondiale, Commodity Price Data, moyenne de juin 2026 (CC BY 4.0)";

/** The origin of a metal's price: a stored price, the one shipped with the platform, or the visitor's own. */
export function metalPriceSource(
  price: { kind: "stored"; source: string; url: string | null } | { kind: "shipped" } | { kind: "entered" },
): { label: string; url: string | null } {
  switch (price.kind) {
    case "stored":
      return { label: storedSourceText(price.source), url: price.url };
    case "shipped":
      return { label: PINK_SHEET, url: SOURCE_URLS["world-bank"] };
    case "entered":
      return { label: "le prix que vous avez saisi", url: null };
  }
}
