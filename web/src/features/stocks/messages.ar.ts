import { counted, isolate } from "../../../../schema/wording/ar/format.ts";
import { countryName } from "../../../../schema/wording/ar/places.ts";
import type { Notice } from "../../lib/notices.ts";

const MARKETS: Readonly<Record<string, string>> = {
  "Bursa Malaysia": "بورصة ماليزيا",
  "the exchanges of Dubai and Abu Dhabi": "سوقي دبي وأبوظبي",
  "Boursa Kuwait": "بورصة الكويت",
  "the Qatar Stock Exchange": "بورصة قطر",
  "Bahrain Bourse": "بورصة البحرين",
  "the Muscat Stock Exchange": "بورصة مسقط",
  "the Pakistan Stock Exchange": "بورصة باكستان",
  "the Dhaka Stock Exchange": "بورصة دكا",
  "the Casablanca Stock Exchange": "بورصة الدار البيضاء",
  "the Amman Stock Exchange": "بورصة عمّان",
  "the Nigerian Exchange": "بورصة نيجيريا",
  "the Stock Exchange of Thailand": "بورصة تايلاند",
  "the Philippine Stock Exchange": "بورصة الفلبين",
  "the exchanges of Vietnam": "بورصات فيتنام",
  "the Spanish exchanges": "البورصات الإسبانية",
  "the Warsaw Stock Exchange": "بورصة وارسو",
  "the Moscow Exchange": "بورصة موسكو",
  "SIX Swiss Exchange": "بورصة سيكس السويسرية",
  "Korea Exchange": "بورصة كوريا",
};

const noneFound = (text: string) => `لم نجد شركة باسم «${isolate(text)}»`;

export const searchTexts = {
  card: "البحث عن سهم",
  specific: "فحص سهم معيّن",
  browse: "تصفّح الأسهم الحلال",
  modeLegend: "عمَّ تبحث",
  inputLabel: "اسم الشركة أو رمز السهم",
  inputPlaceholder: `مثلًا: أبل أو ${isolate("AAPL")}`,
  examples: "على سبيل المثال:",
  companies: { AAPL: "أبل", "2222.SR": "أرامكو", TSLA: "تسلا" },
  check: "فحص السهم",
  searching: "جارٍ البحث...",
  fund: "صندوق",
  unreadFund: "صندوق أمريكي لم يُقرأ بعد",
  marketLabel: "السوق",
  anyMarket: "اختر سوقًا",
  browseButton: "تصفّح الأسهم الحلال",
  searchingCompanies: "جارٍ البحث عن الشركات...",
  foundCompanies: (count: number) =>
    counted(count, {
      zero: "لم نجد أي شركة",
      one: "وجدنا شركة واحدة",
      two: "وجدنا شركتين",
      few: (shown) => `وجدنا ${shown} شركات`,
      many: (shown) => `وجدنا ${shown} شركة`,
      other: (shown) => `وجدنا ${shown} شركة`,
    }),
  noCompanies: noneFound,
  nearestNames: (text: string) => `${noneFound(text)}. أقرب الأسماء إليه:`,
  noSuggestions: "لا يوجد اتصال: لا يمكن البحث عن الشركات الآن.",
  noCompaniesHint: "جرّب البحث باسم الشركة أو برمز السهم",
} as const;

export const elsewhereTexts = {
  notCovered: (country: string) => `لا نغطي ${countryName(country)} بعد`,
  tradedOn: (name: string, country: string, market: string) =>
    `${isolate(name)} شركة من ${countryName(country)}، حيث تُتداول الأسهم في ${MARKETS[market] ?? isolate(market)}.`,
  covered: (countries: readonly string[]) => `نغطي حاليًا: ${countries.map(countryName).join("، ")}.`,
  notPublic: (name: string) => `لا نعرف لشركة ${isolate(name)} أسهمًا مطروحة`,
  nothingToJudge: "لا تُتداول في أي بورصة بحسب علمنا، فليس هناك ما يُشترى ولا ما يُفحص.",
  noShare: (name: string) => `ليس ${isolate(name)} سهمًا`,
  onlyLike: "يفحص ميزان أسهم الشركات، ولم نجد إلا أسماء تشبهه.",
  others: "شركات أخرى تحمل اسمًا مشابهًا:",
  tellMe: "أخبرني حين تتوفر",
  willTell: "سنخبرك هنا",
  onDevice: "يُحفظ على هذا الجهاز فقط.",
  nowHere: (name: string) => `صار بإمكانك البحث عن ${isolate(name)}`,
  dismiss: "فهمت",
} as const;

export const stockPageTexts = {
  shellTitle: "هل هذا السهم حلال؟",
  description: (name: string) =>
    `هل سهم ${isolate(name)} حلال؟ نتيجة الفحص، ونسبها، والأرقام والإفصاحات التي تستند إليها، ومبلغ التطهير. مجانًا.`,
  another: "فحص شركة أخرى",
  choices: "شركات قد تكون المقصودة",
  ambiguous: "أي شركة تقصد؟",
  nearest: "أقرب الأسماء:",
} as const;

export const stockNotices = {
  emptySymbol: { tone: "error", title: "اكتب رمز السهم من فضلك" },
  stockNotFound: { tone: "error", title: "لم نجد السهم", description: "تحقق من الرمز ثم حاول مرة أخرى." },
  loadFailed: { tone: "error", title: "تعذّر تحميل السهم", description: "حاول مرة أخرى من فضلك." },
  noHalalStocks: {
    tone: "error",
    title: "لم نجد أسهمًا حلالًا",
    description: "لم نجد أسهمًا متوافقة مع معايير الحلال",
  },
  offline: {
    tone: "error",
    title: "لا اتصال لديك بالإنترنت",
    description: "ما فتحته من قبل لا يزال متاحًا للقراءة.",
  },
  browseFailed: { tone: "error", title: "تعذّر البحث", description: "تعذّر البحث عن الأسهم الحلال" },
  searchFailed: { tone: "error", title: "تعذّر البحث", description: "تعذّر جلب بيانات السهم. حاول مرة أخرى من فضلك." },
  linkCopied: { tone: "success", title: "نُسخ الرابط", description: "كل من يفتحه يرى هذا التحليل." },
  shareFailed: { tone: "error", title: "تعذّر نسخ الرابط", description: "انسخه من شريط العنوان." },
  reportFailed: { tone: "error", title: "تعذّر إعداد التقرير", description: "حاول مرة أخرى من فضلك." },
} as const satisfies Record<string, Notice>;

export function halalStocksFound(count: number, market: string): Notice {
  const found = counted(count, {
    zero: "لم نجد أي سهم حلال",
    one: "وجدنا سهمًا حلالًا واحدًا",
    two: "وجدنا سهمين حلالين",
    few: (shown) => `وجدنا ${shown} أسهم حلال`,
    many: (shown) => `وجدنا ${shown} سهمًا حلالًا`,
    other: (shown) => `وجدنا ${shown} سهم حلال`,
  });
  return { tone: "success", title: "وجدنا أسهمًا حلالًا", description: `${found} في بورصة ${isolate(market)}` };
}

export const unknownSymbol = (symbol: string): Notice => ({
  tone: "error",
  title: "رمز السهم غير صحيح",
  description: `${isolate(symbol)} ليس رمز سهم صحيحًا. تحقق من كتابته ثم حاول مرة أخرى.`,
});

export const FETCH_FAILED = "تعذّر جلب بيانات السهم. حاول مرة أخرى من فضلك.";

export const resultFailure = {
  title: "تعذّر عرض النتيجة",
  text: "حدث خطأ من جهتنا، أو انقطع الاتصال. كثيرًا ما تنفع إعادة تحميل الصفحة.",
} as const;
