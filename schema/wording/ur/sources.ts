import { SOURCE_URLS, type SourceId } from "../../../domain/facts/company-facts.ts";
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

/** The displayed name of a stored source, which may come from an earlier version. */
function storedSourceText(stored: string): string {
  return (SOURCE_LABELS as Readonly<Record<string, string>>)[stored] ?? isolate(stored);
}

const PINK_SHEET = `عالمی بینک، اجناس کی قیمتوں کا ڈیٹا، جون 2026 کی اوسط (${isolate("CC BY 4.0")})`;

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
      return { label: "آپ کی درج کردہ قیمت", url: null };
  }
}
