import { SOURCE_URLS, type SourceId } from "../../../domain/facts/company-facts.ts";

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

/** The displayed name of a stored source, which may come from an earlier version. */
function storedSourceText(stored: string): string {
  return (SOURCE_LABELS as Readonly<Record<string, string>>)[stored] ?? stored;
}

const PINK_SHEET = "Bank Dunia, Commodity Price Data, purata Jun 2026 (CC BY 4.0)";

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
      return { label: "harga yang anda masukkan", url: null };
  }
}
