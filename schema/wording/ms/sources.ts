import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { type MetalPrice, metalPriceSourceOf } from "../metal-price-rules.ts";

export const SOURCE_LABELS: Readonly<Record<SourceId, string>> = {
  "sec-edgar": "Pemfailan SEC EDGAR",
  "idx-filing": "Pemfailan Bursa Efek Indonesia",
  "xbrl-filings": "Laporan tahunan (filings.xbrl.org)",
  "nasdaq-screener": "Penapis saham Nasdaq",
  "market-snapshot": "Petikan pasaran",
  "reader-report": "Pembaca, disemak",
  "csv-import": "Fail yang diimport",
  "exchange-listing": "Senarai bursa",
  "sp-funds": "Pegangan SP Funds",
  "sec-nport": "Borang SEC N-PORT",
  "fund-issuers": "Fail pegangan penerbit sendiri",
  "yahoo-spark": "Sebut harga Yahoo Finance",
  eodhd: "Data asas EODHD",
  fmp: "Financial Modeling Prep",
  "gold-api": "gold-api.com",
  lbma: "Harga LBMA",
  "world-bank": "Harga komoditi Bank Dunia",
  "exchange-rates": "Kadar pertukaran",
  "mizan-estimate": "Anggaran Mizan",
};

export const metalPriceSource = (price: MetalPrice) =>
  metalPriceSourceOf(
    {
      // A stored source may come from an earlier version.
      stored: (source) => (SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? source,
      shipped: "Bank Dunia, Commodity Price Data, purata Jun 2026 (CC BY 4.0)",
      entered: "harga yang anda masukkan",
    },
    price,
  );
