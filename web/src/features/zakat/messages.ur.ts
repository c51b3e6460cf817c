import type { NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import { counted, formatCount, formatDay, isolate } from "../../../../schema/wording/ur/format.ts";
import { HANDED_OVER_NOTES } from "../../config/zakat-hand-over.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export const zakatNotices = {
  invalidAsset: { tone: "error", title: "اثاثہ درست نہیں", description: "براہِ کرم قسم چنیں اور درست رقم درج کریں" },
  invalidOption: { tone: "error", title: "رقم درست نہیں", description: "براہِ کرم نشان زدہ خانہ درست کریں" },
  noAssets: {
    tone: "error",
    title: "کوئی اثاثہ شامل نہیں",
    description: "زکوٰۃ کا حساب لگانے کے لیے کم از کم ایک اثاثہ شامل کریں",
  },
} as const satisfies Record<string, Notice>;

export function calculationFailed(error: unknown): Notice {
  const isForNow = error instanceof HttpError && (error.status === 429 || error.status === 503);
  const description = (isForNow && error.sentence) || "براہِ کرم بعد میں دوبارہ کوشش کریں";
  return { tone: "error", title: "حساب نہیں ہو سکا", description };
}

const inCurrency = (currency: string) => (currency ? `${isolate(currency)} میں` : "امریکی ڈالر میں");

export const zakatTexts = {
  addTitle: "اثاثہ شامل کریں",
  type: "اثاثے کی قسم",
  chooseType: "قسم چنیں",
  value: (currency: string) => `مالیت ${inCurrency(currency)}`,
  currency: "مالیت کی کرنسی",
  liabilitiesCurrency: "قرض کی کرنسی",
  dollars: "امریکی ڈالر",
  entered: "آپ کی درج کردہ قیمت",
  given: (amount: string, currency: string, day: string) =>
    `${formatDay(day)} کی شرحِ مبادلہ پر ${isolate(`${amount} ${currency}`)}`,
  add: "اثاثہ شامل کریں",
  moreDetail: "مزید تفصیل",
  moreDetailNote: "دوسری کرنسیاں، وزن، قیراط، طویل مدت کے شیئرز، قرض، مسالک، اس دن کی دھاتوں کی قیمتیں",
  listTitle: "آپ کے اثاثے",
  listEmpty: "ابھی کچھ شامل نہیں۔ وہ شامل کریں جو ایک قمری سال سے آپ کی ملکیت ہے: بچت، سونا، شیئرز، تجارت کا مال۔",
  fromPortfolio: "اپنے شیئرز اپنے پورٹ فولیو سے بھریں",
  listKept: "صرف اس آلے پر رکھا جاتا ہے، جب تک آپ اسے ہٹا نہ دیں۔",
  remove: (label: string) => `ہٹائیں: ${label}`,
  added: (label: string) => `شامل ہوا: ${label}`,
  removed: (label: string) => `ہٹایا گیا: ${label}`,
  total: "آپ کے اثاثوں کا مجموعہ",
  estimate: (percent: string, isWhole: boolean) => `تخمینہ، ${isWhole ? "کل" : "قابلِ زکوٰۃ مال"} کا ${percent}`,
  belowNisab: (percent: string, dollars: string) =>
    `${percent} کے حساب سے ${dollars} بنتا، مگر نصاب سے کم پر زکوٰۃ واجب نہیں۔`,
  noEstimate: "تخمینے کے لیے آج کی قیمتیں درکار ہیں، جو لوڈ نہیں ہوئیں۔",
  estimateNote: "حساب لگائیں تاکہ ہر سطر کی وضاحت دیکھیں اور نتیجہ محفوظ رہے۔",
  calculate: "زکوٰۃ کا حساب لگائیں",
  calculating: "حساب ہو رہا ہے…",
  missedYears: "گزشتہ برسوں کی زکوٰۃ",
  grams: (grams: number) => gramsText(grams),
  metal: (grams: number, purity: string, price: string | undefined) =>
    [gramsText(grams), isolate(purity), price].filter(Boolean).join(" × "),
} as const;

function gramsText(grams: number): string {
  if (!Number.isInteger(grams)) return `${grams} گرام`;
  return counted(grams, {
    one: "1 گرام",
    other: (count) => `${count} گرام`,
  });
}

const NISAB_NAMES: Readonly<Record<NisabType, string>> = { gold: "سونا", silver: "چاندی" };

/** A note of the person's own is shown as it is. */
export function noteText(note: string): string {
  const { trading, accepted, known } = HANDED_OVER_NOTES;
  if (note === trading) return "پورٹ فولیو: خرید و فروخت کی نیت سے";
  if (note === accepted) return "پورٹ فولیو: طویل مدت کے لیے، تسلیم شدہ حصہ";
  return note === known ? "پورٹ فولیو: طویل مدت کے لیے، معلوم حصہ" : isolate(note);
}

export const nisabTexts = {
  title: "نصاب",
  lead: "زکوٰۃ تب واجب ہوتی ہے جب آپ کا مال اتنے سونے یا چاندی کی مالیت کو پہنچ جائے۔",
  name: (type: NisabType) => NISAB_NAMES[type],
  about: (dollars: number) => `تقریباً ${formatCount(dollars)} ڈالر`,
  price: (dollars: string, day: string) => `${day} کو فی گرام ${dollars}`,
  source: "قیمت:",
  isReference: "حوالے کی قدریں: ابھی تک مارکیٹ کی کوئی قیمت حاصل نہیں کی گئی۔ آج کا نصاب غالباً اس سے کہیں زیادہ ہوگا۔",
  failed: "مارکیٹ کی قیمت لوڈ نہیں ہو سکی؛ یہ حوالے کی قدریں ہیں۔",
  retry: "دوبارہ کوشش کریں",
} as const;

export const resultTexts = {
  semicolon: "؛ ",
  title: "آپ کی زکوٰۃ",
  owed: "واجب زکوٰۃ",
  totalZakatable: "قابلِ زکوٰۃ مال",
  nisab: (type: NisabType) => `نصاب (${NISAB_NAMES[type]})`,
  reached: "آپ کا قابلِ زکوٰۃ مال نصاب کو پہنچتا ہے۔",
  silver:
    "آپ کی چاندی اکیلی بھی چاندی کے نصاب کو پہنچتی ہے۔ بہت سے علماء کے نزدیک تب اس پر زکوٰۃ واجب ہے: کتنی، یہ دیکھنے کے لیے چاندی کا نصاب چنیں۔",
  silverNisab:
    "یہ چاندی کے نصاب کو پہنچتا ہے۔ اس پر علماء کا اختلاف ہے کہ نقدی کے لیے دونوں میں سے کون سا معتبر ہے: اس کے مطابق کتنی زکوٰۃ واجب ہوگی، یہ دیکھنے کے لیے چاندی کا نصاب چنیں۔",
  notReached: "آپ کا قابلِ زکوٰۃ مال نصاب سے کم ہے، اس لیے زکوٰۃ واجب نہیں۔",
  notYet: (dollars: string) => `سال مکمل نہیں ہوا۔ اگر کچھ نہ بدلے تو اس کے اختتام پر واجب زکوٰۃ: ${dollars}۔`,
  outdated: "آپ نے اس کے بعد کچھ بدلا ہے۔ اب کتنی زکوٰۃ ہے، یہ دیکھنے کے لیے دوبارہ حساب لگائیں۔",
  chartTitle: "کیا شمار ہوا",
  counted: (part: string, whole: string) => `${whole} میں سے ${part}`,
  deducted: "منہا کیے گئے قرض",
  kept: "قرض، منہا نہیں ہوئے",
  percent: (percent: number) => isolate(`${Number(percent.toFixed(3))}%`),
  rate: (percent: string) => `شرح: ${percent}`,
  positionsTitle: "وہ مواقف جن پر یہ مبنی ہے",
  heldBy: "قائلین",
  sources: "مآخذ",
  print: "نتیجہ پرنٹ کریں",
  printed: (day: string) => `میزان، زکوٰۃ کیلکولیٹر، ${day}`,
  disclaimer: "یہ حساب ہے، فتویٰ نہیں۔ اپنے معاملے کے بارے میں کسی ایسے عالم سے پوچھیں جس پر آپ کو اعتماد ہو۔",
  donateTitle: "ہمارے مقصد کی حمایت کریں",
  donateText:
    "آپ کی زکوٰۃ ان کی ہے جو اس کے مستحق ہیں؛ میزان اسے جمع نہیں کرتا۔ اگر اس سے آپ کو مدد ملی تو زکوٰۃ سے الگ ایک رضاکارانہ عطیہ میزان کو سب کے لیے مفت رکھتا ہے۔",
  donate: "ماہانہ 1 ڈالر عطیہ کریں",
} as const;

export const historyTexts = {
  title: "آپ کے تازہ ترین حسابات",
  empty: "ابھی کوئی حساب نہیں۔ تازہ ترین پانچ یہاں رکھے جائیں گے۔",
  failed: "آپ کے حسابات لوڈ نہیں ہو سکے۔",
  of: (total: string) => `${total} قابلِ زکوٰۃ میں سے`,
} as const;

export const detailTexts = {
  byValue: "مالیت سے",
  byWeight: "وزن سے",
  measureLegend: "دھات کیسے درج کریں گے",
  weight: "وزن (گرام)",
  karat: "قیراط",
  fineness: "خالصیت",
  pure: "خالص",
  useLegend: "یہ کس لیے ہے",
  kept: "بچت کے طور پر رکھا ہوا",
  worn: "زیور کے طور پر پہنا جانے والا",
  wornNote: "پہنے جانے والے زیور پر فقہی مسالک کا اختلاف ہے: نیچے مسلک چنیں۔",
  sharesLegend: "شیئرز کیسے شمار ہوتے ہیں",
  zakatablePercent: "کمپنی کا قابلِ زکوٰۃ حصہ، فیصد میں",
  realEstateLegend: "جائیداد کس لیے ہے",
  loansLegend: "مقروض",
  note: "نوٹ (اختیاری)",
  optionsTitle: "حساب کیسے ہو",
  madhab: "فقہی مسلک",
  noMadhab: "کوئی فقہی مسلک نہیں چنا گیا",
  liabilities: (currency: string) => `اس وقت واجب الادا قرض، ${inCurrency(currency)} (اختیاری)`,
  amountInvalid: `براہِ کرم ایسی رقم درج کریں جیسے ${isolate("1234.56")}`,
  percentInvalid: "براہِ کرم 0 سے 100 تک فیصد درج کریں",
  priceInvalid: "براہِ کرم 0 سے زیادہ قیمت درج کریں، یا خالی چھوڑ دیں",
  goldPrice: "آج سونا، فی گرام (اختیاری)",
  silverPrice: "آج چاندی، فی گرام (اختیاری)",
  priceNote: "نصاب کے ساتھ دکھائی گئی قیمتیں استعمال کرنے کے لیے انھیں خالی چھوڑ دیں۔",
  liabilityLegend: "قرض",
  yearLegend: "سال",
  hawlLegend: "کیا آپ کے مال پر پورا سال گزر چکا ہے؟",
  hawlYes: "ہاں",
  hawlNo: "ابھی نہیں",
} as const;
