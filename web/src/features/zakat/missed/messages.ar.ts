import type {
  EarlierZakat,
  HawlJoining,
  MetalDay,
  MissedSource,
} from "../../../../../domain/zakat/missed-positions.ts";
import { formatDay, isolate } from "../../../../../schema/wording/ar/format.ts";

const inCurrency = (currency: string) => (currency ? `بعملة ${isolate(currency)}` : "بالدولار الأمريكي");

export const missedTexts = {
  lead: "تُحسب كل سنة قمرية بما كنت تملكه في آخر يوم منها، وبسعر الذهب والفضة في ذلك الشهر.",
  late: "تبقى الزكاة دَينًا مهما تأخرت. أخرجها في أقرب وقت تستطيع، وما جهلتَ مقداره فقدّره حتى يغلب على ظنك أن ذمتك قد برئت.",
  began: "اليوم الذي بدأ فيه الحول ومالك يبلغ النصاب",
  beganHint: "إن كنت قد زكّيت حتى سنة ما: اليوم التالي ليوم زكاتها.",
  beganInvalid: "يُرجى إدخال يوم مضى، منذ عام 1960",
  nothingMissed: (end: string) => `ينتهي الحول الأول في ${formatDay(end)}، فلم يفت شيء بعد.`,
  rateOf: (day: string) => `حُوّلت إلى الدولار الأمريكي بسعر الصرف في ${formatDay(day)}، فالسنوات الأقدم تقريبية.`,
  ownPrices: "أعرف سعر الذهب والفضة في تلك الأيام",
  money: (currency: string) => `النقود والبضائع والأسهم بعد طرح الديون، ${inCurrency(currency)}`,
  gold: "الذهب الخالص بالغرام",
  silver: "الفضة الخالصة بالغرام",
  paid: (currency: string) => `ما أُخرج من الزكاة، ${inCurrency(currency)}`,
  goldPrice: "غرام الذهب بالدولار الأمريكي",
  silverPrice: "غرام الفضة بالدولار الأمريكي",
  fillDown: "المبالغ نفسها في السنوات الفارغة",
  left: "لا تُحسب حتى تُدخل ما كنت تملكه؛ واكتب 0 إن لم تملك شيئًا.",
  noPrice: "لا سعر معروفًا لهذا الشهر: أدخل السعر بنفسك.",
  nisab: (dollars: string) => `النصاب ${dollars}`,
  notReached: "دون النصاب: لا زكاة",
  earlier: (dollars: string) => `طُرح ${dollars} من زكاة سابقة`,
  zakat: (dollars: string) => `الزكاة ${dollars}`,
  total: "ما بقي إخراجه من الزكاة",
  leftOut: (count: number) => `سنوات لم تُحسب: ${count}`,
  broken: "بعد سنة دون النصاب يبدأ حول جديد من اليوم الذي يبلغه مالك من جديد.",
  prices: (last: string, now: string) =>
    `الأسعار: البنك الدولي، متوسط كل شهر (${isolate("CC BY 4.0")}) حتى ${formatDay(last)}، وما بعده بسعر ${formatDay(now)}.`,
  kept: "محفوظ على هذا الجهاز وحده.",
  clear: "محو كل السنوات",
  hawlsTitle: "أحوال متعددة جنبًا إلى جنب",
  hawlsLead: "كل مال مع اليوم الذي ملكته فيه.",
  name: "ما هو",
  value: "القيمة بالدولار الأمريكي",
  ownedSince: "مملوك منذ",
  addWealth: "إضافة",
  wealthInvalid: "يُرجى إدخال اسمه وقيمته ويوم مضى",
  remove: (name: string) => `إزالة: ${isolate(name)}`,
  ownDay: "يوم زكاته بحوله",
  joinedDay: "يوم زكاته مع الأول",
  zakatOfIt: "الزكاة",
} as const;

type Position = { label: string; summary: string };

export const earlierZakatTexts: Readonly<Record<EarlierZakat, Position>> & { legend: string } = {
  legend: "زكاة السنوات السابقة التي لم تُخرج",
  deduct: {
    label: "تُطرح من السنوات التالية",
    summary: "ما وجب دَين على المال نفسه، فيُحسب للسنة التالية ما بقي بعده.",
  },
  keep: {
    label: "لا تُطرح",
    summary: "من أبقى الذهب وأدّى من مال آخر زكّى عن كل سنة الذهب كله.",
  },
};

export const metalDayTexts: Readonly<Record<MetalDay, Position>> & { legend: string } = {
  legend: "سعر الذهب والفضة",
  its_day: {
    label: "في يوم كل سنة",
    summary: "قيمة المعدن يوم وجبت زكاته: قول أبي حنيفة، وأكثر ما قرأناه من الأجوبة.",
  },
  payment: {
    label: "في يوم الأداء",
    summary: "قيمة الوزن نفسه يوم يُخرج: قول أبي يوسف ومحمد بن الحسن الشيباني.",
  },
};

export const joiningTexts: Readonly<Record<HawlJoining, Position>> = {
  joined: {
    label: "مع الأول",
    summary: "ما يُستفاد في أثناء الحول يُضم إليه: المذهب الحنفي، ومنذر قحف في كل مال.",
  },
  own: {
    label: "بحوله",
    summary: "لكل مال حوله: المذهب الشافعي، والمذهب الحنبلي إلا في ما نتج من المال نفسه.",
  },
};

export const MISSED_SOURCE_NAMES: Readonly<Record<MissedSource, string>> = {
  nzf_missed_years: `${isolate("National Zakat Foundation")} (المملكة المتحدة)`,
  kahf_delayed: "منذر قحف",
  islamweb_missed_years: "إسلام ويب، الفتوى 117113",
  bassa: "إسماعيل باسا، عن أحسن الفتاوى",
  limbe: "دار الإفتاء، ليمبي (ملاوي)",
  salejee: "إبراهيم صالحجي، مفتي أونلاين",
  nzf_missed_gold: `فراز آدم، ${isolate("National Zakat Foundation")} (المملكة المتحدة)`,
  makada: "زكريا مكادا، مفتي أونلاين",
  jordan: "دائرة الإفتاء الأردنية",
  kahf_one_hawl: "منذر قحف",
};
