import { houseLimitsOn, type RuleChange } from "../../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../../domain/standards/standards.ts";
import { formatCount, formatDay, percentText } from "../format.ts";
import { ACTIVITY_RULES } from "./activity-rules.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "حد الديون",
  cashRatio: "حد النقد",
  nonCompliantIncomeRatio: "حد الدخل غير الجائز",
};

export function ruleChangeSentence({ announcedOn, limits = {}, alsoExcludes = [] }: RuleChange): string {
  const before = houseLimitsOn(announcedOn);
  const moved = RATIO_NAMES.flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    return [`يصبح ${LIMIT_NAMES[name]} ${percentText(limit)}، وهو اليوم ${percentText(before[name])}.`];
  });
  const excluded = alsoExcludes.map((activity) => `يُستبعد نشاط كان غير محسوم: ${ACTIVITY_RULES[activity]}`);
  return [...moved, ...excluded].join(" ");
}

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `يسري ذلك ابتداءً من تحديث ${formatDay(takesEffectOn)}.`;
  const counts = `${formatCount(moved)} من أصل ${formatCount(screened)} من الأسهم المفحوصة`;
  if (!isComplete) return `${from} ولا يزال حساب ما سيغيّره جاريًا، وقد بلغ حتى الآن ${counts}.`;
  return `${from} وبأرقام اليوم تتغيّر به نتائج ${counts}.`;
}

export const announcedTitle = (takesEffectOn: string) => `إعلان: تتغيّر قواعدنا مع تحديث ${formatDay(takesEffectOn)}`;

export const RULES_TEXTS = {
  others: (count: number) => `و${formatCount(count)} غيرها`,
  show: "الأسهم التي تتغيّر نتائجها",
} as const;
