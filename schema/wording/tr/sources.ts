import { SOURCE_URLS, type SourceId } from "../../../domain/facts/company-facts.ts";

export const SOURCE_LABELS: Readonly<Record<SourceId, string>> = {
  "sec-edgar": "SEC EDGAR bildirimi",
  "idx-filing": "Endonezya Borsası bildirimi",
  "xbrl-filings": "Faaliyet raporu (filings.xbrl.org)",
  "nasdaq-screener": "Nasdaq hisse tarayıcısı",
  "market-snapshot": "Piyasa görüntüsü",
  "reader-report": "Okur, doğrulandı",
  "csv-import": "İçe aktarılan dosya",
  "exchange-listing": "Borsa listesi",
  "sp-funds": "SP Funds varlık listesi",
  "sec-nport": "SEC N-PORT formu",
  "fund-issuers": "Fon kurucularının kendi varlık listeleri",
  "yahoo-spark": "Yahoo Finance fiyatları",
  eodhd: "EODHD temel verileri",
  fmp: "Financial Modeling Prep",
  "gold-api": "gold-api.com",
  lbma: "LBMA fiyatı",
  "world-bank": "Dünya Bankası emtia fiyatları",
  "exchange-rates": "Döviz kurları",
  "mizan-estimate": "Mizan'ın tahmini",
};

/** The displayed name of a stored source, which may come from an earlier version. */
function storedSourceText(stored: string): string {
  return (SOURCE_LABELS as Readonly<Record<string, string>>)[stored] ?? stored;
}

const PINK_SHEET = "Dünya Bankası, emtia fiyat verileri, Haziran 2026 ortalaması (CC BY 4.0)";

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
      return { label: "girdiğiniz fiyat", url: null };
  }
}
