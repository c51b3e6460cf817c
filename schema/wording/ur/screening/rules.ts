import { houseLimitsOn, type RuleChange } from "../../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../../domain/standards/standards.ts";
import { formatCount, formatDay, percentText } from "../format.ts";
import { ACTIVITY_RULES } from "./activity-rules.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "قرض کی حد",
  cashRatio: "نقد کی حد",
  nonCompliantIncomeRatio: "ناجائز آمدنی کی حد",
};

export function ruleChangeSentence({ announcedOn, limits = {}, alsoExcludes = [] }: RuleChange): string {
  const before = houseLimitsOn(announcedOn);
  const moved = RATIO_NAMES.flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    return [`${LIMIT_NAMES[name]} ${percentText(limit)} ہو جائے گی؛ آج ${percentText(before[name])} ہے۔`];
  });
  const excluded = alsoExcludes.map(
    (activity) => `ایک کاروبار جو غیر یقینی تھا، اب خارج ہے: ${ACTIVITY_RULES[activity]}`,
  );
  return [...moved, ...excluded].join(" ");
}

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
