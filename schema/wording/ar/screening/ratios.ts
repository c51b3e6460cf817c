import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../domain/standards/standards.ts";
import { ratioWording } from "../../ratio-rules.ts";
import { formatDay, isolate } from "../format.ts";

export const RATIO_LABELS: Readonly<Record<RatioName, string>> = {
  debtRatio: "نسبة الديون",
  cashRatio: "النقد والأوراق المالية ذات الفائدة",
  nonCompliantIncomeRatio: "الدخل غير الجائز",
};

export const RATIO_BASIS: Readonly<Record<RatioName, string>> = {
  debtRatio: "الديون ذات الفائدة ÷ القيمة السوقية",
  cashRatio: "النقد والأوراق المالية ذات الفائدة ÷ القيمة السوقية",
  nonCompliantIncomeRatio: "الإيرادات غير الجائزة ÷ إجمالي الإيرادات",
};

/** What a ratio means and why it has a limit, for first-time readers. */
export const RATIO_MEANINGS = {
  question: "ما معنى هذا؟",
  lesson: "اقرأ الدرس",
  debtRatio:
    "مقدار ما على الشركة من ديون بفائدة مقارنةً بقيمة جميع أسهمها. الاقتراض بفائدة غير جائز، لذلك لا يقبل العلماء الشركة إلا ما دامت هذه الديون جزءًا صغيرًا من قيمتها.",
  cashRatio:
    "مقدار ما لدى الشركة من نقد، ومعه الودائع والسندات التي تدرّ فائدة، مقارنةً بقيمة جميع أسهمها. وفوق الحد يقترب شراء السهم من شراء النقود، وكثير منها يدرّ فائدة.",
  nonCompliantIncomeRatio:
    "مقدار ما يأتي من إيرادات الشركة من الفوائد أو من نشاط محرّم. يُتسامح في القليل منه إذا أخرجت نصيبك منه في وجوه الخير؛ أما فوق الحد فالسهم غير جائز.",
} as const;

export const RATIO_TEXTS = {
  below: (limit: number) => `✓ أقل من الحد ${isolate(`${limit}%`)}`,
  above: (limit: number) => `✗ فوق الحد ${isolate(`${limit}%`)}`,
  limit: (limit: number) => `الحد ${isolate(`${limit}%`)}`,
  uncertain: "غير مؤكد، انظر السبب",
  prohibitedNotKnown: "مبيعات الشركة المحرّمة غير معروفة",
  notKnown: "غير معروف",
  notApplied: "لا ينطبق",
  notTested: "لا يوجد فحص كهذا",
  noMeaning: "الديون والنقد هما تجارة هذه الشركة، فلا معنى لهذه النسبة ولا تُفحص.",
  businessDecides: "النشاط نفسه محرّم، فلا يُفحص دخل الشركة.",
  figureMissing: "رقم تحتاج إليه هذه النسبة غير معروف.",
  estimated: "تقديري",
  reported: "معلَن",
  valueOf: (day: string) => `بالقيمة السوقية ليوم ${isolate(formatDay(day))}`,
  atMost: "ما لا يزيد على",
  atLeast: "ما لا يقل عن",
} as const;

export const PURIFICATION_BOUND_TEXTS: Readonly<Record<PurificationBound, string>> = {
  about: "نحو",
  at_least: RATIO_TEXTS.atLeast,
  at_most: RATIO_TEXTS.atMost,
};

export const { withBound, noRatioText } = ratioWording(PURIFICATION_BOUND_TEXTS, RATIO_TEXTS);

/** The percentage that is given, after the verb أخرِج: 1%، نحو 1%، ما لا يقل عن 1%، ما قد يبلغ 1%, which forbids nobody to give more. */
export function partToGive(percent: string, bound: PurificationBound | null | undefined): string {
  return bound === "at_most" ? `ما قد يبلغ ${percent}` : withBound(percent, bound);
}
