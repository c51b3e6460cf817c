import { SOURCE_URLS, type SourceId } from "../../../domain/facts/company-facts.ts";
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

/** The displayed name of a stored source, which may come from an earlier version. */
function storedSourceText(stored: string): string {
  return (SOURCE_LABELS as Readonly<Record<string, string>>)[stored] ?? isolate(stored);
}

const PINK_SHEET = `البنك الدولي، بيانات أسعار السلع الأولية، متوسط يونيو 2026 (${isolate("CC BY 4.0")})`;

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
      return { label: "السعر الذي أدخلته", url: null };
  }
}
