import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { exactPercent, isolate, percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "قلیل اور طویل مدتی سودی قرض",
  cash: "نقد اور سودی سیکیورٹیز",
  receivables: "واجب الوصول رقوم",
  receivables_and_cash: "واجب الوصول رقوم اور نقد",
  income: "سود اور حرام سرگرمیوں کی فروخت",
};

/** What a reader has to know beside a standard's verdict. */
export const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan: `یہ میزان کا اپنا طریقۂ کار ہے۔ AAOIFI کے اپنے متن سے ${exactPercent(30)} نقل کیا جاتا ہے؛ ${exactPercent(33)} وہ حد ہے جو انڈیکس بنانے والے ادارے استعمال کرتے ہیں۔`,
  aaoifi:
    "شائع شدہ اقتباسات میں پڑھا گیا، خود معیار میں نہیں۔ معیار 59 نے اس کا مادی اثاثوں کا ٹیسٹ ختم کر دیا ہے۔ اسے استعمال کرنے والے بعض لوگ اوسط مارکیٹ کیپ لیتے ہیں۔",
  "dow-jones":
    "2023 سے آمدنی کے علاوہ اس کا واحد تناسب قرض ہے۔ اس کے جائزہ کار ہر کمپنی کے کاروبار کو الگ الگ پرکھتے ہیں؛ میزان اپنی جانچ کی درجہ بندی لاگو کرتا ہے۔ سینما، موسیقی، نشریات، ہوٹل اور بحری سیاحت یہاں 2023 کے متن کی طرح خارج رہتے ہیں: 2026 کا متن، جو ہم نے خود نہیں پڑھا، ان کی جگہ جوئے اور بالغوں کی تفریح کا نام لیتا ہے۔",
  sp: "2023 سے آمدنی کے علاوہ اس کا واحد تناسب قرض ہے۔ اس کے جائزہ کار ہر کمپنی کے کاروبار کو الگ الگ پرکھتے ہیں، اور اس کی فہرست میں اسلحے کا نام نہیں؛ میزان کی فہرست میں ہے۔",
  "ftse-yasaar": "حلال سرٹیفکیٹ کے بغیر خوراک کو بھی خارج کرتا ہے، جو یہاں کا کوئی ماخذ نہیں دکھاتا۔",
  msci: `آمدنی کو تمام آمدنی کے مقابلے میں ناپا جاتا ہے، جس میں سے ہمارے ماخذ ریونیو دیتے ہیں۔ ${isolate("M-Series")} اس کے بجائے اوسط مارکیٹ کیپ پر تقسیم کرتی ہے۔`,
  "sc-malaysia": `جولائی 2024 سے آمدنی کو صرف تمام آمدنی کے مقابلے میں ناپا جاتا ہے، جس میں سے ہمارے ماخذ ریونیو دیتے ہیں۔ اسلامی فنانسنگ اور اسلامی کھاتوں کا نقد شامل نہیں ہوتا جہاں کوئی رپورٹ انہیں دکھاتی ہو۔ سینما، شیئرز کی خرید و فروخت، شیئر بروکریج اور حرام سرگرمیوں کے کرائے کے لیے اس کی حد ${exactPercent(20)} ہے۔ اس کا فیصلہ صرف ملائیشیا کی لسٹنگز کے لیے ہے۔`,
  "ojk-indonesia": `${exactPercent(45)} کو دس سال میں مرحلہ وار ${exactPercent(33)} تک کم ہونا ہے، اور ان مرحلوں کا ابھی اعلان نہیں ہوا۔ اس کا فیصلہ صرف جکارتہ میں لسٹڈ شیئرز کے لیے ہے؛ میزان کل آمدنی (ریونیو) کو تمام آمدنی شمار کرتا ہے۔`,
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
  return [CAVEATS[standardId]];
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
  cash: COUNTED.cash,
  receivables: COUNTED.receivables,
  income: "ناجائز آمدنی",
  receivables_and_cash: COUNTED.receivables_and_cash,
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
