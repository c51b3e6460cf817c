import type { FactDetail } from "../../../../domain/facts/company-facts.ts";
import { noteWording } from "../../evidence-rules.ts";
import { formatDay, formatMonth, isolate } from "../format.ts";
import { figureText } from "./reasons.ts";

const FACT_DETAIL_TEXTS: Readonly<Record<FactDetail, string>> = {
  about: "ماخذ تازہ ترین سہ ماہی بغیر تاریخ کے دیتا ہے؛ تاریخ اندازاً ہے۔",
  undated_fiscal_year:
    "ماخذ تازہ ترین مالی سال اس کے اختتام کے بغیر دیتا ہے؛ ہم اس مارکیٹ میں سال کا وہ آخری معمول کا اختتام لیتے ہیں جس کی رپورٹ اب تک یقیناً آ چکی ہوگی۔",
  undated:
    "ماخذ بیلنس شیٹ کی تاریخ نہیں دیتا؛ ہم اس مارکیٹ میں سال کا وہ آخری معمول کا اختتام لیتے ہیں جس کی رپورٹ اب تک یقیناً آ چکی ہوگی۔",
  undated_half_year:
    "ماخذ پچھلے بارہ ماہ جمع کرتا ہے اور یہ نہیں بتاتا کہ کس دن تک؛ تاریخ آخری ششماہی کے اختتام کی ہے جو یقیناً رپورٹ ہو چکی تھی۔",
  mainland_shares_at_this_price:
    "کمپنی کے تمام شیئرز ہانگ کانگ کی قیمت پر۔ شنگھائی یا شینزین والوں کی اپنی قیمت ہے، جو اکثر زیادہ ہوتی ہے اور یہاں کا کوئی ماخذ نہیں دیتا: تناسب اصل سے زیادہ ہو سکتے ہیں۔",
  previous_year: "تازہ ترین سے پہلے والے مالی سال کی رقم۔",
  other_date: "قرض والی بیلنس شیٹ سے مختلف تاریخ کی بیلنس شیٹ سے لی گئی۔",
  with_leases: "آپریٹنگ لیز شامل ہیں، اس لیے یہ بالائی حد ہے۔",
  confirmed_by_filings: `کمپنی کی ${isolate("SEC")} فائلنگز اس کے ایک حصے کی، لیز کے بغیر طویل مدتی قرض کے طور پر، تصدیق کرتی ہیں۔`,
  equivalents_only: "قلیل مدتی سرمایہ کاری کے بغیر نقد اور مساوی نقد، اس لیے یہ زیریں حد ہے۔",
  twelve_months: "پچھلے بارہ ماہ۔",
  fiscal_year: "تازہ ترین مالی سال۔",
  four_quarters: "پچھلی چار سہ ماہیوں کا مجموعہ۔",
  from_price_to_sales: "مارکیٹ کیپ اور قیمت بہ فروخت تناسب سے اخذ کیا گیا۔",
  from_enterprise_value: "انٹرپرائز ویلیو اور آمدنی سے اس کے تناسب سے اخذ کیا گیا۔",
  yield_times_price: "ڈیویڈنڈ ییلڈ اور قیمت سے اخذ کیا گیا۔",
  annual_rate: "تازہ ترین ڈیویڈنڈ کی سالانہ شرح۔",
  dividends_summed: "بارہ ماہ کے ڈیویڈنڈ کا مجموعہ۔",
  currency_assumed: "رپورٹ کی کرنسی ماخذ میں نہیں؛ یہ ہم نے خود، یا کمپنی کے ملک یا مارکیٹ کے مطابق مقرر کی۔",
  carried_by_price: "اس دن کی قیمت اور اس سے پہلے معلوم شیئرز کی تعداد کے مطابق۔",
  all_shares_at_this_price:
    "اس دن کی قیمت اور کمپنی کے تمام شیئرز کے مطابق؛ ماخذ کی اپنی مالیت ان کا صرف ایک حصہ گنتی ہے۔",
  high_against_value: "مارکیٹ کیپ کے دس گنا سے زیادہ؛ یہ عدد جانچ پڑتال پر پورا اترا مگر غیر معمولی ہے۔",
  collected_from_filings: "ایک درمیانی فائل نے اسے کمپنی کی فائلنگز سے جمع کیا؛ وہاں فائلنگ کا نام نہیں۔",
  two_extracts_agree: "کمپنی کی فائلنگز کے دو مجموعے، جو الگ الگ بنائے گئے، یہی عدد دیتے ہیں۔",
  two_extracts_close: "دوسرا ماخذ ایسا عدد دیتا ہے جو اس سے دسویں حصے کے اندر ہے؛ یہ عدد فائلنگ کا ہے۔",
  no_debt_in_three_extracts: "فائلنگز میں قرض کی کوئی سطر نہیں، اور دو دوسرے مآخذ میں بھی نہیں۔",
  no_debt_in_two_extracts: "گوشوارے میں قرض کی کوئی سطر نہیں، اور دوسرا ماخذ صفر بتاتا ہے۔",
  no_debt_nor_interest_paid: "کمپنی نہ کسی مد میں قرض رپورٹ کرتی ہے نہ ادا کیا گیا سود۔",
  no_debt_nor_interest_in_extracts:
    "کمپنی کی فائلنگز کے دو مجموعوں میں نہ قرض کی کوئی سطر ہے نہ سال میں ادا کیا گیا سود؛ تیسرے ماخذ میں بھی کوئی قرض نہیں۔",
  current_securities_only: "ایک سال سے زیادہ رکھی جانے والی سیکیورٹیز شمار نہیں کی گئیں۔",
  currency_from_filings: "کرنسی کمپنی کے اپنے گوشواروں کی ہے، وہ نہیں جو ماخذ بتاتا ہے۔",
  restated_for_inflation:
    "ماخذ اسے مارچ 2026 کی قوتِ خرید میں بدل کر دیتا ہے؛ اسے اس کی اپنی تاریخ کے لیرا میں واپس لایا گیا ہے۔",
  past_prices_todays_shares: "پرانی قیمتیں ضرب شیئرز کی آج کی تعداد۔",
  prices_without_dividends: `قیمتوں میں ادا شدہ ڈیویڈنڈ شامل نہیں، اس لیے یہ ${isolate("1–3%")} کم ہے۔`,
  quarter_end_values: "سہ ماہیوں کے اختتام پر مارکیٹ کی مالیتوں کی اوسط۔",
  other_assets_included:
    "سرمایہ کاری، اور مستقل اثاثوں کو چھوڑ کر باقی تمام اثاثے؛ ان میں سے بعض پر سود نہیں ملتا، اس لیے یہ بالائی حد ہے۔",
  rest_of_assets: "ماخذ میں نہیں؛ یہ زیادہ سے زیادہ وہ اثاثے ہیں جو کسی دوسری مد میں نہیں آتے۔",
  all_liabilities: "کمپنی کے تمام واجبات، جن کا سودی قرض زیادہ سے زیادہ ایک حصہ ہے: بالائی حد۔",
  all_assets: "اس کے تمام اثاثے، جن کا نقد اور سیکیورٹیز زیادہ سے زیادہ ایک حصہ ہیں: بالائی حد۔",
  assets_less_equity: "کل اثاثوں میں سے ایکویٹی نکال کر۔",
  other_income_included: "سال کی دوسری آمدنی، جس کا سود ایک حصہ ہے، اس لیے یہ بالائی حد ہے۔",
};

/** The rates of `domain/standards/short-term-rates.ts`. */
const RATES: Readonly<Record<string, string>> = {
  "Federal Reserve, middle of the federal funds target range": "امریکی فیڈرل ریزرو، فیڈرل فنڈز کی ہدفی حد کا وسط",
  "European Central Bank, deposit facility rate": "یورپی مرکزی بینک، ڈپازٹ سہولت کی شرح",
  "Bank of England, Bank Rate": "بینک آف انگلینڈ، بینک ریٹ",
  "Bank of Japan, policy rate": "بینک آف جاپان، پالیسی ریٹ",
  "Bank of Canada, overnight rate target": "بینک آف کینیڈا، ایک شب کی ہدفی شرح",
  "Reserve Bank of India, repo rate": "ریزرو بینک آف انڈیا، ریپو ریٹ",
  "Banco Central do Brasil, Selic target": "برازیل کا مرکزی بینک، سیلک کی ہدفی شرح",
  "Swiss National Bank, policy rate": "سوئس نیشنل بینک، پالیسی ریٹ",
  "Reserve Bank of New Zealand, official cash rate": "ریزرو بینک آف نیوزی لینڈ، سرکاری کیش ریٹ",
  "Reserve Bank of Australia, cash rate target": "ریزرو بینک آف آسٹریلیا، ہدفی کیش ریٹ",
  "Norges Bank, policy rate before the decision of September 2026":
    "ناروے کا مرکزی بینک، ستمبر 2026 کے فیصلے سے پہلے کا پالیسی ریٹ",
  "Hong Kong Monetary Authority, average of overnight and one-month HIBOR":
    "ہانگ کانگ مانیٹری اتھارٹی، ایک شب اور ایک ماہ کے ہائبور کی اوسط",
  "Saudi Central Bank, reverse repo rate": "سعودی مرکزی بینک، ریورس ریپو ریٹ",
  "Central Bank of the UAE, base rate": "متحدہ عرب امارات کا مرکزی بینک، بیس ریٹ",
  "Banco de México, target rate": "بینک آف میکسیکو، ہدفی شرح",
  "Central Bank of the Republic of China (Taiwan), discount rate": "تائیوان کا مرکزی بینک، ڈسکاؤنٹ ریٹ",
  "Bank of Korea, base rate": "بینک آف کوریا، بیس ریٹ",
  "People's Bank of China, seven-day reverse repo rate": "پیپلز بینک آف چائنا، سات روزہ ریورس ریپو ریٹ",
  "Sveriges Riksbank, policy rate": "سویڈن کا مرکزی بینک، پالیسی ریٹ",
  "Danmarks Nationalbank, certificates of deposit rate": "ڈنمارک کا نیشنل بینک، ڈپازٹ سرٹیفکیٹ کی شرح",
  "Banco Central de Reserva del Perú, reference rate": "پیرو کا مرکزی بینک، حوالہ جاتی شرح",
  "Bank Indonesia, BI-Rate": "بینک انڈونیشیا، بی آئی ریٹ",
  "Central Bank of the Republic of Türkiye, one-week repo rate": "ترکیہ کا مرکزی بینک، ایک ہفتے کا ریپو ریٹ",
  "State Bank of Pakistan, policy rate": "بینک دولت پاکستان، پالیسی ریٹ",
  "National Bank of Georgia, refinancing rate": "نیشنل بینک آف جارجیا، ری فنانسنگ ریٹ",
};

export const rateSource = (source: string): string => RATES[source] ?? isolate(source);

export const evidenceNote = noteWording({
  figureText,
  formatMonth,
  details: FACT_DETAIL_TEXTS,
  snapshot: (month) => `مارکیٹ اسنیپ شاٹ، ${month}۔`,
  asFiled: (entries) => `جیسا کہ فائلنگ میں ہے: ${isolate(entries)}۔`,
  estimatedInterest: ({ percent, source, asOf }) =>
    `رپورٹ نہیں ہوا: تخمینہ، نقد اور سودی سیکیورٹیز پر سالانہ ${isolate(`${percent}%`)} سود (${rateSource(source)}، ${formatDay(asOf)})۔`,
  newer: (figure, isSame) =>
    `دوسرے ماخذ کا نیا عدد، ${figure}: ${isSame ? "اس سے وہی نتائج نکلتے ہیں" : "اس سے کسی نہ کسی جانچ کا نتیجہ مختلف ہوتا"}۔`,
});
