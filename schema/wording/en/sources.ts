import { SOURCE_URLS, type SourceId } from "../../../domain/facts/company-facts.ts";

export const SOURCE_LABELS: Readonly<Record<SourceId, string>> = {
  "sec-edgar": "SEC EDGAR filing",
  "idx-filing": "Indonesia Stock Exchange filing",
  "xbrl-filings": "Annual report (filings.xbrl.org)",
  "nasdaq-screener": "Nasdaq stock screener",
  "market-snapshot": "Market snapshot",
  "reader-report": "Reader, checked",
  "csv-import": "Imported file",
  "exchange-listing": "Exchange listing",
  "sp-funds": "SP Funds holdings",
  "sec-nport": "SEC Form N-PORT",
  "fund-issuers": "The issuers' own holdings files",
  "yahoo-spark": "Yahoo Finance quotes",
  eodhd: "EODHD fundamentals",
  fmp: "Financial Modeling Prep",
  "gold-api": "gold-api.com",
  lbma: "LBMA price",
  "world-bank": "World Bank commodity prices",
  "exchange-rates": "Exchange rates",
  "mizan-estimate": "Estimated by Mizan",
};

/** The displayed name of a stored source, which may come from an earlier version. */
function storedSourceText(stored: string): string {
  return (SOURCE_LABELS as Readonly<Record<string, string>>)[stored] ?? stored;
}

const PINK_SHEET = "World Bank, Commodity Price Data, average of June 2026 (CC BY 4.0)";

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
      return { label: "the price you entered", url: null };
  }
}
