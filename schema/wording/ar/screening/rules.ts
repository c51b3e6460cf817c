import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { type Correction, movedBy, ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount, formatDay, isolate } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";
import { standardName } from "./standard-names.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "حد الديون",
  cashRatio: "حد النقد",
  nonCompliantIncomeRatio: "حد الدخل غير الجائز",
};

/** The content of a rule change, one sentence for each part. */
export const ruleChangeSentence = (change: RuleChange) =>
  ruleChangeOf(
    {
      exactPercent,
      limitMoves: (ratio, after, before) => `يصبح ${LIMIT_NAMES[ratio]} ${after}، وهو اليوم ${before}.`,
      excluded: (activity) => `يُستبعد نشاط كان غير محسوم: ${activityClassName(activity)}.`,
    },
    change,
  );

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

export const correctedTitle = ({ on }: Pick<Correction, "on">) =>
  `قواعدنا، ${formatDay(on)}: تصحيح داو جونز و${isolate("S&P")} و${isolate("MSCI")}`;

/** What our data said wrongly of other standards until a day, and how many verdicts the right editions moved. */
export function correctedSentence(correction: Correction): string {
  const moved = movedBy(correction, standardName, formatCount).join("، ");
  return `إلى ذلك اليوم كان عمودا داو جونز و${isolate("S&P")} عندنا يطلبان نسبتين تركهما كلاهما في 2023 (النقد وما على العملاء)، ولا يحتسبان الفوائد في اختبار الدخل، وكان الحد الثالث عند ${isolate("MSCI")} مذكورًا بـ${exactPercent(33.33)} بدل ${exactPercent(70)}. وكان ذلك خطأ. النتائج التي تغيّرت من ${formatCount(correction.screened)}: ${moved}. أما نتائج ميزان نفسه فلم تتغيّر.`;
}
