import type { RatioPart, RatioWhole } from "../../../../domain/screening/screening.ts";
import { type StandardId, standardNamed } from "../../../../domain/standards/standards.ts";
import { namesText, type StandardWords } from "../../standard-rules.ts";
import { exactPercent, formatDay, formatMonth, isolate, percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "قلیل اور طویل مدتی سودی قرض",
  cash: "نقد اور سودی سیکیورٹیز",
  receivables: "واجب الوصول رقوم",
  receivables_and_cash: "واجب الوصول رقوم اور نقد",
  income: "سود اور حرام سرگرمیوں کی فروخت",
};

/** What a reader has to know beside a standard's verdict. */
const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan: `یہ میزان کا اپنا طریقۂ کار ہے۔ AAOIFI کے اپنے متن سے ${exactPercent(30)} کاپی کیا جاتا ہے؛ ${exactPercent(33)} وہ حد ہے جو انڈیکس بنانے والے ادارے استعمال کرتے ہیں۔`,
  aaoifi:
    "معیار 59 نے اس کا مادی اثاثوں کا ٹیسٹ ختم کر دیا ہے۔ اسے استعمال کرنے والے بعض لوگ اوسط مارکیٹ کیپ لیتے ہیں۔",
  "dow-jones":
    "2023 سے آمدنی کے علاوہ اس کا واحد تناسب قرض ہے۔ اس کے جائزہ کار ہر کمپنی کے کاروبار کو الگ الگ پرکھتے ہیں؛ میزان اپنی جانچ کی درجہ بندی لاگو کرتا ہے۔ سینما، موسیقی، نشریات، ہوٹل اور بحری سیاحت یہاں 2023 کے متن کی طرح خارج رہتے ہیں: 2026 کا متن، جو ہم نے خود نہیں پڑھا، ان کی جگہ جوئے اور بالغوں کی تفریح کا نام لیتا ہے۔",
  sp: "2023 سے آمدنی کے علاوہ اس کا واحد تناسب قرض ہے۔ اس کے جائزہ کار ہر کمپنی کے کاروبار کو الگ الگ پرکھتے ہیں، اور اس کی فہرست میں اسلحے کا نام نہیں؛ میزان کی فہرست میں ہے۔",
  "ftse-yasaar": "حلال سرٹیفکیٹ کے بغیر خوراک کو بھی خارج کرتا ہے، جو یہاں کا کوئی ماخذ نہیں دکھاتا۔",
  msci: `آمدنی کو تمام آمدنی کے مقابلے میں ناپا جاتا ہے، جس میں سے ہمارے ماخذ ریونیو دیتے ہیں۔ ${isolate("M-Series")} اس کے بجائے اوسط مارکیٹ کیپ پر تقسیم کرتی ہے۔`,
  "sc-malaysia": `جولائی 2024 سے آمدنی کو صرف تمام آمدنی کے مقابلے میں ناپا جاتا ہے، جس میں سے ہمارے ماخذ ریونیو دیتے ہیں۔ اسلامی فنانسنگ اور اسلامی کھاتوں کا نقد شامل نہیں ہوتا جہاں کوئی رپورٹ انہیں دکھاتی ہو۔ سینما، شیئرز کی خرید و فروخت، شیئر بروکریج اور حرام سرگرمیوں کے کرائے کے لیے اس کی حد ${exactPercent(20)} ہے۔ اس کا فیصلہ صرف ملائیشیا کی لسٹنگز کے لیے ہے۔`,
  "ojk-indonesia": `${exactPercent(45)} کو دس سال میں مرحلہ وار ${exactPercent(33)} تک کم ہونا ہے، اور ان مرحلوں کا ابھی اعلان نہیں ہوا۔ اس کا فیصلہ صرف جکارتہ میں لسٹڈ شیئرز کے لیے ہے؛ میزان کل آمدنی (ریونیو) کو تمام آمدنی شمار کرتا ہے۔`,
  bist: "قرض اور سودی اثاثے کل اثاثوں اور اوسط مارکیٹ ویلیو میں سے بڑے کے مقابلے میں ناپے جاتے ہیں: جو کل اثاثوں کے حساب سے پورا اترے وہ پورا اترتا ہے، اور جو صرف مارکیٹ ویلیو کے حساب سے پورا اترے اس میں شک ہے۔ اسلامی ڈپازٹس اور فنانسنگ شامل نہیں ہوتے جہاں کوئی رپورٹ انہیں دکھاتی ہو۔ کمپنیاں اپنے تناسب خود بتاتی ہیں؛ اس کا فیصلہ صرف بورصہ استنبول کے لیے ہے۔ اس کی فہرست میں اسلحے کا نام نہیں؛ میزان کی فہرست میں ہے۔",
  "psx-kmi": `فروری 2026 میں اعلان کردہ ترمیم قرض کو ${exactPercent(33)} اور غیر شرعی سرمایہ کاری کو ${exactPercent(30)} تک لاتی ہے، ایسے دن سے جو ہمیں معلوم نہیں؛ تب تک ${exactPercent(33)} اور ${exactPercent(37)} کے درمیان قرض شک میں ہے۔ ہمارا کوئی ماخذ غیر شرعی سرمایہ کاری نہیں دیتا، اس لیے یہاں کوئی شیئر پورا نہیں اترتا: جو کسی حد سے اوپر ہو وہ حرام ہے، اور باقی کو پرکھا نہیں جا سکتا۔ اس کا غیر سیال اثاثوں کا ٹیسٹ، کم از کم ${exactPercent(25)}، یہاں واجب الوصول رقوم اور نقد زیادہ سے زیادہ ${exactPercent(75)} کے طور پر ناپا جاتا ہے۔ فی شیئر خالص سیال اثاثوں کے مقابلے میں قیمت یہاں نہیں ناپی جاتی۔ اس کا فیصلہ صرف پاکستان کے لیے ہے۔`,
  "bse-shariah": `22 ستمبر 2025 سے پہلے ${exactPercent(4)} تک آمدنی قبول تھی۔ ہم نے ایکسچینج کے نوٹس کا مشینی خلاصہ پڑھا، جو یہ نہیں بتاتا کہ عین حد پر عدد قبول ہے یا نہیں۔`,
  tasis: `دوسروں کے ذریعے پڑھا گیا جو ہر عدد پر متفق نہیں: پرانے صفحات تیسرے تناسب کے لیے ${exactPercent(50)} دیتے ہیں۔ یہ سود میں سودی سرمایہ کاری کا ${exactPercent(7.5)} شامل کرتا ہے؛ ہمارے ماخذ اسے نہیں دیتے۔`,
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
  bist: "بورصہ استنبول شراکتی",
  "psx-kmi": isolate("PSX-KMI All Share"),
  "bse-shariah": isolate("BSE 500 Shariah"),
  tasis: isolate("TASIS (Nifty Shariah)"),
};

export const HOUSE_LIMITS = `میزان کی حدود ${isolate("33/33/5")}`;

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}؛ خود معیار کے متن میں ${isolate("30/30/5")} ہے: نیچے دیکھیں`;

export function standardName(standardId: string): string {
  const standard = standardNamed(standardId);
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

export const STANDARD_WORDS: StandardWords = {
  names: namesText("ur", isolate),
  exactPercent,
  percentText,
  formatDay,
  formatMonth,
  caveats: CAVEATS,

  parted: (passes, fails) => `${passes} کے مطابق جائز، ${fails} کے مطابق نہیں۔`,
  partedWeight: ({ weight, passes, fails, largest }) =>
    `فنڈ کے وزن کے ${weight} پر معیارات میں اختلاف ہے؛ اس کا سب سے بڑا حصہ، یعنی فنڈ کا ${largest}، ${passes} کے مطابق جائز ہے، ${fails} کے مطابق نہیں۔`,
  untested: (who) => `${who}: اس کے لیے کوئی حد نہیں۔`,
  otherLimit: (who, limit) => `${who}: حد ${limit}۔`,
  otherWhole: (who, share, whole) => `${who}: ${WHOLE_TEXTS[whole]} کا ${share}۔`,

  dated: (dated) => `اس کا متن ${dated} کا ہے۔`,
  since: (since) => `${since} سے نافذ۔`,
  datedSince: (dated, since) => `اس کا متن ${dated} کا ہے، ${since} سے نافذ۔`,
  readings: {
    publisher: "ہم نے ناشر کا اپنا متن پڑھا۔",
    reader_with_page: "ہم نے اسے ایک آزاد قاری کے ذریعے پڑھا جو صفحہ بتاتا ہے۔",
    reader: "ہم نے اسے دوسروں کے ذریعے پڑھا جو صفحہ نہیں بتاتے۔",
    news: "ہم اسے صرف خبروں سے جانتے ہیں۔",
  },
  staying: {
    until_third_failure: (limit) =>
      `انڈیکس میں شامل کمپنی ${limit} تک رہتی ہے اور لگاتار تیسرے ناکام جائزے پر نکلتی ہے؛ تین کامیاب جائزوں کے بعد واپس آتی ہے۔`,
    for_three_months: () =>
      "انڈیکس میں شامل کمپنی حد سے دو پوائنٹ کے اندر رہتی ہے جب تک لگاتار تین ماہانہ مشاہدے اس کے خلاف نہ بتائیں۔",
    while_member: (limit) => `انڈیکس میں شامل کمپنی فی الحال رہتی ہے؛ جو شامل نہیں وہ صرف ${limit} تک داخل ہو سکتی ہے۔`,
    one_period: () => "رکن ایک مدت تک رہتا ہے جب تک وہ حد سے زیادہ سے زیادہ دسویں حصے اوپر ہو۔",
  },
};
