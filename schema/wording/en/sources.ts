import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { type MetalPrice, metalPriceSourceOf } from "../metal-price-rules.ts";

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

export const metalPriceSource = (price: MetalPrice) =>
  metalPriceSourceOf(
    {
      // A stored source may come from an earlier version.
      stored: (source) => (SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? source,
      shipped: "World Bank, Commodity Price Data, average of June 2026 (CC BY 4.0)",
      entered: "the price you entered",
    },
    price,
  );
