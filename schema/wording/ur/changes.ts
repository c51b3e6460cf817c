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
  figures: "نئے اعداد و شمار",
  price: "قیمت",
  correction: "ماخذ کی درستی",
  rule: "ہمارے اصول",
  age: "پرانے اعداد",
};

const CAUSE_SENTENCES: Readonly<Record<ChangeCause, string>> = {
  figures: "کمپنی نے نئے اعداد و شمار رپورٹ کیے۔",
  price: "اس کی مارکیٹ مالیت بدلی۔",
  correction: "ایک ماخذ نے اسی مدت کے بارے میں اپنی پچھلی بات درست کی۔",
  rule: "ہم نے ایک اصول بدلا۔",
  age: "اس کے اعداد و شمار اس کے نتیجے کے لیے بہت پرانے ہو گئے۔",
};

const CAUSE_UNKNOWN = "وجہ معلوم نہیں: پچھلے نتیجے کے پیچھے کے اعداد و شمار محفوظ نہیں رکھے گئے تھے۔";

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "قرض",
  cashRatio: "نقد",
  nonCompliantIncomeRatio: "ناجائز آمدنی",
};

type Moved = Pick<VerdictChange, "before" | "after"> & { changedOn: string };

const moved = (from: string, to: string) => `${from} ← ${to}`;

export function standingsSentence({ before, after }: Pick<VerdictChange, "before" | "after">): string {
  return moved(STANDING_LABELS[before.standing], STANDING_LABELS[after.standing]);
}

export function ageingSentence(change: AgeChange & { standing: Standing }): string {
  if (change.isPast) return `${agedTitle(change)}. ${CAUSE_SENTENCES.age}`;
  return `آج کا نتیجہ: ${STANDING_LABELS[change.standing]}۔ اس کے اعداد و شمار ${formatDay(change.doubtOn)} کو بہت پرانے ہو جائیں گے، اگر اس سے پہلے نئے نہ آئے۔`;
}

export function agedTitle({ standing, doubtOn, isPast }: AgeChange & { standing: Standing }): string {
  if (isPast) return moved(STANDING_LABELS[standing], STANDING_LABELS.doubt);
  return `اس کے اعداد و شمار ${formatDay(doubtOn)} کو بہت پرانے ہو جائیں گے`;
}

export function causeSentence(causes: readonly ChangeCause[]): string {
  return causes.length > 0 ? causes.map((cause) => CAUSE_SENTENCES[cause]).join(" ") : CAUSE_UNKNOWN;
}

export function ratioMoves({ before, after, changedOn }: Moved): string[] {
  const limits = houseLimitsOn(changedOn);
  return RATIO_NAMES.filter((name) => before[name] !== after[name]).map((name) => {
    const limit = limits[name];
    const move = moved(ratioText(before[name], limit), ratioText(after[name], limit));
    return `${SHORT_RATIOS[name]} ${move} (حد ${percentText(limit)})`;
  });
}

export function changeSentence(change: VerdictChange & Pick<Moved, "changedOn">): string {
  const moves = ratioMoves(change);
  const ratios = moves.length > 0 ? ` ${moves.join("، ")}۔` : "";
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
  const told = crossings.map(({ figure, on }) => `${formatDay(on)} کو ${formatPercentAgainst(figure, limit)}`);
  return `${SHORT_RATIOS[ratio]} کا تناسب ${percentText(limit)} کی حد کے آس پاس بدلتا رہتا ہے، اور اس کے ساتھ نتیجہ بھی: ${told.join("، ")}۔`;
}

export function nearMissSentence({ ratio, figure, limit, points, isAbove }: NearMiss): string {
  const name = `${SHORT_RATIOS[ratio]} کی ${percentText(limit)} کی حد`;
  const distance = points === 0 ? `عین ${name} پر` : `${name} سے ${pointsText(points)} ${isAbove ? "اوپر" : "نیچے"}`;
  return `${formatPercentAgainst(figure, limit)}: ${distance}۔`;
}

function pointsText(points: number): string {
  const shown = Number(points < 0.1 ? points.toPrecision(1) : points.toFixed(1));
  return `${shown} پوائنٹ`;
}

const NOT_KNOWN = "معلوم نہیں";

function ratioText(ratio: number | null, limit: number): string {
  return ratio === null ? NOT_KNOWN : formatPercentAgainst(ratio, limit);
}

const VERDICTS: CountForms = { one: "1 نتیجہ بدلا", other: (count) => `${count} نتائج بدلے` };

export const CHANGES_TEXTS = {
  market: "مارکیٹ",
  sector: "شعبہ",
  day: "دن",
  everyMarket: "تمام مارکیٹیں",
  everySector: "تمام شعبے",
  everyDay: "تمام دن",
  show: "دکھائیں",
  everything: "سب کچھ",
  age: "پرانے اعداد کی وجہ سے",
  agedLine: (past: number, soon: number) =>
    `پرانے اعداد و شمار کی وجہ سے غیر یقینی نتائج: ${formatCount(past)}؛ ایک ماہ کے اندر مزید: ${formatCount(soon)}۔`,
  seeAged: "دیکھیں کون سے",
  ageing: {
    soon: {
      title: "جلد بہت پرانے",
      lead: "ایک ماہ کے اندر غیر یقینی، اگر کمپنی نے اس سے پہلے رپورٹ نہ دی۔",
      none: "ایک ماہ کے اندر کوئی نتیجہ پرانے اعداد کی وجہ سے غیر یقینی نہیں ہوگا۔",
    },
    past: {
      title: "پچھلی اپ ڈیٹ کے بعد بہت پرانے ہو گئے",
      lead: "ان کے اعداد و شمار نتیجے کے لیے بہت پرانے ہیں۔ نئے آنے پر فیصلہ ہو جائے گا۔",
      none: "پچھلی اپ ڈیٹ کے بعد کوئی نتیجہ پرانے اعداد کی وجہ سے غیر یقینی نہیں ہوا۔",
    },
  },
  mine: "میری واچ لسٹ",
  near: "حد کے قریب",
  noChanges: "کسی اپ ڈیٹ نے یہاں کوئی نتیجہ نہیں بدلا۔",
  noChangesHint: "اعداد و شمار مہینے میں ایک بار اپ ڈیٹ ہوتے ہیں۔ بدلنے والے نتائج یہاں درج ہوتے ہیں۔",
  noneOfMine: "آپ کی واچ لسٹ میں کوئی نتیجہ نہیں بدلا۔",
  noneOfMineHint: "آپ کی واچ لسٹ کی تبدیلیاں اس دن سے یہاں نظر آتی ہیں جب آپ کوئی شیئر شامل کریں۔",
  noNear: "یہاں کوئی تناسب اپنی حد کے قریب نہیں۔",
  nearLead:
    "ایسے شیئرز جو کسی دوسرے نتیجے کے قریب ہیں: جائز شیئرز جو کسی حد کے قریب ہیں، اور وہ شیئرز جو صرف ایک تناسب کی وجہ سے شریعت کے مطابق نہیں۔ قریب سے مراد قرض یا نقد کی حد سے دو پوائنٹ کے اندر، یا آمدنی کی حد سے ایک پوائنٹ کے اندر ہے۔",
  more: "مزید دکھائیں",
  loading: "تبدیلیاں لوڈ ہو رہی ہیں…",
  failed: "تبدیلیاں لوڈ نہیں ہو سکیں۔",
  retry: "دوبارہ کوشش کریں",
  found: (count: number) =>
    counted(count, {
      zero: "کوئی تبدیلی نہیں",
      one: "1 تبدیلی",
      other: (shown) => `${shown} تبدیلیاں`,
    }),
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  arrow: "←",
  became: "بدل کر یہ ہوا",
  willBecome: "بدل کر یہ ہوگا",
  noMove: "کوئی تناسب نہیں بدلا۔",
  sinceVisit: (count: number, date: string) => `${formatDay(date)} کو آپ کے آنے کے بعد سے ${counted(count, VERDICTS)}۔`,
  nothingSince: (date: string) => `${formatDay(date)} کو آپ کے آنے کے بعد سے کوئی نتیجہ نہیں بدلا۔`,
  see: "دیکھیں کیا بدلا",
} as const;
