import { counted, formatAmount, formatCount, formatDollars, isolate } from "../../../../schema/wording/ur/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const screenerNotices = {
  failed: { tone: "error", title: "تلاش ناکام رہی", description: "شیئرز تلاش نہیں ہو سکے۔ براہِ کرم دوبارہ کوشش کریں۔" },
  noneFound: { tone: "neutral", title: "کوئی شیئر نہیں ملا", description: "اپنے فلٹر بدل کر دیکھیں" },
  watchlistEmpty: { tone: "neutral", title: "آپ کی واچ لسٹ خالی ہے" },
} as const satisfies Record<string, Notice>;

const stocks = (count: number) =>
  counted(count, {
    zero: "کوئی شیئر نہیں",
    one: "1 شیئر",
    other: (shown) => `${shown} شیئرز`,
  });

export const stocksFound = (count: number): Notice => ({ tone: "success", title: `ملے: ${stocks(count)}` });

const percent = (value: number) => isolate(`${value}%`);

export const filterTexts = {
  heading: "فلٹر",
  text: "نام یا سمبل",
  textPlaceholder: `مثلاً ${isolate("NVO")}`,
  status: "شرعی مطابقت",
  statuses: {
    all: "سب",
    halal: "حلال",
    haram: "شریعت کے مطابق نہیں",
    questionable: "محلِ نظر",
    watchlist: "واچ لسٹ",
  },
  exchanges: "ایکسچینجز",
  sectors: "شعبے",
  regions: "خطے",
  any: "کوئی بھی",
  chosen: (count: number) => `${formatCount(count)} چنے گئے`,
  standings: "شرعی حیثیت",
  standards: "اس کے مطابق جائز",
  industry: "صنعت",
  anyIndustry: "کوئی بھی",
  industryCount: (name: string, count: number) => `${name} (${formatCount(count)})`,
  permittedBy: (standard: string) => `${standard} کے مطابق جائز`,
  bounds: {
    debt: "قرض کا تناسب",
    cash: "نقد کا تناسب",
    income: "آمدنی کا تناسب",
    size: "مارکیٹ کیپ",
    price: "قیمت",
  },
  anyFigure: "کوئی بھی",
  percentUpTo: (limit: number) => (limit === 0 ? percent(0) : `زیادہ سے زیادہ ${percent(limit)}`),
  priceUpTo: (dollars: number) => `زیادہ سے زیادہ ${formatDollars(dollars)}`,
  sizeFrom: (dollars: number) => `کم از کم ${formatAmount(dollars)}`,
  chips: "چنے ہوئے فلٹر",
  remove: (name: string) => `ہٹائیں: ${name}`,
  more: "فلٹر",
  clear: "صاف کریں",
  clearAll: "فلٹر صاف کریں",
} as const;

export const resultTexts = {
  caption: "فلٹر سے مطابقت رکھنے والے شیئرز",
  count: stocks,
  searching: "تلاش ہو رہی ہے…",
  columns: {
    symbol: "سمبل",
    name: "نام",
    sector: "شعبہ",
    industry: "صنعت",
    exchange: "ایکسچینج",
    price: "قیمت",
    change: "تبدیلی",
    status: "نتیجہ",
    standing: "شرعی حیثیت",
    debt: "قرض",
    cash: "نقد",
    income: "آمدنی",
    size: "مارکیٹ کیپ",
    purification: "فی شیئر تطہیر",
    compare: "موازنہ",
    watch: "واچ لسٹ",
  },
  purificationIs: "تطہیر",
  notKnown: "–",
  above: "حد سے اوپر",
  orderBy: "ترتیب",
  largestFirst: "سب سے بڑی کمپنی پہلے",
  latestFirst: "تازہ ترین اضافہ پہلے",
  ascending: (column: string) => `${column}، کم سے زیادہ`,
  descending: (column: string) => `${column}، زیادہ سے کم`,
  notAvailable: "دستیاب نہیں",
  changeNotKnown: "تبدیلی معلوم نہیں",
  loadMore: "مزید لوڈ کریں",
  loadMany: (count: number) => `مزید ${formatCount(count)} لوڈ کریں`,
  loading: "لوڈ ہو رہا ہے…",
  loaded: (loaded: number, total: number) => `${formatCount(total)} میں سے ${formatCount(loaded)} دکھائے گئے`,
  moreFailed: "اگلے شیئرز لوڈ نہیں ہو سکے۔",
  download: `${isolate("CSV")} ڈاؤن لوڈ کریں`,
  preparing: "تیاری ہو رہی ہے…",
  failedTitle: "تلاش ناکام رہی",
  failed: "شیئرز تلاش نہیں ہو سکے",
  noneTitle: "کوئی شیئر نہیں ملا",
  none: "اپنے فلٹر بدل کر دیکھیں",
  watchlistEmptyTitle: "آپ کی واچ لسٹ خالی ہے",
  watchlistEmpty: "کسی شیئر کو یہاں رکھنے کے لیے فہرست میں اس پر ستارہ لگائیں۔",
  showAll: "تمام شیئرز دکھائیں",
} as const;

const withLimit = (ratio: string, limit: number) => `${ratio} (حد ${percent(limit)})`;

export const compareTexts = {
  choose: (symbol: string) => `${isolate(symbol)} کا موازنہ کریں`,
  bar: "موازنے کے لیے شیئرز",
  hint: "موازنے کے لیے ایک اور شیئر چنیں۔",
  full: "آپ چار تک شیئرز کا موازنہ کر سکتے ہیں۔",
  compare: (count: number) => `موازنہ کریں (${count})`,
  remove: (symbol: string) => `${isolate(symbol)} کو نکال دیں`,
  clear: "صاف کریں",
  title: "ساتھ ساتھ",
  description: "ہر عدد تازہ ترین جانچ کے مطابق۔",
  caption: "چنے ہوئے شیئرز کا موازنہ",
  figure: "عدد",
  status: "نتیجہ",
  price: "قیمت",
  change: "پچھلے اختتام کے بعد تبدیلی",
  debt: (limit: number) => withLimit("قرض کا تناسب", limit),
  cash: (limit: number) => withLimit("نقد اور سودی سیکیورٹیز", limit),
  income: (limit: number) => withLimit("ناجائز آمدنی", limit),
  purification: "فی شیئر تطہیر",
  business: "کاروبار",
  sector: "شعبہ",
  exchange: "ایکسچینج",
  quality: "ڈیٹا",
  verified: "تصدیق شدہ",
  estimated: "تخمینی",
  why: "کیوں",
  everyTestPassed: "ہر جانچ میں کامیاب۔",
  screenedOn: "جانچ کی تاریخ",
  notScreened: "ابھی جانچا نہیں گیا",
  notKnown: "معلوم نہیں",
  failed: "لوڈ نہیں ہو سکا",
  retry: "دوبارہ کوشش کریں",
} as const;

export const downloadName = (day: string) => `mizan-screener-${day}.csv`;
