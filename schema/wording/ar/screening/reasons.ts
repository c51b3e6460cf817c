import type { AnomalyCode } from "../../../../domain/facts/anomalies.ts";
import type { LeftOutReason } from "../../../../domain/facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import type { FactProblem } from "../../../../domain/facts/usable-facts.ts";
import type { Doubt } from "../../../../domain/screening/limit-test.ts";
import type {
  BusinessScreen,
  NamedFigure,
  RatioPart,
  Reason,
  ReasonDetail,
} from "../../../../domain/screening/screening.ts";
import { TOO_OLD_AFTER_MONTHS } from "../../../../domain/standards/screening-limits.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { formatAmount, formatDay, isolate, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { RATIO_TEXTS } from "./ratios.ts";
import { standardName, WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: Readonly<Record<AnomalyCode, string>> = {
  debt_above_total_assets: "الديون أكبر من إجمالي الأصول.",
  thousandfold_jump: "صار أحد الأرقام أكبر أو أصغر بمئة مرة على الأقل.",
  balance_vanished: "هبط رصيد ذو شأن إلى الصفر.",
  shares_contradict_market_capitalization: "عدد الأسهم مضروبًا في السعر يناقض القيمة السوقية.",
  ratio_moved_without_filing: "تغيّرت نسبة مع أنه لم يصدر إفصاح جديد.",
  price_jump_without_split: "صار السعر أكثر من ثلاثة أمثاله أو أقل من ثلثه من دون تجزئة للسهم.",
  revenue_collapsed: "هبطت الإيرادات إلى أقل من خُمسها.",
  sources_disagree: "يختلف مصدران بأكثر من عشرة في المئة.",
};

export type ReasonContext = { business: BusinessScreen; standardId: StandardId };

export function reasonText(reason: Reason, context: ReasonContext): string {
  const { detail } = reason;
  switch (detail?.kind) {
    case undefined:
      return plainText(reason, context.business);
    case "ratio":
      return `${ratioText(reason, detail)}${outcomeText(reason, detail)}`;
    case "uncertain_ratio":
      return `${ratioText(reason, detail)}، ${DOUBT_TEXTS[detail.doubt](limitText(detail.limit))}`;
    case "newer_figure":
      return newerFigureText(reason, detail);
    case "income_bound":
      return INCOME_BOUND_TEXTS[detail.bound](percentText(reason.figure ?? 0));
    case "missing":
      return `لا يذكر المصدر ${subjectOf(reason)}${reason.about === "interestIncome" ? "، ولا يمكن تقديره" : ""}.`;
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return NO_REVENUE;
      return `${subjectOf(reason)}: ${PROBLEM_TEXTS[detail.problem]}، فلا يمكن استخدامه.`;
    case "left_out":
      return `لا نعرف ${subjectOf(reason)}. ${LEFT_OUT_TEXTS[detail.why]}`;
    case "stale":
      return staleText(reason, detail);
    case "under_review":
      return `توجد أرقام أحدث تنتظر المراجعة: ${ANOMALY_TEXTS[detail.anomaly]} والمعروض هنا آخر الأرقام السليمة.`;
    case "unknown_business":
      return `نشاط الشركة غير معروف بما يكفي. ${businessRule(context.business)}`;
    case "excluded_by_standard":
      return `هذا النشاط مستبعد وفق ${standardName(context.standardId)}: ${activityName(context.business)}.`;
    case "not_screened":
      return "لم يُفحص بعد: الاسم معروف من قائمة إدراج، وأرقام الشركة غير متوافرة في أي من مصادرنا.";
  }
}

/** A reason fully described by its code, its figure and the business. */
function plainText(reason: Reason, business: BusinessScreen): string {
  const activity = activityName(business);
  switch (reason.code) {
    case "prohibited_business": {
      const tail = business.isMoneyTrade ? " والديون والنقد هما تجارتها، فلا معنى للنسب." : "";
      return `${activity}: نشاط محرّم. ${businessRule(business)}${tail}`;
    }
    case "grey_business":
      return `${activity}: ${businessRule(business)}`;
    case "mixed_business":
      return `${activity}: يُرجَّح وجود جزء محرّم. ${businessRule(business)}`;
    case "purification_required":
      return `${percentText(reason.figure ?? 0)} من إجمالي الإيرادات غير جائز ويجب التصدّق به.`;
    case "sources_disagree":
      return `${subjectOf(reason)}: يختلف مصدران بنسبة ${percentText(reason.figure ?? 0, reason.limit ?? undefined)}.`;
    case "no_prohibited_part":
      return "الدخل غير الجائز: لا يُعرف جزء محرّم من النشاط، وهذا المعيار لا يحتسب الفوائد.";
    default:
      throw new TypeError(`No wording for the reason ${reason.code}`);
  }
}

/** The two figures of a doubt, each with its source and date. */
function newerFigureText(reason: Reason, detail: Extract<ReasonDetail, { kind: "newer_figure" }>): string {
  const { used, newer, part, whole, ratio } = detail;
  const limit = reason.limit ?? undefined;
  const share = (percent: number | null) => percentText(percent ?? 0, limit);
  return `${subjectOf(reason)}: مع ${figureText(used)} تكون نسبة ${PARTS[part]} ${share(ratio)} من ${WHOLE_TEXTS[whole]}، ومع الرقم الأحدث ${figureText(newer)} تكون ${share(reason.figure)}، والحد ${limitText(limit ?? 0)}. والرقمان يؤديان إلى نتيجتين مختلفتين.`;
}

/** A figure with its source and date. */
export function figureText({ amount, bound, source, periodEnd }: NamedFigure): string {
  const words = bound && `${bound === "upper" ? RATIO_TEXTS.atMost : RATIO_TEXTS.atLeast} `;
  return `${words ?? ""}${formatAmount(amount)} (${SOURCE_LABELS[source]}، ${formatDay(periodEnd)})`;
}

/** How old a figure is, and what its ratio is still worth. */
function staleText(reason: Reason, detail: Extract<ReasonDetail, { kind: "stale" }>): string {
  const { periodEnd, part, ratio, ratioLimit, atMost } = detail;
  const isTooOld = part === null || ratio === null || ratioLimit === null;
  const months = (reason.figure ?? 0) > TOO_OLD_AFTER_MONTHS ? TOO_OLD_AFTER_MONTHS : STALE_AFTER_MONTHS;
  const date = `أحدث رقم عن ${subjectOf(reason)} يعود إلى ${formatDay(periodEnd)}، أي قبل أكثر من ${months} شهرًا`;
  if (isTooOld) return `${date}: وهو أقدم من أن تُبنى عليه نتيجة.`;
  const share = percentText(ratio, ratioLimit);
  const limit = limitText(ratioLimit);
  if (atMost) {
    const most = percentText(atMost.ratio, ratioLimit);
    return `${date}. ومع ذلك تحصره الميزانية العمومية الأحدث بتاريخ ${formatDay(atMost.periodEnd)}: نسبة ${PARTS[part]} لا تزيد على ${most}، والحد ${limit}.`;
  }
  if (reason.effect === "note") {
    const distance =
      ratio > ratioLimit
        ? `، أي ما لا يقل عن مرة ونصف من الحد البالغ ${limit}`
        : `، ولا تتجاوز الحد البالغ ${limit} إلا إذا صارت ثلاثة أمثالها`;
    return `${date}. وما زالت النتيجة تقوم عليه: نسبة ${PARTS[part]} ${share}${distance}.`;
  }
  return `${date}. وعند هذا القِدَم لا يُعتمد على نسبة إلا في حدود ثلث حدّها، ونسبة ${PARTS[part]} ${share}، والحد ${limit}.`;
}

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "الديون ذات الفائدة",
  cash: "النقد والأوراق المالية ذات الفائدة",
  income: "الدخل غير الجائز",
  receivables: "الذمم المدينة",
  receivables_and_cash: "الذمم المدينة والنقد",
};

const INCOME_BOUND_TEXTS = {
  lower: (share: string) =>
    `${RATIO_TEXTS.atLeast} ${share} من إجمالي الإيرادات غير جائز. لا يشمل المصدر الاستثمارات قصيرة الأجل وما تدرّه، فقد يكون ما يُتصدَّق به أكثر من ذلك؛ وتقرير الشركة نفسها يذكر دخلها من الفوائد أو دخلها التمويلي.`,
  estimate: (share: string) =>
    `نحو ${share} من إجمالي الإيرادات غير جائز بحسب تقديرنا، ويجب التصدّق به: لا يذكر أي مصدر فوائد الشركة، فنقدّرها من نقدها.`,
  upper: (share: string) =>
    `${RATIO_TEXTS.atMost} ${share} من إجمالي الإيرادات غير جائز ويجب التصدّق به: يحتسب المصدر معه دخلًا آخر أو أصولًا أخرى.`,
} as const;

type AboutRatio = Extract<ReasonDetail, { kind: "ratio" | "uncertain_ratio" }>;

/** The ratio in words, as the start of a sentence. */
function ratioText({ figure, limit }: Reason, detail: AboutRatio): string {
  const share = percentText(figure ?? 0, detail.kind === "uncertain_ratio" ? detail.limit : (limit ?? undefined));
  return `${PARTS[detail.part]}: ${share} من ${WHOLE_TEXTS[detail.whole]}`;
}

function outcomeText({ code, figure, limit }: Reason, { confirmed }: Extract<ReasonDetail, { kind: "ratio" }>): string {
  const shown = limitText(limit ?? 0);
  if (code === "near_limit") return `، في نطاق نقطة مئوية واحدة من الحد البالغ ${shown}.`;
  const certain = confirmed === null ? "" : `، منها ${percentText(confirmed, limit ?? undefined)} تؤكدها الإفصاحات`;
  return `${certain}، ${(figure ?? 0) > (limit ?? 0) ? "فوق" : "عند"} الحد البالغ ${shown}.`;
}

const DOUBT_TEXTS: Readonly<Record<Doubt, (limit: string) => string>> = {
  investments_missing: (limit) =>
    `لكن المصدر لا يشمل الاستثمارات قصيرة الأجل؛ ومعها قد تتجاوز النسبة الحد البالغ ${limit}.`,
  leases_included: (limit) =>
    `لكن المصدر يحتسب عقود الإيجار التشغيلي ديونًا؛ ومن دونها قد تكون النسبة ضمن الحد البالغ ${limit}.`,
  interest_estimated: (limit) => `فوق الحد البالغ ${limit}، لكن الفوائد فيه تقديرية فقط.`,
  islamic_financing: (limit) => `فوق الحد البالغ ${limit}، لكن المصدر لا يفصل التمويل الإسلامي عن الديون ذات الفائدة.`,
  islamic_deposits: (limit) =>
    `فوق الحد البالغ ${limit}، لكن المصدر لا يفصل ودائع المرابحة، وهي بلا فائدة، عن النقد ذي الفائدة.`,
  all_liabilities: (limit) =>
    `لكن هذا كل ما على الشركة من التزامات؛ وديونها ذات الفائدة وحدها قد تكون ضمن الحد البالغ ${limit}.`,
  other_assets_included: (limit) =>
    `لكن المصدر يحتسب معه أصولًا لا تدرّ فائدة؛ ومن دونها قد تكون النسبة ضمن الحد البالغ ${limit}.`,
  other_income_included: (limit) =>
    `لكن المصدر يحتسب مع الفوائد دخلًا آخر؛ ومن دون ذلك الدخل قد تكون النسبة ضمن الحد البالغ ${limit}.`,
  estimate: (limit) => `وهو تقدير أقرب إلى الحد البالغ ${limit} من أن يكون مؤكدًا.`,
};

function subjectOf({ about }: Reason): string {
  return INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS];
}

const limitText = (limit: number) => isolate(`${limit}%`);

/** A zero is a fact only where it was reported or its sources agree on it. */
const NO_REVENUE =
  "إجمالي الإيرادات 0: لا تعلن الشركة أي إيرادات، فلا يمكن قياس نسبة منها؛ وإلى أن تبيع شيئًا قد تكون الفوائد معظم ما تكسبه.";

const PROBLEM_TEXTS: Readonly<Record<FactProblem, string>> = {
  not_a_number: "ما ورد في المصدر ليس رقمًا",
  negative: "الرقم الوارد في المصدر سالب",
  too_large: "الرقم الوارد في المصدر يفوق حجم أي شركة",
  zero: "الرقم الوارد في المصدر 0",
  below_one_dollar: "الرقم الوارد في المصدر أقل من دولار واحد",
  no_exchange_rate: "الرقم الوارد في المصدر بلا سعر صرف",
  no_date: "الرقم الوارد في المصدر بلا تاريخ",
};

const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  negative_amount: "يورد المصدر مبلغًا سالبًا.",
  not_a_number: "يورد المصدر شيئًا ليس رقمًا.",
  zero_unconfirmed: "يورد المصدر صفرًا قد يعني أنه لم يُعلن شيء.",
  debt_above_total_assets: "الديون أكبر من إجمالي الأصول: خطأ في حجم الأرقام لدى المصدر.",
  cash_above_total_assets: "النقد والأوراق المالية أكبر من إجمالي الأصول: خطأ في حجم الأرقام لدى المصدر.",
  debt_far_above_value: "الديون أكثر من مئة مثل للقيمة السوقية.",
  cash_far_above_value: "النقد أكثر من عشرة أمثال القيمة السوقية.",
  revenue_far_above_value: "الإيرادات أكثر من ثلاثين مثلًا للقيمة السوقية: عملة القوائم المالية محل شك.",
  revenue_below_interest_expense: "الإيرادات أقل من الفوائد المدفوعة في السنة نفسها: أخذ المصدر الجزء مكان الكل.",
  revenue_far_below_debt: "الإيرادات أقل من جزء من عشرين من الديون: أخذ المصدر الجزء مكان الكل.",
  value_far_below_cash:
    "نقد الشركة مطروحًا منه ديونها أكثر من ثلاثة أمثال القيمة السوقية: الأرجح أن المصدر يعدّ الأسهم كما كانت قبل إصدار أسهم جديدة.",
  placeholder_share_count: "عدد الأسهم المذكور رقم صوري لا عدد حقيقي.",
  shares_disagree_with_value: "عدد الأسهم مضروبًا في السعر يبعد عن القيمة السوقية بأكثر من الربع.",
  dividend_above_half_of_price: "توزيع سنوي أعلى من نصف السعر.",
  partial_debt: "يورد المصدر جزءًا من الديون فقط.",
  part_of_others: "مصدران آخران بتاريخ مقارب يذكران أكثر منه بكثير: يورد المصدر جزءًا منه فقط.",
  known_to_be_partial: "يورد المصدر جزءًا منه فقط. ويستند هذا إلى ما هو معروف عن الشركة عمومًا، لا إلى مصدر.",
  sources_disagree: "يختلف مصدران اختلافًا أوسع من أن يُختار أحدهما.",
  unknown_currency: "عملة القوائم المالية غير معروفة.",
  no_exchange_rate: "لا يُعرف سعر صرف لعملة القوائم المالية.",
  stale_concept: "توقفت الشركة عن الإفصاح عنه تحت هذا البند.",
  average_far_from_value:
    "المتوسط أكثر من أربعة أمثال القيمة السوقية اليوم، أو أقل من ربعها: يدخل فيه أثر تجزئة للسهم أو إصدار حقوق أولوية.",
  mixed_dates: "الجزء المتداول منه غير معلَن بتاريخ الميزانية العمومية.",
  dated_in_future: "يؤرّخه المصدر بتاريخ في المستقبل.",
  not_twelve_months: "يورده المصدر عن مدة غير اثني عشر شهرًا، كما يحدث حين تغيّر الشركة سنتها المالية.",
  of_another_size:
    "يعود إلى ما قبل اندماج أو انفصال: في ميزانية عمومية أحدث يبلغ إجمالي الأصول مثلَي ما كان عليه على الأقل، أو نصفه على الأكثر.",
};
