import { SOURCE_URLS, type SourceId } from "../../../domain/facts/company-facts.ts";

export const SOURCE_LABELS: Readonly<Record<SourceId, string>> = {
  "sec-edgar": "Laporan di SEC EDGAR",
  "idx-filing": "Laporan di Bursa Efek Indonesia",
  "xbrl-filings": "Laporan tahunan (filings.xbrl.org)",
  "nasdaq-screener": "Penyaring saham Nasdaq",
  "market-snapshot": "Cuplikan pasar",
  "reader-report": "Pembaca, diperiksa",
  "csv-import": "Berkas yang diimpor",
  "exchange-listing": "Daftar pencatatan bursa",
  "sp-funds": "Kepemilikan SP Funds",
  "sec-nport": "Formulir N-PORT SEC",
  "fund-issuers": "Berkas kepemilikan dari penerbit reksa dana",
  "yahoo-spark": "Harga dari Yahoo Finance",
  eodhd: "Data fundamental EODHD",
  fmp: "Financial Modeling Prep",
  "gold-api": "gold-api.com",
  lbma: "Harga LBMA",
  "world-bank": "Harga komoditas Bank Dunia",
  "exchange-rates": "Kurs mata uang",
  "mizan-estimate": "Perkiraan Mizan",
};

/** The displayed name of a stored source, which may come from an earlier version. */
function storedSourceText(stored: string): string {
  return (SOURCE_LABELS as Readonly<Record<string, string>>)[stored] ?? stored;
}

const PINK_SHEET = "Bank Dunia, Commodity Price Data, rata-rata Juni 2026 (CC BY 4.0)";

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
      return { label: "harga yang Anda masukkan", url: null };
  }
}
