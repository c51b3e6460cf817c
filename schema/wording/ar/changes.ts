import type { RatioName } from "../../../domain/standards/standards.ts";
import type { ChangeCause } from "../../../domain/verdict/verdict-change.ts";
import { changeWording } from "../change-rules.ts";
import {
  type CountForms,
  counted,
  exactPercent,
  formatAmount,
  formatCount,
  formatDay,
  formatPercentAgainst,
} from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "أرقام جديدة",
  price: "السعر",
  correction: "تصحيح مصدر",
  rule: "قواعدنا",
  age: "قِدم الأرقام",
};

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "الديون",
  cashRatio: "النقد",
  nonCompliantIncomeRatio: "الدخل غير الجائز",
};

const limitOf = (ratio: RatioName, limit: string) => `حد ${SHORT_RATIOS[ratio]} البالغ ${limit}`;

function pointsText(points: number): string {
  if (points === 1) return "نقطة واحدة";
  return points === 2 ? "نقطتين" : `${points} نقطة`;
}

export const {
  patience,
  standingsSentence,
  ageingSentence,
  agedTitle,
  causeSentence,
  ratioMoves,
  changeSentence,
  inputMove,
  flickerSentence,
  nearMissSentence,
} = changeWording({
  formatAmount,
  formatDay,
  formatPercentAgainst,
  exactPercent,
  standings: STANDING_LABELS,
  inputs: INPUT_LABELS,

  sentence: (text) => `${text}.`,
  separator: "، ",
  upperFirst: (text) => text,
  moved: (before, after) => `${before} ← ${after}`,
  causes: {
    figures: "أعلنت الشركة أرقامًا أحدث.",
    price: "تحرّكت قيمتها السوقية.",
    correction: "صحّح أحد المصادر ما كان قد ذكره عن الفترة نفسها.",
    rule: "غيّرنا إحدى قواعدنا.",
    age: "صارت أرقامها قديمة، فلا تُبنى عليها نتيجة.",
  },
  patience: "لم يتغيّر شيء آخر: انتظر تقريرها التالي.",
  isPermissible: "أصبح سهمها جائزًا الآن.",
  causeUnknown: "السبب غير معروف: لم تُحفظ الأرقام التي بُنيت عليها النتيجة السابقة.",
  notKnown: "غير معروف",

  willBeTooOld: (standing, day) =>
    `النتيجة اليوم: ${standing}. وفي ${day} تصبح أرقامها قديمة لا يُعتمد عليها، ما لم تصدر قبل ذلك أرقام أحدث.`,
  willBeTooOldTitle: (day) => `تصبح أرقامها قديمة لا يُعتمد عليها في ${day}`,
  ratioMove: (ratio, move, limit) => `${SHORT_RATIOS[ratio]} ${move} (الحد ${limit})`,
  inputMove: (input, move) => `${input}: ${move}`,
  flicker: (ratio, limit, crossings) =>
    `تتحرّك نسبة ${SHORT_RATIOS[ratio]} حول الحد البالغ ${limit}، وتتغيّر النتيجة معها: ${crossings}.`,
  crossing: (figure, day) => `${figure} في ${day}`,
  atLimit: (figure, ratio, limit) => `${figure}: عند ${limitOf(ratio, limit)} تمامًا.`,
  nearLimit: (figure, ratio, limit, points, isAbove) =>
    `${figure}: ${isAbove ? "فوق" : "دون"} ${limitOf(ratio, limit)} بمقدار ${pointsText(points)}.`,
});

const VERDICTS: CountForms = {
  one: "نتيجة واحدة",
  two: "نتيجتان",
  few: (count) => `${count} نتائج`,
  many: (count) => `${count} نتيجة`,
  other: (count) => `${count} نتيجة`,
};

export const CHANGES_TEXTS = {
  market: "السوق",
  sector: "القطاع",
  day: "التاريخ",
  everyMarket: "كل الأسواق",
  everySector: "كل القطاعات",
  everyDay: "كل التواريخ",
  show: "عرض",
  everything: "الكل",
  age: "بسبب قِدم الأرقام",
  agedLine: (past: number, soon: number) =>
    `نتائج صارت غير محسومة لقِدم أرقامها: ${formatCount(past)}، وتلحق بها خلال شهر: ${formatCount(soon)}.`,
  seeAged: "عرضها",
  ageing: {
    soon: {
      title: "أرقام ستصبح قديمة قريبًا",
      lead: "تصير غير محسومة خلال شهر، ما لم تعلن الشركة أرقامًا قبل ذلك.",
      none: "لا نتيجة تصير غير محسومة لقِدم أرقامها خلال شهر.",
    },
    past: {
      title: "أرقام أصبحت قديمة منذ آخر تحديث",
      lead: "أصبحت أرقامها قديمة، فلا تُبنى عليها نتيجة. والأرقام الأحدث تحسمها.",
      none: "لم تصر أي نتيجة غير محسومة لقِدم أرقامها منذ آخر تحديث.",
    },
  },
  mine: "قائمة متابعتي",
  near: "قريبة من الحد",
  noChanges: "لم يغيّر أي تحديث نتيجةً هنا.",
  noChangesHint: "تُحدَّث الأرقام مرة كل شهر، وتُذكر هنا النتائج التي تتغيّر.",
  noneOfMine: "لم تتغيّر أي نتيجة في قائمة متابعتك.",
  noneOfMineHint: "تظهر هنا تغييرات قائمة متابعتك من اليوم الذي تضيف فيه سهمًا.",
  noNear: "لا نسبة هنا قريبة من حدها.",
  nearLead:
    "أسهم قريبة من نتيجة أخرى: أسهم جائزة قريبة من حد، وأسهم غير متوافقة تُخرجها نسبة واحدة. والقريب ما كان بينه وبين حد الديون أو النقد نقطتان على الأكثر، أو بينه وبين حد الدخل نقطة واحدة على الأكثر.",
  more: "عرض المزيد",
  loading: "جارٍ تحميل التغييرات…",
  failed: "تعذّر تحميل التغييرات.",
  retry: "إعادة المحاولة",
  found: (count: number) =>
    counted(count, {
      zero: "لا تغييرات",
      one: "تغيير واحد",
      two: "تغييران",
      few: (shown) => `${shown} تغييرات`,
      many: (shown) => `${shown} تغييرًا`,
      other: (shown) => `${shown} تغيير`,
    }),
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  became: "صار",
  willBecome: "سيصير",
  ifHeld: "إن كنت تملكه",
  noMove: "لم تتحرّك أي نسبة.",
  sinceVisit: (count: number, date: string) => `تغيّرت ${counted(count, VERDICTS)} منذ زيارتك في ${formatDay(date)}.`,
  nothingSince: (date: string) => `لم تتغيّر أي نتيجة منذ زيارتك في ${formatDay(date)}.`,
  see: "ما الذي تغيّر",
} as const;
