import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { type Correction, movedBy, ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount, formatDay, isolate } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";
import { standardName } from "./standard-names.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "قرض کی حد",
  cashRatio: "نقد کی حد",
  nonCompliantIncomeRatio: "ناجائز آمدنی کی حد",
};

/** The content of a rule change, one sentence for each part. */
export const ruleChangeSentence = (change: RuleChange) =>
  ruleChangeOf(
    {
      exactPercent,
      limitMoves: (ratio, after, before) => `${LIMIT_NAMES[ratio]} ${after} ہو جائے گی؛ آج ${before} ہے۔`,
      excluded: (activity) => `ایک کاروبار جو غیر یقینی تھا، خارج ہو جائے گا: ${activityClassName(activity)}۔`,
    },
    change,
  );

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `یہ ${formatDay(takesEffectOn)} کی اپ ڈیٹ سے لاگو ہوگا۔`;
  const counts = `جانچے گئے ${formatCount(screened)} میں سے ${formatCount(moved)} شیئرز`;
  if (!isComplete) return `${from} اس سے کیا بدلے گا، اس کا حساب ابھی جاری ہے: اب تک ${counts}۔`;
  return `${from} آج کے اعداد و شمار پر اس سے یہ بدلیں گے: ${counts}۔`;
}

export const announcedTitle = (takesEffectOn: string) =>
  `اعلان: ہمارے اصول ${formatDay(takesEffectOn)} کی اپ ڈیٹ کے ساتھ بدلیں گے`;

export const RULES_TEXTS = {
  others: (count: number) => `اور مزید ${formatCount(count)}`,
  show: "اس سے کون سے شیئرز بدلیں گے",
} as const;

export const correctedTitle = ({ on }: Pick<Correction, "on">) =>
  `ہمارے اصول، ${formatDay(on)}: ڈاؤ جونز، ${isolate("S&P")} اور ${isolate("MSCI")} کی تصحیح`;

/** What our data said wrongly of other standards until a day, and how many verdicts the right editions moved. */
export function correctedSentence(correction: Correction): string {
  const moved = movedBy(correction, standardName, formatCount).join("، ");
  return `اس دن تک ہمارے ڈاؤ جونز اور ${isolate("S&P")} کے کالم دو ایسے تناسب مانگتے تھے جو دونوں نے 2023 میں چھوڑ دیے (نقد، اور گاہکوں کے ذمے رقم)، اور آمدنی کی جانچ میں سود شمار نہیں کرتے تھے، اور ${isolate("MSCI")} کی تیسری حد ${exactPercent(70)} کے بجائے ${exactPercent(33.33)} درج تھی۔ یہ غلط تھا۔ ${formatCount(correction.screened)} میں سے بدلنے والے نتائج: ${moved}۔ میزان کے اپنے نتائج نہیں بدلے۔`;
}
