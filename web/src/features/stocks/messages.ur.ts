import { counted, isolate, joined } from "../../../../schema/wording/ur/format.ts";
import { countryName } from "../../../../schema/wording/ur/places.ts";
import type { Notice } from "../../lib/notices.ts";

const MARKETS: Readonly<Record<string, string>> = {
  "Bursa Malaysia": "برسا ملائیشیا",
  "the exchanges of Dubai and Abu Dhabi": "دبئی اور ابوظہبی کی ایکسچینجز",
  "Boursa Kuwait": "بورصہ کویت",
  "the Qatar Stock Exchange": "قطر اسٹاک ایکسچینج",
  "Bahrain Bourse": "بحرین بورس",
  "the Muscat Stock Exchange": "مسقط اسٹاک ایکسچینج",
  "the Pakistan Stock Exchange": "پاکستان اسٹاک ایکسچینج",
  "the Dhaka Stock Exchange": "ڈھاکہ اسٹاک ایکسچینج",
  "the Casablanca Stock Exchange": "کاسابلانکا اسٹاک ایکسچینج",
  "the Amman Stock Exchange": "عمان (اردن) اسٹاک ایکسچینج",
  "the Nigerian Exchange": "نائجیرین ایکسچینج",
  "the Stock Exchange of Thailand": "اسٹاک ایکسچینج آف تھائی لینڈ",
  "the Philippine Stock Exchange": "فلپائن اسٹاک ایکسچینج",
  "the exchanges of Vietnam": "ویتنام کی ایکسچینجز",
  "the Spanish exchanges": "اسپین کی ایکسچینجز",
  "the Warsaw Stock Exchange": "وارسا اسٹاک ایکسچینج",
  "the Moscow Exchange": "ماسکو ایکسچینج",
  "SIX Swiss Exchange": "سکس سوئس ایکسچینج",
  "Korea Exchange": "کوریا ایکسچینج",
};

const noneFound = (text: string) => `“${isolate(text)}” کے لیے کوئی کمپنی نہیں ملی`;

export const searchTexts = {
  card: "شیئر کی تلاش",
  specific: "مخصوص شیئر جانچیں",
  browse: "حلال شیئرز دیکھیں",
  modeLegend: "کیا تلاش کرنا ہے",
  inputLabel: "کمپنی کا نام یا اسٹاک سمبل",
  inputPlaceholder: `مثلاً ایپل یا ${isolate("AAPL")}`,
  examples: "مثال کے طور پر:",
  companies: { AAPL: "ایپل", "2222.SR": "آرامکو", TSLA: "ٹیسلا" },
  check: "شیئر جانچیں",
  searching: "تلاش ہو رہی ہے…",
  fund: "فنڈ",
  unreadFund: "ایک امریکی فنڈ، ابھی پڑھا نہیں گیا",
  marketLabel: "مارکیٹ",
  anyMarket: "مارکیٹ چنیں",
  browseButton: "حلال شیئرز دیکھیں",
  searchingCompanies: "کمپنیاں تلاش ہو رہی ہیں…",
  foundCompanies: (count: number) =>
    counted(count, {
      zero: "کوئی کمپنی نہیں ملی",
      one: "1 کمپنی ملی",
      other: (shown) => `${shown} کمپنیاں ملیں`,
    }),
  noCompanies: noneFound,
  nearestNames: (text: string) => `${noneFound(text)}۔ قریب ترین نام:`,
  noSuggestions: "کوئی کنکشن نہیں: اس وقت کمپنیاں تلاش نہیں ہو سکتیں۔",
  noCompaniesHint: "کمپنی کے نام یا اسٹاک سمبل سے تلاش کر کے دیکھیں",
} as const;

export const elsewhereTexts = {
  notCovered: (country: string) => `ہم ابھی ${countryName(country)} کا احاطہ نہیں کرتے`,
  tradedOn: (name: string, country: string, market: string) =>
    `${isolate(name)} کا تعلق ${countryName(country)} سے ہے، جہاں شیئرز کی تجارت یہاں ہوتی ہے: ${MARKETS[market] ?? isolate(market)}۔`,
  covered: (countries: readonly string[]) => `ہم ان کا احاطہ کرتے ہیں: ${joined(countries.map(countryName))}۔`,
  notPublic: (name: string) => `ہمارے علم میں ${isolate(name)} کا کوئی شیئر نہیں`,
  nothingToJudge: "ہمارے علم کے مطابق اس کی کسی ایکسچینج پر تجارت نہیں ہوتی، اس لیے نہ کچھ خریدنے کو ہے نہ پرکھنے کو۔",
  noShare: (name: string) => `${isolate(name)} کوئی شیئر نہیں`,
  onlyLike: "میزان کمپنیوں کے شیئر جانچتا ہے؛ صرف ملتے جلتے نام ملے۔",
  others: "ملتے جلتے نام والی دوسری کمپنیاں:",
  tellMe: "دستیاب ہونے پر بتائیں",
  willTell: "ہم آپ کو یہاں بتائیں گے",
  onDevice: "صرف اس ڈیوائس پر رکھا جاتا ہے۔",
  nowHere: (name: string) => `${isolate(name)} کو اب تلاش کیا جا سکتا ہے`,
  dismiss: "ٹھیک ہے",
} as const;

export const stockPageTexts = {
  shellTitle: "کیا یہ شیئر حلال ہے؟",
  description: (name: string) =>
    `کیا ${isolate(name)} حلال ہے؟ نتیجہ، اس کے تناسب، ان کے پیچھے کے اعداد و شمار اور فائلنگز، اور تطہیر کی رقم۔ مفت۔`,
  another: "کوئی اور کمپنی جانچیں",
  choices: "کمپنیاں جو مراد ہو سکتی ہیں",
  ambiguous: "آپ کی مراد کون سی کمپنی ہے؟",
  nearest: "قریب ترین نام:",
} as const;

export const stockNotices = {
  emptySymbol: { tone: "error", title: "براہِ کرم اسٹاک سمبل درج کریں" },
  stockNotFound: { tone: "error", title: "شیئر نہیں ملا", description: "براہِ کرم سمبل دیکھ کر دوبارہ کوشش کریں۔" },
  loadFailed: { tone: "error", title: "شیئر لوڈ نہیں ہو سکا", description: "براہِ کرم دوبارہ کوشش کریں۔" },
  noHalalStocks: {
    tone: "error",
    title: "کوئی حلال شیئر نہیں ملا",
    description: "شریعت کے مطابق کوئی شیئر نہیں ملا",
  },
  offline: {
    tone: "error",
    title: "آپ آف لائن ہیں",
    description: "جو آپ پہلے کھول چکے ہیں وہ اب بھی پڑھا جا سکتا ہے۔",
  },
  browseFailed: { tone: "error", title: "تلاش ناکام رہی", description: "حلال شیئرز تلاش نہیں ہو سکے" },
  searchFailed: {
    tone: "error",
    title: "تلاش ناکام رہی",
    description: "شیئر کا ڈیٹا حاصل نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔",
  },
  linkCopied: { tone: "success", title: "لنک کاپی ہو گیا", description: "جو بھی اسے کھولے گا یہ تجزیہ دیکھے گا۔" },
  shareFailed: { tone: "error", title: "لنک کاپی نہیں ہو سکا", description: "اسے ایڈریس بار سے کاپی کریں۔" },
  reportFailed: { tone: "error", title: "رپورٹ نہیں بن سکی", description: "براہِ کرم دوبارہ کوشش کریں۔" },
} as const satisfies Record<string, Notice>;

export function halalStocksFound(count: number, market: string): Notice {
  const found = counted(count, {
    zero: "کوئی حلال شیئر نہیں ملا",
    one: "1 حلال شیئر ملا",
    other: (shown) => `${shown} حلال شیئرز ملے`,
  });
  return { tone: "success", title: "حلال شیئرز ملے", description: `${isolate(market)} ایکسچینج پر ${found}` };
}

export const unknownSymbol = (symbol: string): Notice => ({
  tone: "error",
  title: "اسٹاک سمبل درست نہیں",
  description: `${isolate(symbol)} درست اسٹاک سمبل نہیں۔ براہِ کرم ہجے دیکھ کر دوبارہ کوشش کریں۔`,
});

export const FETCH_FAILED = "شیئر کا ڈیٹا حاصل نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔";

export const resultFailure = {
  title: "نتیجہ دکھایا نہیں جا سکا",
  text: "ہماری طرف سے کوئی خرابی ہوئی، یا کنکشن ختم ہو گیا۔ صفحہ دوبارہ لوڈ کرنے سے اکثر مسئلہ حل ہو جاتا ہے۔",
} as const;
