import type { NearMiss } from "../../../domain/refresh/near-miss.ts";
import { repeatedCrossings, type Screened } from "../../../domain/refresh/repeated-crossings.ts";
import type { ChangeCause, VerdictChange } from "../../../domain/refresh/verdict-change.ts";
import type { AgeChange } from "../../../domain/screening/ageing.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { houseLimitsOn } from "../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../domain/standards/standards.ts";
import {
  type CountForms,
  counted,
  formatAmount,
  formatCount,
  formatDay,
  formatPercentAgainst,
  percentText,
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

const CAUSE_SENTENCES: Readonly<Record<ChangeCause, string>> = {
  figures: "أعلنت الشركة أرقامًا أحدث.",
  price: "تحرّكت قيمتها السوقية.",
  correction: "صحّح أحد المصادر ما كان قد ذكره عن الفترة نفسها.",
  rule: "غيّرنا إحدى قواعدنا.",
  age: "صارت أرقامها أقدم من أن تُبنى عليها نتيجتها.",
};

const CAUSE_UNKNOWN = "السبب غير معروف: لم تُحفظ الأرقام التي بُنيت عليها النتيجة السابقة.";

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "الديون",
  cashRatio: "النقد",
  nonCompliantIncomeRatio: "الدخل غير الجائز",
};

type Moved = Pick<VerdictChange, "before" | "after"> & { changedOn: string };

const moved = (from: string, to: string) => `${from} ← ${to}`;

export function standingsSentence({ before, after }: Pick<VerdictChange, "before" | "after">): string {
  return moved(STANDING_LABELS[before.standing], STANDING_LABELS[after.standing]);
}

export function ageingSentence(change: AgeChange & { standing: Standing }): string {
  if (change.isPast) return `${agedTitle(change)}. ${CAUSE_SENTENCES.age}`;
  return `النتيجة اليوم: ${STANDING_LABELS[change.standing]}. وفي ${formatDay(change.doubtOn)} تصير أرقامها أقدم مما ينبغي، ما لم تصدر قبل ذلك أرقام أحدث.`;
}

export function agedTitle({ standing, doubtOn, isPast }: AgeChange & { standing: Standing }): string {
  if (isPast) return moved(STANDING_LABELS[standing], STANDING_LABELS.doubt);
  return `تصير أرقامها أقدم مما ينبغي في ${formatDay(doubtOn)}`;
}

export function causeSentence(causes: readonly ChangeCause[]): string {
  return causes.length > 0 ? causes.map((cause) => CAUSE_SENTENCES[cause]).join(" ") : CAUSE_UNKNOWN;
}

export function ratioMoves({ before, after, changedOn }: Moved): string[] {
  const limits = houseLimitsOn(changedOn);
  return RATIO_NAMES.filter((name) => before[name] !== after[name]).map((name) => {
    const limit = limits[name];
    const move = moved(ratioText(before[name], limit), ratioText(after[name], limit));
    return `${SHORT_RATIOS[name]} ${move} (الحد ${percentText(limit)})`;
  });
}

export function changeSentence(change: VerdictChange & Pick<Moved, "changedOn">): string {
  const moves = ratioMoves(change);
  const ratios = moves.length > 0 ? ` ${moves.join("، ")}.` : "";
  return `${standingsSentence(change)}. ${causeSentence(change.causes)}${ratios}`;
}

export function inputMove({ input, before, after }: VerdictChange["inputs"][number]): string {
  const shown = (amount: number | null) => (amount === null ? NOT_KNOWN : formatAmount(amount));
  return `${INPUT_LABELS[input]}: ${moved(shown(before), shown(after))}`;
}

export function flickerSentence(history: readonly Screened[]): string | undefined {
  const crossed = repeatedCrossings(history);
  if (!crossed) return undefined;
  const { ratio, limit, crossings } = crossed;
  const told = crossings.map(({ figure, on }) => `${formatPercentAgainst(figure, limit)} في ${formatDay(on)}`);
  return `تتحرّك نسبة ${SHORT_RATIOS[ratio]} حول الحد البالغ ${percentText(limit)}، وتتغيّر النتيجة معها: ${told.join("، ")}.`;
}

export function nearMissSentence({ ratio, figure, limit, points, isAbove }: NearMiss): string {
  const name = `حد ${SHORT_RATIOS[ratio]} البالغ ${percentText(limit)}`;
  const distance =
    points === 0 ? `عند ${name} تمامًا` : `${isAbove ? "فوق" : "دون"} ${name} بمقدار ${pointsText(points)}`;
  return `${formatPercentAgainst(figure, limit)}: ${distance}.`;
}

function pointsText(points: number): string {
  const shown = Number(points < 0.1 ? points.toPrecision(1) : points.toFixed(1));
  if (shown === 1) return "نقطة واحدة";
  return shown === 2 ? "نقطتين" : `${shown} نقطة`;
}

const NOT_KNOWN = "غير معروف";

function ratioText(ratio: number | null, limit: number): string {
  return ratio === null ? NOT_KNOWN : formatPercentAgainst(ratio, limit);
}

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
  everyDay: "كل الأيام",
  show: "عرض",
  everything: "الكل",
  age: "بسبب قِدم الأرقام",
  agedLine: (past: number, soon: number) =>
    `نتائج صارت غير محسومة لقِدم أرقامها: ${formatCount(past)}، وتلحق بها خلال شهر: ${formatCount(soon)}.`,
  seeAged: "عرضها",
  ageing: {
    soon: {
      title: "ستصبح أرقامها قديمة قريبًا",
      lead: "تصير غير محسومة خلال شهر، ما لم تعلن الشركة أرقامًا قبل ذلك.",
      none: "لا نتيجة تصير غير محسومة لقِدم أرقامها خلال شهر.",
    },
    past: {
      title: "أصبحت أرقامها قديمة منذ آخر تحديث",
      lead: "أرقامها أقدم من أن تُبنى عليها نتيجة. والأرقام الأحدث تحسمها.",
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
  arrow: "←",
  became: "صار",
  willBecome: "سيصير",
  noMove: "لم تتحرّك أي نسبة.",
  sinceVisit: (count: number, date: string) => `تغيّرت ${counted(count, VERDICTS)} منذ زيارتك في ${formatDay(date)}.`,
  nothingSince: (date: string) => `لم تتغيّر أي نتيجة منذ زيارتك في ${formatDay(date)}.`,
  see: "ما الذي تغيّر",
} as const;
