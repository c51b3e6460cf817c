import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { type AnomalyTexts, reasonWording } from "../../reason-rules.ts";
import { exactPercent, formatAmount, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { standardName } from "./standard-names.ts";
import { WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: AnomalyTexts = {
  debt_above_total_assets: "الديون أكبر من إجمالي الأصول.",
  thousandfold_jump: "صار أحد الأرقام أكبر أو أصغر بمئة مرة على الأقل.",
  balance_vanished: "هبط رصيد ذو شأن إلى الصفر.",
  shares_contradict_market_capitalization: "عدد الأسهم مضروبًا في السعر يناقض القيمة السوقية.",
  ratio_moved_without_filing: "تغيّرت نسبة مع أنه لم يصدر إفصاح جديد.",
  price_jump_without_split: "صار السعر أكثر من ثلاثة أمثاله أو أقل من ثلثه من دون تجزئة للسهم.",
  revenue_collapsed: "هبطت الإيرادات إلى أقل من خُمسها.",
  sources_disagree: "يختلف مصدران بأكثر من عشرة في المئة.",
};

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "الديون ذات الفائدة",
  cash: "النقد والأوراق المالية ذات الفائدة",
  income: "الدخل غير الجائز",
  receivables: "الذمم المدينة",
  receivables_and_cash: "الذمم المدينة والنقد",
};

export const { reasonText, figureText } = reasonWording({
  percentText,
  exactPercent,
  formatDay,
  withBound,
  figure: ({ amount, source, periodEnd }) =>
    `${formatAmount(amount)} (${SOURCE_LABELS[source]}، ${formatDay(periodEnd)})`,
  activityName,
  businessRule,
  standardName,
  subjects: INPUT_SUBJECTS,
  anomalies: ANOMALY_TEXTS,

  ratio: (part, share, whole) => `${PARTS[part]}: ${share} من ${WHOLE_TEXTS[whole]}`,
  nearLimit: (ratio, limit) => `${ratio}، في نطاق نقطة مئوية واحدة من الحد البالغ ${limit}.`,
  aboveLimit: (ratio, limit) => `${ratio}، فوق الحد البالغ ${limit}.`,
  atLimit: (ratio, limit) => `${ratio}، عند الحد البالغ ${limit}.`,
  confirmed: (ratio, share) => `${ratio}، منها ${share} تؤكدها الإفصاحات`,
  inDoubt: (ratio, doubt) => `${ratio}، ${doubt}`,
  doubts: {
    investments_missing: (limit) =>
      `لكن المصدر لا يشمل الاستثمارات قصيرة الأجل؛ ومعها قد تتجاوز النسبة الحد البالغ ${limit}.`,
    leases_included: (limit) =>
      `لكن المصدر يحتسب عقود الإيجار التشغيلي ديونًا؛ ومن دونها قد تكون النسبة ضمن الحد البالغ ${limit}.`,
    interest_estimated: (limit) => `فوق الحد البالغ ${limit}، لكن الفوائد فيه تقديرية فقط.`,
    islamic_financing: (limit) =>
      `فوق الحد البالغ ${limit}، لكن المصدر لا يفصل التمويل الإسلامي عن الديون ذات الفائدة.`,
    islamic_deposits: (limit) =>
      `فوق الحد البالغ ${limit}، لكن المصدر لا يفصل ودائع المرابحة، وهي بلا فائدة، عن النقد ذي الفائدة.`,
    all_liabilities: (limit) =>
      `لكن هذا كل ما على الشركة من التزامات؛ وديونها ذات الفائدة وحدها قد تكون ضمن الحد البالغ ${limit}.`,
    other_assets_included: (limit) =>
      `لكن المصدر يحتسب معه أصولًا لا تدرّ فائدة؛ ومن دونها قد تكون النسبة ضمن الحد البالغ ${limit}.`,
    other_income_included: (limit) =>
      `لكن المصدر يحتسب مع الفوائد دخلًا آخر؛ ومن دون ذلك الدخل قد تكون النسبة ضمن الحد البالغ ${limit}.`,
    passes_by_value: (limit) => `فوق حد ${limit} بإجمالي الأصول؛ وقد تُقبل بمتوسط القيمة السوقية حيث يكون هو الأكبر.`,
    limit_announced: (limit) => `ضمن حد ${limit}، لكنها فوق الحد الأخفض الذي أُعلن أنه يسري من يوم لا نعرفه.`,
    at_limit: (limit) => `عند حد ${limit} تمامًا، ولا يذكر نص استطعنا قراءته هل يُقبل ذلك.`,
    estimate: (limit) => `وهذا تقدير قريب جدًّا من الحد البالغ ${limit}، فلا يمكن الجزم به.`,
  },
  newerFigure: ({ subject, part, whole, used, usedShare, newer, newerShare, limit }) =>
    `${subject}: مع ${used} تكون نسبة ${PARTS[part]} ${usedShare} من ${WHOLE_TEXTS[whole]}، ومع الرقم الأحدث ${newer} تكون ${newerShare}، والحد ${limit}. والرقمان يؤديان إلى نتيجتين مختلفتين.`,

  old: (subject, date, months) => `أحدث رقم عن ${subject} يعود إلى ${date}، أي قبل أكثر من ${months} شهرًا`,
  tooOld: (old) => `${old}: وهو قديم جدًّا، فلا تُبنى عليه نتيجة.`,
  bounded: (old, date, part, share, limit) =>
    `${old}. ومع ذلك تبيّن الميزانية العمومية الأحدث بتاريخ ${date} أن نسبة ${PARTS[part]} لا تزيد على ${share}، والحد ${limit}.`,
  farAboveLimit: (old, part, share, limit) =>
    `${old}. وما زالت النتيجة تقوم عليه: نسبة ${PARTS[part]} ${share}، أي 1.5 من الحد البالغ ${limit} أو أكثر.`,
  farBelowLimit: (old, part, share, limit) =>
    `${old}. وما زالت النتيجة تقوم عليه: نسبة ${PARTS[part]} ${share}، ولا تتجاوز الحد البالغ ${limit} إلا إذا صارت ثلاثة أمثالها.`,
  reliedOnLittle: (old, part, share, limit) =>
    `${old}. ومع رقم بهذا القِدم لا نقبل نسبة إلا إذا لم تزد على ثلث حدّها: نسبة ${PARTS[part]} ${share}، والحد ${limit}.`,

  missing: (subject) => `لا يذكر المصدر ${subject}.`,
  missingInterest: (subject) => `لا يذكر المصدر ${subject}، ولا يمكن تقديره.`,
  unusable: (subject, problem) => `${subject}: ${problem}، فلا يمكن استخدامه.`,
  problems: {
    not_a_number: "ما ورد في المصدر ليس رقمًا",
    negative: "الرقم الوارد في المصدر سالب",
    too_large: "الرقم الوارد في المصدر يفوق حجم أي شركة",
    zero: "الرقم الوارد في المصدر 0",
    below_one_dollar: "الرقم الوارد في المصدر أقل من دولار واحد",
    no_exchange_rate: "الرقم الوارد في المصدر بلا سعر صرف",
    no_date: "الرقم الوارد في المصدر بلا تاريخ",
  },
  noRevenue:
    "إجمالي الإيرادات 0: أعلنت الشركة أن إيراداتها صفر، فلا يمكن قياس نسبة منها؛ وإلى أن تبيع شيئًا قد تكون الفوائد معظم ما تكسبه.",
  leftOut: (subject, why) => `لا نعرف ${subject}. ${why}`,
  whyLeftOut: {
    negative_amount: "يورد المصدر مبلغًا سالبًا.",
    not_a_number: "يورد المصدر شيئًا ليس رقمًا.",
    zero_unconfirmed: "يورد المصدر صفرًا قد يعني أنه لم يُعلن شيء.",
    debt_above_total_assets: "الديون أكبر من إجمالي الأصول: خطأ في حجم الأرقام لدى المصدر.",
    cash_above_total_assets: "النقد والأوراق المالية أكبر من إجمالي الأصول: خطأ في حجم الأرقام لدى المصدر.",
    debt_far_above_value: "الديون تزيد على القيمة السوقية بأكثر من مئة مرة.",
    cash_far_above_value: "النقد أكثر من عشرة أمثال القيمة السوقية.",
    revenue_far_above_value: "الإيرادات تزيد على القيمة السوقية بأكثر من ثلاثين مرة: عملة القوائم المالية محل شك.",
    revenue_below_interest_expense:
      "الإيرادات أقل من الفوائد المدفوعة في السنة نفسها: أخذ المصدر جزءًا من هذا الرقم مكان الكل.",
    revenue_far_below_debt: `الإيرادات أقل من ${percentText(5)} من الديون: أخذ المصدر جزءًا من هذا الرقم مكان الكل.`,
    value_far_below_cash:
      "نقد الشركة مطروحًا منه ديونها أكثر من ثلاثة أمثال القيمة السوقية: الأرجح أن المصدر يعدّ الأسهم كما كانت قبل إصدار أسهم جديدة.",
    placeholder_share_count: "عدد الأسهم المذكور رقم صوري لا عدد حقيقي.",
    shares_disagree_with_value: "عدد الأسهم مضروبًا في السعر يبعد عن القيمة السوقية بأكثر من الربع.",
    dividend_above_half_of_price: "توزيع سنوي أعلى من نصف السعر.",
    partial_debt: "يورد المصدر جزءًا من الديون فقط.",
    part_of_others: "مصدران آخران بتاريخ مقارب يذكران رقمًا أكبر بكثير: ما في هذا المصدر جزء منه فقط.",
    known_to_be_partial: "يورد المصدر جزءًا من هذا الرقم فقط. ويستند هذا إلى ما هو معروف عن الشركة عمومًا، لا إلى مصدر.",
    sources_disagree: "يختلف مصدران اختلافًا كبيرًا، فلا يمكن اختيار أحدهما.",
    unknown_currency: "عملة القوائم المالية غير معروفة.",
    no_exchange_rate: "لا يُعرف سعر صرف لعملة القوائم المالية.",
    stale_concept: "توقفت الشركة عن الإفصاح عن هذا الرقم تحت هذا البند.",
    average_far_from_value:
      "المتوسط أكثر من أربعة أمثال القيمة السوقية اليوم، أو أقل من ربعها: يدخل فيه أثر تجزئة للسهم أو إصدار حقوق أولوية.",
    mixed_dates: "الجزء المتداول من هذا الرقم غير معلَن بتاريخ الميزانية العمومية.",
    dated_in_future: "تاريخ هذا الرقم في المصدر يقع في المستقبل.",
    not_twelve_months: "الرقم في المصدر عن مدة غير اثني عشر شهرًا، كما يحدث حين تغيّر الشركة سنتها المالية.",
    of_another_size:
      "هذا الرقم من قبل اندماج أو انفصال: في ميزانية عمومية أحدث يبلغ إجمالي الأصول ضعف ما كان عليه على الأقل، أو نصفه على الأكثر.",
  },
  sourcesDisagree: (subject, share) => `${subject}: يختلف مصدران بنسبة ${share}.`,
  underReview: (anomaly) => `توجد أرقام أحدث تنتظر المراجعة. ${anomaly} والمعروض هنا آخر أرقام اجتازت فحوصنا.`,
  notScreened: "لم يُفحص بعد: الاسم معروف من قائمة إدراج، وأرقام الشركة غير متوافرة في أي من مصادرنا.",

  prohibited: (activity, rule) => `${activity}: نشاط محرّم. ${rule}`,
  moneyTrade: " والديون والنقد هما تجارتها، فلا معنى للنسب.",
  differedUpon: (activity, rule) => `${activity}: ${rule}`,
  mixed: (activity, rule) => `${activity}: يُرجَّح وجود جزء محرّم. ${rule}`,
  unknownBusiness: (rule) => `نشاط الشركة غير معروف بما يكفي. ${rule}`,
  excluded: (standard, activity) => `هذا النشاط مستبعد وفق ${standard}: ${activity}.`,

  editions: {
    no_day: "لا يقيّم هذا المعيار شيئًا: فليس لنصه يوم يسري منه.",
    two_on_one_day: "لا يقيّم هذا المعيار شيئًا: فنصان من نصوصه من يوم واحد.",
    no_denominator: "لا يقيّم هذا المعيار شيئًا: فأحد اختباراته لا يذكر بأي شيء يُقاس.",
    not_in_force: "لا يقيّم هذا المعيار شيئًا من ذلك اليوم: فقد سرى أول نصوصه بعده.",
  },

  purify: (share) => `الجزء غير الجائز من إجمالي الإيرادات ${share}: أخرِج مثل ذلك من توزيعاتك في وجوه الخير.`,
  purifyBound: {
    lower: (share) =>
      `الجزء غير الجائز من إجمالي الإيرادات لا يقل عن ${share}: أخرِج من توزيعاتك ما لا يقل عن ذلك في وجوه الخير. لا يشمل المصدر الاستثمارات قصيرة الأجل وما تدرّه، فقد يكون المقدار أكبر؛ وتقرير الشركة نفسها يذكر دخلها من الفوائد أو دخلها التمويلي.`,
    estimate: (share) =>
      `الجزء غير الجائز من إجمالي الإيرادات نحو ${share} بحسب تقديرنا: أخرِج مثل ذلك من توزيعاتك في وجوه الخير. لا يذكر أي مصدر فوائد الشركة، فنقدّرها من نقدها.`,
    upper: (share) =>
      `الجزء غير الجائز من إجمالي الإيرادات يبلغ ${share} على الأكثر، فلا يلزم أن يزيد ما تخرجه من توزيعاتك في وجوه الخير على ذلك: يحتسب المصدر معه دخلًا آخر أو أصولًا أخرى.`,
  },
  noProhibitedPart: "الدخل غير الجائز: لا يُعرف جزء محرّم من النشاط، وهذا المعيار لا يحتسب الفوائد.",
});
