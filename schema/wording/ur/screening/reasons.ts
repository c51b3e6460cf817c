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
  debt_above_total_assets: "قرض کل اثاثوں سے زیادہ ہے۔",
  thousandfold_jump: "کوئی عدد کم از کم سو گنا بڑھ گیا یا گھٹ گیا۔",
  balance_vanished: "ایک قابلِ ذکر رقم گھٹ کر صفر ہو گئی۔",
  shares_contradict_market_capitalization: "شیئرز کی تعداد ضرب قیمت، مارکیٹ کیپ سے میل نہیں کھاتی۔",
  ratio_moved_without_filing: "کوئی تناسب بدل گیا حالانکہ کوئی نئی فائلنگ نہیں آئی۔",
  price_jump_without_split: "شیئر تقسیم (اسپلٹ) کے بغیر قیمت تین گنا سے زیادہ اوپر یا نیچے گئی۔",
  revenue_collapsed: "آمدنی پانچویں حصے سے بھی کم رہ گئی۔",
  sources_disagree: "دو مآخذ میں دس فیصد سے زیادہ فرق ہے۔",
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
      return `${subjectOf(reason)}: ماخذ میں موجود نہیں${reason.about === "interestIncome" ? "، اور اس کا تخمینہ بھی نہیں لگایا جا سکتا" : ""}۔`;
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return NO_REVENUE;
      return `${subjectOf(reason)}: ${PROBLEM_TEXTS[detail.problem]}، اس لیے یہ استعمال نہیں ہو سکتا۔`;
    case "left_out":
      return `${subjectOf(reason)} معلوم نہیں۔ ${LEFT_OUT_TEXTS[detail.why]}`;
    case "stale":
      return staleText(reason, detail);
    case "under_review":
      return `نئے اعداد و شمار نظرِ ثانی کے منتظر ہیں؛ آخری درست اعداد و شمار دکھائے گئے ہیں: ${ANOMALY_TEXTS[detail.anomaly]}`;
    case "unknown_business":
      return `کاروبار پوری طرح معلوم نہیں۔ ${businessRule(context.business)}`;
    case "excluded_by_standard":
      return `یہ کاروبار اس معیار میں خارج ہے (${standardName(context.standardId)}): ${activityName(context.business)}۔`;
    case "not_screened":
      return "ابھی جانچا نہیں گیا: نام ایک لسٹنگ سے معلوم ہے، اور کسی ماخذ میں اس کے اعداد و شمار نہیں۔";
  }
}

/** A reason fully described by its code, its figure and the business. */
function plainText(reason: Reason, business: BusinessScreen): string {
  const activity = activityName(business);
  switch (reason.code) {
    case "prohibited_business": {
      const tail = business.isMoneyTrade ? " قرض اور نقد ہی اس کی تجارت ہیں، اس لیے تناسب کے کوئی معنی نہیں۔" : "";
      return `${activity}: حرام کاروبار۔ ${businessRule(business)}${tail}`;
    }
    case "grey_business":
      return `${activity}: ${businessRule(business)}`;
    case "mixed_business":
      return `${activity}: حرام حصے کا غالب امکان ہے۔ ${businessRule(business)}`;
    case "purification_required":
      return `کل آمدنی کا ${percentText(reason.figure ?? 0)} ناجائز ہے اور اسے صدقہ کرنا لازم ہے۔`;
    case "sources_disagree":
      return `${subjectOf(reason)}: دو مآخذ میں ${percentText(reason.figure ?? 0, reason.limit ?? undefined)} کا فرق ہے۔`;
    case "no_prohibited_part":
      return "ناجائز آمدنی: کاروبار کا کوئی حرام حصہ معلوم نہیں، اور یہ معیار سود کو شمار نہیں کرتا۔";
    default:
      throw new TypeError(`No wording for the reason ${reason.code}`);
  }
}

/** The two figures of a doubt, each with its source and date. */
function newerFigureText(reason: Reason, detail: Extract<ReasonDetail, { kind: "newer_figure" }>): string {
  const { used, newer, part, whole, ratio } = detail;
  const limit = reason.limit ?? undefined;
  const share = (percent: number | null) => percentText(percent ?? 0, limit);
  return `${subjectOf(reason)}: ${figureText(used)} لیں تو تناسب (${PARTS[part]}، ${WHOLE_TEXTS[whole]} کے مقابلے میں) ${share(ratio)} بنتا ہے، اور نیا عدد ${figureText(newer)} لیں تو ${share(reason.figure)}، جبکہ حد ${limitText(limit ?? 0)} ہے۔ ان دونوں سے الگ الگ نتیجے نکلتے ہیں۔`;
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
  const date = `${subjectOf(reason)}: تازہ ترین عدد ${formatDay(periodEnd)} کا ہے، یعنی ${months} ماہ سے زیادہ پرانا`;
  if (isTooOld) return `${date}: نتیجے کے لیے بہت پرانا۔`;
  const share = percentText(ratio, ratioLimit);
  const limit = limitText(ratioLimit);
  if (atMost) {
    const most = percentText(atMost.ratio, ratioLimit);
    return `${date}۔ ${formatDay(atMost.periodEnd)} کی نئی بیلنس شیٹ پھر بھی اس کی بالائی حد بتاتی ہے: ${PARTS[part]} کا تناسب زیادہ سے زیادہ ${most} ہے، جبکہ حد ${limit} ہے۔`;
  }
  if (reason.effect === "note") {
    const distance =
      ratio > ratioLimit
        ? `، یعنی ${limit} کی حد کا کم از کم ڈیڑھ گنا`
        : `، اور ${limit} کی حد سے اوپر جانے کے لیے اسے تین گنا ہونا پڑے گا`;
    return `${date}۔ نتیجہ اب بھی اسی پر قائم ہے: ${PARTS[part]} کا تناسب ${share} ہے${distance}۔`;
  }
  return `${date}۔ اتنے پرانے عدد کے ساتھ تناسب پر صرف حد کے ایک تہائی تک بھروسا کیا جاتا ہے، اور ${PARTS[part]} کا تناسب ${share} ہے جبکہ حد ${limit} ہے۔`;
}

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "سودی قرض",
  cash: "نقد اور سودی سیکیورٹیز",
  income: "ناجائز آمدنی",
  receivables: "واجب الوصول رقوم",
  receivables_and_cash: "واجب الوصول رقوم اور نقد",
};

const INCOME_BOUND_TEXTS = {
  lower: (share: string) =>
    `کل آمدنی کا ${RATIO_TEXTS.atLeast} ${share} ناجائز ہے۔ ماخذ قلیل مدتی سرمایہ کاری اور اس کی کمائی کو شامل نہیں کرتا، اس لیے ہو سکتا ہے کہ صدقہ کرنے کے لیے اس سے زیادہ ہو؛ کمپنی کی اپنی رپورٹ میں اس کی سود کی یا مالیاتی آمدنی درج ہوتی ہے۔`,
  estimate: (share: string) =>
    `ہمارے تخمینے کے مطابق کل آمدنی کا تقریباً ${share} ناجائز ہے اور اسے صدقہ کرنا لازم ہے: کوئی ماخذ اس کا سود نہیں بتاتا، اس لیے ہم اس کے نقد سے اس کا تخمینہ لگاتے ہیں۔`,
  upper: (share: string) =>
    `کل آمدنی کا ${RATIO_TEXTS.atMost} ${share} ناجائز ہے اور اسے صدقہ کرنا لازم ہے: ماخذ اس کے ساتھ دوسری آمدنی یا دوسرے اثاثے بھی شمار کرتا ہے۔`,
} as const;

type AboutRatio = Extract<ReasonDetail, { kind: "ratio" | "uncertain_ratio" }>;

/** The ratio in words, as the start of a sentence. */
function ratioText({ figure, limit }: Reason, detail: AboutRatio): string {
  const share = percentText(figure ?? 0, detail.kind === "uncertain_ratio" ? detail.limit : (limit ?? undefined));
  return `${PARTS[detail.part]}: ${WHOLE_TEXTS[detail.whole]} کا ${share}`;
}

function outcomeText({ code, figure, limit }: Reason, { confirmed }: Extract<ReasonDetail, { kind: "ratio" }>): string {
  const shown = limitText(limit ?? 0);
  if (code === "near_limit") return `، یعنی ${shown} کی حد سے ایک فیصدی پوائنٹ کے اندر۔`;
  const certain =
    confirmed === null ? "" : `، جس میں سے ${percentText(confirmed, limit ?? undefined)} کی تصدیق فائلنگز سے ہوتی ہے`;
  return `${certain}، یعنی ${shown} کی حد ${(figure ?? 0) > (limit ?? 0) ? "سے اوپر" : "پر"}۔`;
}

const DOUBT_TEXTS: Readonly<Record<Doubt, (limit: string) => string>> = {
  investments_missing: (limit) =>
    `مگر ماخذ قلیل مدتی سرمایہ کاری کو شامل نہیں کرتا؛ اس کے ساتھ تناسب ${limit} کی حد سے اوپر ہو سکتا ہے۔`,
  leases_included: (limit) =>
    `مگر ماخذ آپریٹنگ لیز کو بھی قرض شمار کرتا ہے؛ ان کے بغیر تناسب ${limit} کی حد کے اندر ہو سکتا ہے۔`,
  interest_estimated: (limit) => `یعنی ${limit} کی حد سے اوپر، مگر اس میں سود صرف تخمینی ہے۔`,
  islamic_financing: (limit) => `یعنی ${limit} کی حد سے اوپر، مگر ماخذ اسلامی فنانسنگ کو سودی قرض سے الگ نہیں کرتا۔`,
  islamic_deposits: (limit) =>
    `یعنی ${limit} کی حد سے اوپر، مگر ماخذ مرابحہ ڈپازٹس کو، جن پر سود نہیں ہوتا، سودی نقد سے الگ نہیں کرتا۔`,
  all_liabilities: (limit) => `مگر یہ کمپنی کے تمام واجبات ہیں؛ صرف اس کا سودی قرض ${limit} کی حد کے اندر ہو سکتا ہے۔`,
  other_assets_included: (limit) =>
    `مگر ماخذ اس کے ساتھ ایسے اثاثے بھی شمار کرتا ہے جن پر سود نہیں ملتا؛ ان کے بغیر تناسب ${limit} کی حد کے اندر ہو سکتا ہے۔`,
  other_income_included: (limit) =>
    `مگر ماخذ سود کے ساتھ دوسری آمدنی بھی شمار کرتا ہے؛ اس آمدنی کے بغیر تناسب ${limit} کی حد کے اندر ہو سکتا ہے۔`,
  estimate: (limit) => `یہ تخمینہ ہے اور ${limit} کی حد کے اتنا قریب کہ یقین سے نہیں کہا جا سکتا۔`,
};

function subjectOf({ about }: Reason): string {
  return INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS];
}

const limitText = (limit: number) => isolate(`${limit}%`);

/** A zero is a fact only where it was reported or its sources agree on it. */
const NO_REVENUE =
  "کل آمدنی 0 ہے: کمپنی کوئی آمدنی رپورٹ نہیں کرتی، اس لیے اس کا کوئی حصہ نہیں ناپا جا سکتا؛ جب تک یہ کچھ بیچتی نہیں، ہو سکتا ہے کہ اس کی زیادہ تر کمائی سود ہو۔";

const PROBLEM_TEXTS: Readonly<Record<FactProblem, string>> = {
  not_a_number: "ماخذ میں جو درج ہے وہ عدد نہیں",
  negative: "ماخذ میں درج عدد منفی ہے",
  too_large: "ماخذ میں درج عدد کسی بھی کمپنی کے حجم سے بڑا ہے",
  zero: "ماخذ میں درج عدد 0 ہے",
  below_one_dollar: "ماخذ میں درج عدد ایک ڈالر سے کم ہے",
  no_exchange_rate: "ماخذ میں درج عدد کی کوئی شرحِ مبادلہ نہیں",
  no_date: "ماخذ میں درج عدد کی کوئی تاریخ نہیں",
};

const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  negative_amount: "ماخذ منفی رقم دیتا ہے۔",
  not_a_number: "ماخذ کوئی ایسی چیز دیتا ہے جو عدد نہیں۔",
  zero_unconfirmed: "ماخذ صفر دیتا ہے، جس کا مطلب یہ ہو سکتا ہے کہ کچھ رپورٹ نہیں ہوا۔",
  debt_above_total_assets: "قرض کل اثاثوں سے زیادہ: ماخذ میں پیمانے کی غلطی۔",
  cash_above_total_assets: "نقد اور سیکیورٹیز کل اثاثوں سے زیادہ: ماخذ میں پیمانے کی غلطی۔",
  debt_far_above_value: "قرض مارکیٹ کیپ کے سو گنا سے زیادہ۔",
  cash_far_above_value: "نقد مارکیٹ کیپ کے دس گنا سے زیادہ۔",
  revenue_far_above_value: "آمدنی مارکیٹ کیپ کے تیس گنا سے زیادہ: رپورٹ کی کرنسی مشکوک ہے۔",
  revenue_below_interest_expense: "آمدنی اسی سال ادا کیے گئے سود سے کم: ماخذ نے جزو کو کُل سمجھ لیا۔",
  revenue_far_below_debt: "آمدنی قرض کے بیسویں حصے سے کم: ماخذ نے جزو کو کُل سمجھ لیا۔",
  value_far_below_cash:
    "اس کا نقد، قرض نکال کر، مارکیٹ کیپ کے تین گنا سے زیادہ ہے: غالباً ماخذ وہ شیئرز گنتا ہے جو نئے شیئرز جاری ہونے سے پہلے تھے۔",
  placeholder_share_count: "شیئرز کی تعداد محض خانہ پُری کا عدد ہے۔",
  shares_disagree_with_value: "شیئرز کی تعداد ضرب قیمت میں اور مارکیٹ کیپ میں ایک چوتھائی سے زیادہ فرق ہے۔",
  dividend_above_half_of_price: "سالانہ ڈیویڈنڈ قیمت کے نصف سے زیادہ۔",
  partial_debt: "ماخذ قرض کا صرف ایک حصہ دیتا ہے۔",
  part_of_others: "لگ بھگ اسی تاریخ کے دو اور مآخذ کہیں زیادہ بتاتے ہیں: ماخذ اس کا صرف ایک حصہ دیتا ہے۔",
  known_to_be_partial:
    "ماخذ اس کا صرف ایک حصہ دیتا ہے۔ یہ بات کمپنی کے بارے میں عام معلومات پر مبنی ہے، کسی ماخذ پر نہیں۔",
  sources_disagree: "دو مآخذ میں اتنا فرق ہے کہ کسی ایک کو چنا نہیں جا سکتا۔",
  unknown_currency: "رپورٹ کی کرنسی معلوم نہیں۔",
  no_exchange_rate: "رپورٹ کی کرنسی کی کوئی شرحِ مبادلہ معلوم نہیں۔",
  stale_concept: "کمپنی نے اس مد میں اسے رپورٹ کرنا بند کر دیا۔",
  average_far_from_value:
    "اوسط آج کی مارکیٹ کیپ کے چار گنا سے زیادہ یا ایک چوتھائی سے کم ہے: اس میں شیئر تقسیم (اسپلٹ) یا رائٹس اجرا شامل ہے۔",
  mixed_dates: "اس کا رواں (قلیل مدتی) حصہ بیلنس شیٹ کی تاریخ پر رپورٹ نہیں ہوا۔",
  dated_in_future: "ماخذ اس پر مستقبل کی تاریخ دیتا ہے۔",
  not_twelve_months:
    "ماخذ اسے بارہ ماہ کے بجائے کسی اور مدت کے لیے دیتا ہے، جیسا کہ کمپنی کے مالی سال بدلنے پر ہوتا ہے۔",
  of_another_size:
    "یہ انضمام یا علیحدگی سے پہلے کا ہے: نئی بیلنس شیٹ میں کل اثاثے اُس وقت کے مقابلے میں کم از کم دگنے ہیں یا زیادہ سے زیادہ آدھے۔",
};
