import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { type MetalPrice, metalPriceSourceOf } from "../metal-price-rules.ts";
import { isolate } from "./format.ts";

export const SOURCE_LABELS: Readonly<Record<SourceId, string>> = {
  "sec-edgar": `${isolate("SEC EDGAR")} فائلنگ`,
  "idx-filing": "انڈونیشیا اسٹاک ایکسچینج کی فائلنگ",
  "xbrl-filings": `سالانہ رپورٹ (${isolate("filings.xbrl.org")})`,
  "nasdaq-screener": "نیسڈیک اسٹاک اسکرینر",
  "market-snapshot": "مارکیٹ اسنیپ شاٹ",
  "reader-report": "قاری، جانچا گیا",
  "csv-import": "درآمد شدہ فائل",
  "exchange-listing": "ایکسچینج کی لسٹنگ",
  "sp-funds": `${isolate("SP Funds")} کے اجزا`,
  "sec-nport": `${isolate("SEC N-PORT")} فارم`,
  "fund-issuers": "فنڈ جاری کرنے والوں کی اپنی اجزا کی فائلیں",
  "yahoo-spark": `${isolate("Yahoo Finance")} کی قیمتیں`,
  eodhd: `${isolate("EODHD")} کا بنیادی ڈیٹا`,
  fmp: isolate("Financial Modeling Prep"),
  "gold-api": isolate("gold-api.com"),
  lbma: `${isolate("LBMA")} قیمت`,
  "world-bank": "عالمی بینک کی اجناس کی قیمتیں",
  "exchange-rates": "شرحِ مبادلہ",
  "mizan-estimate": "میزان کا تخمینہ",
};

export const metalPriceSource = (price: MetalPrice) =>
  metalPriceSourceOf(
    {
      // A stored source may come from an earlier version.
      stored: (source) => (SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? isolate(source),
      shipped: `عالمی بینک، اجناس کی قیمتوں کا ڈیٹا، جون 2026 کی اوسط (${isolate("CC BY 4.0")})`,
      entered: "آپ کی درج کردہ قیمت",
    },
    price,
  );
