import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount, formatDay } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";

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
