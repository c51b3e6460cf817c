import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { type MetalPrice, metalPriceSourceOf } from "../metal-price-rules.ts";

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

export const metalPriceSource = (price: MetalPrice) =>
  metalPriceSourceOf(
    {
      // A stored source may come from an earlier version.
      stored: (source) => (SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? source,
      shipped: "Dünya Bankası, emtia fiyat verileri, Haziran 2026 ortalaması (CC BY 4.0)",
      entered: "girdiğiniz fiyat",
    },
    price,
  );
