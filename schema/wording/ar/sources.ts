import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { type MetalPrice, metalPriceSourceOf } from "../metal-price-rules.ts";
import { isolate } from "./format.ts";

export const SOURCE_LABELS: Readonly<Record<SourceId, string>> = {
  "sec-edgar": `إفصاح ${isolate("SEC EDGAR")}`,
  "idx-filing": "إفصاح بورصة إندونيسيا",
  "xbrl-filings": `التقرير السنوي (${isolate("filings.xbrl.org")})`,
  "nasdaq-screener": "أداة فرز الأسهم في ناسداك",
  "market-snapshot": "لقطة من السوق",
  "reader-report": "قارئ، بعد التحقق",
  "csv-import": "ملف مستورد",
  "exchange-listing": "قائمة الإدراج في البورصة",
  "sp-funds": `مكوّنات صناديق ${isolate("SP Funds")}`,
  "sec-nport": `نموذج ${isolate("SEC N-PORT")}`,
  "fund-issuers": "ملفات المكوّنات من مُصدري الصناديق أنفسهم",
  "yahoo-spark": `أسعار ${isolate("Yahoo Finance")}`,
  eodhd: `البيانات الأساسية من ${isolate("EODHD")}`,
  fmp: isolate("Financial Modeling Prep"),
  "gold-api": isolate("gold-api.com"),
  lbma: `سعر ${isolate("LBMA")}`,
  "world-bank": "أسعار السلع الأولية من البنك الدولي",
  "exchange-rates": "أسعار الصرف",
  "mizan-estimate": "تقدير ميزان",
};

export const metalPriceSource = (price: MetalPrice) =>
  metalPriceSourceOf(
    {
      // A stored source may come from an earlier version.
      stored: (source) => (SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? isolate(source),
      shipped: `البنك الدولي، بيانات أسعار السلع الأولية، متوسط يونيو 2026 (${isolate("CC BY 4.0")})`,
      entered: "السعر الذي أدخلته",
    },
    price,
  );
