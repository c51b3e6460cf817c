import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { exactPercent, isolate, percentText } from "../format.ts";

export type StandardTexts = {
  counts: { debt: string; cash: string | null; receivables: string | null; income: string };
  caveat: string;
};

const DEBT = "قلیل اور طویل مدتی سودی قرض";
const TOTAL_DEBT = "کل قرض";
const CASH = "نقد اور سودی سیکیورٹیز";
const RECEIVABLES = "واجب الوصول رقوم";
const RECEIVABLES_AND_CASH = "واجب الوصول رقوم اور نقد";
const SALES = "حرام سرگرمیوں کی فروخت، کل آمدنی میں سے؛ سود شمار نہیں ہوتا";
const INTEREST_AND_SALES = "سود اور حرام سرگرمیوں کی فروخت، کل آمدنی میں سے";

export const STANDARD_TEXTS: Readonly<Record<StandardId, StandardTexts>> = {
  mizan: {
    counts: { debt: DEBT, cash: CASH, receivables: null, income: INTEREST_AND_SALES },
    caveat: `یہ میزان کا اپنا طریقۂ کار ہے۔ AAOIFI کے اپنے متن سے ${exactPercent(30)} نقل کیا جاتا ہے؛ ${exactPercent(33)} وہ حد ہے جو انڈیکس بنانے والے ادارے استعمال کرتے ہیں۔`,
  },
  aaoifi: {
    counts: {
      debt: "سودی قرضے، قلیل اور طویل مدتی",
      cash: "سود لینے والے ڈپازٹس اور سیکیورٹیز",
      receivables: null,
      income: INTEREST_AND_SALES,
    },
    caveat:
      "شائع شدہ اقتباسات میں پڑھا گیا، خود معیار میں نہیں۔ اسے استعمال کرنے والے بعض لوگ اوسط مارکیٹ کیپ لیتے ہیں۔",
  },
  "dow-jones": {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES, income: SALES },
    caveat: "اس کے جائزہ کار ہر کمپنی کے کاروبار کو الگ الگ پرکھتے ہیں؛ میزان اپنی جانچ کی درجہ بندی لاگو کرتا ہے۔",
  },
  sp: {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES, income: SALES },
    caveat:
      "اس کے جائزہ کار ہر کمپنی کے کاروبار کو الگ الگ پرکھتے ہیں، اور اس کی فہرست میں اسلحے کا نام نہیں؛ میزان کی فہرست میں ہے۔",
  },
  "ftse-yasaar": {
    counts: {
      debt: "قرض",
      cash: "نقد اور سودی مدات",
      receivables: RECEIVABLES_AND_CASH,
      income: INTEREST_AND_SALES,
    },
    caveat: "حلال سرٹیفکیٹ کے بغیر خوراک کو بھی خارج کرتا ہے، جو یہاں کا کوئی ماخذ نہیں دکھاتا۔",
  },
  msci: {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES_AND_CASH, income: SALES },
    caveat: `جو کمپنی ابھی انڈیکس میں نہیں، اسے ${exactPercent(30)} کے اندر رہنا ہوتا ہے۔ تیسرے تناسب کی حد مختلف طرح نقل کی جاتی ہے؛ یہاں سب سے سخت درج ہے۔ ${isolate("M-Series")} اس کے بجائے اوسط مارکیٹ کیپ پر تقسیم کرتی ہے۔`,
  },
  "sc-malaysia": {
    counts: {
      debt: "سودی قرض؛ اسلامی فنانسنگ شامل نہیں",
      cash: "روایتی (سودی) کھاتوں اور دستاویزات میں نقد",
      receivables: null,
      income: `${INTEREST_AND_SALES}؛ سینما، شیئرز کی خرید و فروخت، شیئر بروکریج اور حرام سرگرمیوں کے کرائے کے لیے ${exactPercent(20)}`,
    },
    caveat:
      "آمدنی کے ساتھ ساتھ ٹیکس سے پہلے کے منافع کے مقابلے میں بھی ناپا جاتا ہے، اور اسلامی کھاتوں کا نقد شامل نہیں ہوتا؛ یہاں کا کوئی ماخذ ان میں سے کچھ نہیں دکھاتا۔ اس کا فیصلہ صرف ملائیشیا کی لسٹنگز کے لیے ہے۔",
  },
  "ojk-indonesia": {
    counts: {
      debt: "سودی قرض",
      cash: null,
      receivables: null,
      income: "سود اور دوسری غیر حلال آمدنی، تمام آمدنی میں سے",
    },
    caveat: `اپریل 2026 سے نافذ۔ ${exactPercent(45)} کو دس سال میں مرحلہ وار ${exactPercent(33)} تک کم ہونا ہے، اور ان مرحلوں کا ابھی اعلان نہیں ہوا۔ اس کا فیصلہ صرف جکارتہ میں لسٹڈ شیئرز کے لیے ہے؛ میزان کل آمدنی (ریونیو) کو تمام آمدنی شمار کرتا ہے۔`,
  },
};

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "AAOIFI معیار نمبر 21 کا طریقۂ کار",
  aaoifi: `${isolate("AAOIFI")}`,
  "dow-jones": "ڈاؤ جونز اسلامک مارکیٹ",
  sp: `${isolate("S&P")} شریعہ انڈیکس`,
  "ftse-yasaar": "فٹسی یسار",
  msci: `${isolate("MSCI")} اسلامک انڈیکس`,
  "sc-malaysia": "ملائیشیا کا سیکیورٹیز کمیشن",
  "ojk-indonesia": "انڈونیشیا کی مالیاتی خدمات اتھارٹی",
};

export const HOUSE_LIMITS = `میزان کی حدود ${isolate("33/33/5")}`;

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}؛ خود معیار کے متن میں ${isolate("30/30/5")} ہے: نیچے دیکھیں`;

export function standardCaveats({ standardId }: Pick<StandardVerdict, "standardId">): string[] {
  return [STANDARD_TEXTS[standardId].caveat];
}

export function standardName(standardId: string): string {
  const standard = standardOf(standardId);
  return standard ? NAMES[standard.id] : isolate(standardId);
}

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "مارکیٹ کیپ",
  averageMarketCapitalization: "اوسط مارکیٹ کیپ",
  longAverageMarketCapitalization: "اوسط مارکیٹ کیپ",
  totalAssets: "کل اثاثوں",
  totalRevenue: "کل آمدنی",
};

const SPLIT_PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "سودی قرض",
  cash: CASH,
  receivables: RECEIVABLES,
  income: "ناجائز آمدنی",
  receivables_and_cash: RECEIVABLES_AND_CASH,
};

export function splitText({ part, passes, fails }: Split): string {
  const passed = `${WHOLE_TEXTS[passes.whole]} کا ${shareText(passes)}`;
  const failed = `${WHOLE_TEXTS[fails.whole]} کا ${shareText(fails)}`;
  return passes.whole === fails.whole && passes.ratio === fails.ratio
    ? `${SPLIT_PARTS[part]}: ${failed}، جو ${limitText(passes)} کے اندر ہے مگر ${limitText(fails)} کے اندر نہیں۔`
    : `${SPLIT_PARTS[part]}: ${passed}، جو ${limitText(passes)} کے اندر ہے، مگر ${failed}، جو ${limitText(fails)} کے اندر نہیں۔`;
}

function shareText({ ratio, limit }: SplitSide): string {
  return percentText(ratio, limit);
}

function limitText({ standardId, limit }: SplitSide): string {
  return `${exactPercent(limit)} کی حد (${standardName(standardId)})`;
}
