import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { type MetalPrice, metalPriceSourceOf } from "../metal-price-rules.ts";

export const SOURCE_LABELS: Readonly<Record<SourceId, string>> = {
  "sec-edgar": "Laporan di SEC EDGAR",
  "idx-filing": "Laporan di Bursa Efek Indonesia",
  "xbrl-filings": "Laporan tahunan (filings.xbrl.org)",
  "nasdaq-screener": "Penyaring saham Nasdaq",
  "market-snapshot": "Cuplikan pasar",
  "reader-report": "Pembaca, diperiksa",
  "csv-import": "File yang diimpor",
  "exchange-listing": "Daftar pencatatan bursa",
  "sp-funds": "Kepemilikan SP Funds",
  "sec-nport": "Formulir N-PORT SEC",
  "fund-issuers": "File kepemilikan dari penerbit reksa dana",
  "yahoo-spark": "Harga dari Yahoo Finance",
  eodhd: "Data fundamental EODHD",
  fmp: "Financial Modeling Prep",
  "gold-api": "gold-api.com",
  lbma: "Harga LBMA",
  "world-bank": "Harga komoditas Bank Dunia",
  "exchange-rates": "Kurs mata uang",
  "mizan-estimate": "Perkiraan Mizan",
};

export const metalPriceSource = (price: MetalPrice) =>
  metalPriceSourceOf(
    {
      // A stored source may come from an earlier version.
      stored: (source) => (SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? source,
      shipped: "Bank Dunia, Commodity Price Data, rata-rata Juni 2026 (CC BY 4.0)",
      entered: "harga yang Anda masukkan",
    },
    price,
  );
