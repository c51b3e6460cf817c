import { counted, formatAmount, formatCount, formatDollars, isolate } from "../../../../schema/wording/ar/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const screenerNotices = {
  failed: { tone: "error", title: "تعذّر البحث", description: "تعذّر البحث عن الأسهم. حاول مرة أخرى من فضلك." },
  noneFound: { tone: "neutral", title: "لم نجد أسهمًا", description: "جرّب تعديل عوامل التصفية" },
  watchlistEmpty: { tone: "neutral", title: "قائمة متابعتك فارغة" },
} as const satisfies Record<string, Notice>;

const stocks = (count: number) =>
  counted(count, {
    zero: "لا أسهم",
    one: "سهم واحد",
    two: "سهمان",
    few: (shown) => `${shown} أسهم`,
    many: (shown) => `${shown} سهمًا`,
    other: (shown) => `${shown} سهم`,
  });

export const stocksFound = (count: number): Notice => ({ tone: "success", title: `وُجد: ${stocks(count)}` });

const percent = (value: number) => isolate(`${value}%`);

export const filterTexts = {
  heading: "عوامل التصفية",
  text: "الاسم أو الرمز",
  textPlaceholder: `مثلًا: ${isolate("NVO")}`,
  status: "حالة التوافق",
  statuses: {
    all: "الكل",
    halal: "حلال",
    haram: "غير متوافق",
    questionable: "محل نظر",
    watchlist: "قائمة المتابعة",
  },
  exchanges: "البورصات",
  sectors: "القطاعات",
  regions: "المناطق",
  any: "الكل",
  chosen: (count: number) => `اخترت ${formatCount(count)}`,
  standings: "الوضع الشرعي",
  standards: "جائز وفق",
  industry: "الصناعة",
  anyIndustry: "الكل",
  industryCount: (name: string, count: number) => `${name} (${formatCount(count)})`,
  permittedBy: (standard: string) => `جائز وفق ${standard}`,
  bounds: {
    debt: "نسبة الديون",
    cash: "نسبة النقد",
    income: "نسبة الدخل",
    size: "القيمة السوقية",
    price: "السعر",
  },
  anyFigure: "الكل",
  percentUpTo: (limit: number) => (limit === 0 ? percent(0) : `ما لا يزيد على ${percent(limit)}`),
  priceUpTo: (dollars: number) => `ما لا يزيد على ${formatDollars(dollars)}`,
  sizeFrom: (dollars: number) => `ما لا يقل عن ${formatAmount(dollars)}`,
  chips: "عوامل التصفية المختارة",
  remove: (name: string) => `إزالة: ${name}`,
  more: "عوامل التصفية",
  clear: "مسح",
  clearAll: "مسح عوامل التصفية",
} as const;

export const resultTexts = {
  caption: "الأسهم التي تطابق عوامل التصفية",
  count: stocks,
  searching: "جارٍ البحث...",
  columns: {
    symbol: "الرمز",
    name: "الاسم",
    sector: "القطاع",
    industry: "الصناعة",
    exchange: "البورصة",
    price: "السعر",
    change: "التغيّر",
    status: "الحالة",
    standing: "الوضع الشرعي",
    debt: "الديون",
    cash: "النقد",
    income: "الدخل",
    size: "القيمة السوقية",
    purification: "تطهير السهم",
    compare: "مقارنة",
    watch: "متابعة",
  },
  purificationIs: "التطهير",
  notKnown: "–",
  above: "فوق الحد",
  orderBy: "الترتيب",
  largestFirst: "الشركة الأكبر أولًا",
  latestFirst: "أحدث إضافة أولًا",
  ascending: (column: string) => `${column}، تصاعديًا`,
  descending: (column: string) => `${column}، تنازليًا`,
  notAvailable: "غير متاح",
  changeNotKnown: "التغيّر غير معروف",
  loadMore: "عرض المزيد",
  loadMany: (count: number) => `عرض ${formatCount(count)} أخرى`,
  loading: "جارٍ التحميل...",
  loaded: (loaded: number, total: number) => `المعروض ${formatCount(loaded)} من ${formatCount(total)}`,
  moreFailed: "تعذّر تحميل الأسهم التالية.",
  download: `تنزيل ملف ${isolate("CSV")}`,
  preparing: "جارٍ الإعداد...",
  failedTitle: "تعذّر البحث",
  failed: "تعذّر البحث عن الأسهم",
  noneTitle: "لم نجد أسهمًا",
  none: "جرّب تعديل عوامل التصفية",
  watchlistEmptyTitle: "قائمة متابعتك فارغة",
  watchlistEmpty: "ضع نجمة على سهم في القائمة ليُحفظ هنا.",
  showAll: "عرض كل الأسهم",
} as const;

const withLimit = (ratio: string, limit: number) => `${ratio} (الحد ${percent(limit)})`;

export const compareTexts = {
  choose: (symbol: string) => `مقارنة ${isolate(symbol)}`,
  bar: "أسهم للمقارنة",
  hint: "اختر سهمًا آخر للمقارنة.",
  full: "يمكنك مقارنة أربعة أسهم على الأكثر.",
  compare: (count: number) => `مقارنة (${count})`,
  remove: (symbol: string) => `استبعاد ${isolate(symbol)}`,
  clear: "مسح",
  title: "جنبًا إلى جنب",
  description: "كل رقم بحسب آخر فحص.",
  caption: "مقارنة الأسهم المختارة",
  figure: "الرقم",
  status: "الحالة",
  price: "السعر",
  change: "التغيّر منذ الإغلاق السابق",
  debt: (limit: number) => withLimit("نسبة الديون", limit),
  cash: (limit: number) => withLimit("النقد والأوراق المالية ذات الفائدة", limit),
  income: (limit: number) => withLimit("الدخل غير الجائز", limit),
  purification: "تطهير السهم الواحد",
  business: "النشاط",
  sector: "القطاع",
  exchange: "البورصة",
  quality: "البيانات",
  verified: "موثّقة",
  estimated: "تقديرية",
  why: "السبب",
  everyTestPassed: "مستوفٍ لجميع الشروط.",
  screenedOn: "تاريخ الفحص",
  notScreened: "لم يُفحص بعد",
  notKnown: "غير معروف",
  failed: "تعذّر التحميل",
  retry: "إعادة المحاولة",
} as const;

export const downloadName = (day: string) => `mizan-screener-${day}.csv`;
