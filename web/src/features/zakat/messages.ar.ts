import type { NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import { counted, formatCount, formatDay, isolate } from "../../../../schema/wording/ar/format.ts";
import { HANDED_OVER_NOTES } from "../../config/zakat-hand-over.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export const zakatNotices = {
  invalidAsset: { tone: "error", title: "بند غير صحيح", description: "يُرجى اختيار نوع وإدخال مبلغ صحيح" },
  invalidOption: { tone: "error", title: "مبلغ غير صحيح", description: "يُرجى تصحيح الحقل المعلَّم" },
  noAssets: {
    tone: "error",
    title: "لم تُضف شيئًا",
    description: "يُرجى إضافة بند واحد على الأقل لحساب الزكاة",
  },
} as const satisfies Record<string, Notice>;

export function calculationFailed(error: unknown): Notice {
  const isForNow = error instanceof HttpError && (error.status === 429 || error.status === 503);
  const description = (isForNow && error.sentence) || "يُرجى إعادة المحاولة لاحقًا";
  return { tone: "error", title: "تعذّر الحساب", description };
}

const inCurrency = (currency: string) => (currency ? `بعملة ${isolate(currency)}` : "بالدولار الأمريكي");

export const zakatTexts = {
  addTitle: "أضف ما تملكه",
  type: "النوع",
  chooseType: "اختر نوعًا",
  value: (currency: string) => `القيمة ${inCurrency(currency)}`,
  currency: "عملة القيمة",
  liabilitiesCurrency: "عملة الديون",
  dollars: "الدولار الأمريكي",
  entered: "السعر الذي أدخلته",
  given: (amount: string, currency: string, day: string) =>
    `${isolate(`${amount} ${currency}`)} بسعر الصرف في ${formatDay(day)}`,
  add: "إضافة",
  moreDetail: "تفاصيل أكثر",
  moreDetailNote: "عملات أخرى، وأوزان، وعيارات، وأسهم مقتناة لأمد طويل، وديون، ومذاهب، وأسعار المعادن في اليوم",
  listTitle: "ما تملكه",
  listEmpty: "لم تُضف شيئًا بعد. أضف ما ملكته سنة قمرية: مدّخرات، وذهبًا، وأسهمًا، وبضائع تتاجر فيها.",
  fromPortfolio: "إدخال أسهمك من محفظتك",
  listKept: "محفوظ على هذا الجهاز وحده إلى أن تزيله.",
  remove: (label: string) => `إزالة: ${label}`,
  added: (label: string) => `أُضيف: ${label}`,
  removed: (label: string) => `أُزيل: ${label}`,
  total: "مجموع ما تملكه",
  estimate: (percent: string, isWhole: boolean) => `تقدير: ${percent} من ${isWhole ? "المجموع" : "الموجودات الزكوية"}`,
  belowNisab: (percent: string, dollars: string) => `${percent} منه: ${dollars}، لكن لا تجب زكاة فيما دون النصاب.`,
  noEstimate: "يحتاج التقدير إلى أسعار اليوم، وهي غير محمّلة.",
  estimateNote: "احسب لترى شرح كل بند، ولتُحفظ النتيجة.",
  calculate: "حساب الزكاة",
  calculating: "جارٍ الحساب…",
  missedYears: "زكاة السنوات الفائتة",
  grams: (grams: number) => gramsText(grams),
  metal: (grams: number, purity: string, price: string | undefined) =>
    [gramsText(grams), isolate(purity), price].filter(Boolean).join(" × "),
} as const;

function gramsText(grams: number): string {
  if (!Number.isInteger(grams)) return `${grams} غرام`;
  return counted(grams, {
    one: "غرام واحد",
    two: "غرامان",
    few: (count) => `${count} غرامات`,
    many: (count) => `${count} غرامًا`,
    other: (count) => `${count} غرام`,
  });
}

const NISAB_NAMES: Readonly<Record<NisabType, string>> = { gold: "الذهب", silver: "الفضة" };

/** A note of the person's own is shown as it is. */
export function noteText(note: string): string {
  const { trading, accepted, known } = HANDED_OVER_NOTES;
  if (note === trading) return "من المحفظة: مقتناة بقصد التجارة";
  if (note === accepted) return "من المحفظة: مقتناة لأمد طويل، بالنسبة المعتمدة";
  return note === known ? "من المحفظة: مقتناة لأمد طويل، بالجزء الزكوي المعروف" : isolate(note);
}

export const nisabTexts = {
  title: "النصاب",
  lead: "تجب الزكاة إذا بلغ مالك قيمة هذا القدر من الذهب أو الفضة.",
  name: (type: NisabType) => NISAB_NAMES[type],
  about: (dollars: number) => `نحو ${formatCount(dollars)} دولار`,
  price: (dollars: string, day: string) => `${dollars} للغرام في ${day}`,
  source: "السعر:",
  isReference: "قيم مرجعية: لم يُجلب أي سعر من السوق بعد. والأرجح أن نصاب اليوم أعلى منها بكثير.",
  failed: "تعذّر تحميل سعر السوق، وهذه قيم مرجعية.",
  retry: "إعادة المحاولة",
} as const;

export const resultTexts = {
  semicolon: "؛ ",
  title: "زكاتك",
  owed: "الزكاة الواجبة",
  totalZakatable: "الموجودات الزكوية",
  nisab: (type: NisabType) => `نصاب ${NISAB_NAMES[type]}`,
  reached: "موجوداتك الزكوية تبلغ النصاب.",
  silver: "فضتك وحدها تبلغ نصاب الفضة. ويرى كثير من العلماء أن الزكاة تجب فيها حينئذ: اختر نصاب الفضة لترى مقدارها.",
  silverNisab:
    "لكنها تبلغ نصاب الفضة. والعلماء مختلفون في أي النصابين هو المعتبر في النقود: اختر نصاب الفضة لترى ما يجب به.",
  notReached: "موجوداتك الزكوية دون النصاب، فلا تجب زكاة.",
  notYet: (dollars: string) => `لم يتمّ الحول. وإن لم يتغيّر شيء وجب عند تمامه ${dollars}.`,
  outdated: "غيّرت شيئًا بعد الحساب. أعد الحساب لترى ما يجب عليك الآن.",
  chartTitle: "ما دخل في الحساب",
  counted: (part: string, whole: string) => `${part} من ${whole}`,
  deducted: "ديون طُرحت",
  kept: "ديون لم تُطرح",
  percent: (percent: number) => isolate(`${Number(percent.toFixed(3))}%`),
  rate: (percent: string) => `النسبة: ${percent}`,
  positionsTitle: "الأقوال التي بُني عليها هذا الحساب",
  heldBy: "قال به",
  sources: "المصادر",
  print: "طباعة النتيجة",
  printed: (day: string) => `ميزان، حاسبة الزكاة، ${day}`,
  disclaimer: "هذا حساب وليس فتوى. اسأل عن حالتك عالمًا تثق به.",
  donateTitle: "ادعم رسالتنا",
  donateText:
    "زكاتك لمستحقيها، وميزان لا يجمعها. فإن نفعك هذا فإن عطاءً تطوعيًا، منفصلًا عن زكاتك، يُبقي ميزان مجانيًا للجميع.",
  donate: "تبرّع بدولار شهريًا",
} as const;

export const historyTexts = {
  title: "أحدث حساباتك",
  empty: "لا حسابات بعد. تُحفظ هنا أحدث خمسة منها.",
  failed: "تعذّر تحميل حساباتك.",
  of: (total: string) => `من موجودات زكوية قدرها ${total}`,
} as const;

export const detailTexts = {
  byValue: "بالقيمة",
  byWeight: "بالوزن",
  measureLegend: "طريقة إدخال المعدن",
  weight: "الوزن بالغرام",
  karat: "العيار بالقيراط",
  fineness: "العيار بالألف",
  pure: "خالص",
  useLegend: "الغرض منه",
  kept: "مدّخر",
  worn: "حلي ملبوس",
  wornNote: "المذاهب مختلفة في الحلي الملبوس: اختر مذهبًا أدناه.",
  sharesLegend: "طريقة حساب الأسهم",
  zakatablePercent: "الجزء الزكوي من الشركة، بالمئة",
  realEstateLegend: "الغرض من العقار",
  loansLegend: "المدين",
  note: "ملاحظة (اختيارية)",
  optionsTitle: "طريقة الحساب",
  madhab: "المذهب",
  noMadhab: "لم يُختر مذهب",
  liabilities: (currency: string) => `الديون الحالّة الآن ${inCurrency(currency)} (اختياري)`,
  amountInvalid: `يُرجى إدخال مبلغ مثل ${isolate("1234.56")}`,
  percentInvalid: "يُرجى إدخال نسبة مئوية من 0 إلى 100",
  priceInvalid: "يُرجى إدخال سعر أكبر من 0، أو ترك الحقل فارغًا",
  goldPrice: "سعر غرام الذهب اليوم (اختياري)",
  silverPrice: "سعر غرام الفضة اليوم (اختياري)",
  priceNote: "اتركهما فارغين لتُستعمل الأسعار المذكورة مع النصاب.",
  liabilityLegend: "الديون",
  yearLegend: "السنة",
  hawlLegend: "هل مرّ على مالك حول كامل؟",
  hawlYes: "نعم",
  hawlNo: "ليس بعد",
} as const;
