import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { type AnomalyTexts, reasonWording } from "../../reason-rules.ts";
import { exactPercent, formatAmount, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { RATIO_TEXTS, withBound } from "./ratios.ts";
import { standardName } from "./standard-names.ts";
import { WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: AnomalyTexts = {
  debt_above_total_assets: "قرض کل اثاثوں سے زیادہ ہے۔",
  thousandfold_jump: "کوئی عدد کم از کم سو گنا بڑھ گیا یا گھٹ گیا۔",
  balance_vanished: "ایک قابلِ ذکر رقم گھٹ کر صفر ہو گئی۔",
  shares_contradict_market_capitalization: "شیئرز کی تعداد ضرب قیمت، مارکیٹ کیپ سے میل نہیں کھاتی۔",
  ratio_moved_without_filing: "کوئی تناسب بدل گیا حالانکہ کوئی نئی فائلنگ نہیں آئی۔",
  price_jump_without_split: "شیئر تقسیم (اسپلٹ) کے بغیر قیمت تین گنا سے زیادہ اوپر یا نیچے گئی۔",
  revenue_collapsed: "آمدنی پانچویں حصے سے بھی کم رہ گئی۔",
  sources_disagree: "دو مآخذ میں دس فیصد سے زیادہ فرق ہے۔",
};

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "سودی قرض",
  cash: "نقد اور سودی سیکیورٹیز",
  income: "ناجائز آمدنی",
  receivables: "واجب الوصول رقوم",
  receivables_and_cash: "واجب الوصول رقوم اور نقد",
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

  ratio: (part, share, whole) => `${PARTS[part]}: ${WHOLE_TEXTS[whole]} کا ${share}`,
  nearLimit: (ratio, limit) => `${ratio}، یعنی ${limit} کی حد سے ایک فیصدی پوائنٹ کے اندر۔`,
  aboveLimit: (ratio, limit) => `${ratio}، یعنی ${limit} کی حد سے اوپر۔`,
  atLimit: (ratio, limit) => `${ratio}، یعنی ${limit} کی حد پر۔`,
  confirmed: (ratio, share) => `${ratio}، جس میں سے ${share} کی تصدیق فائلنگز سے ہوتی ہے`,
  inDoubt: (ratio, doubt) => `${ratio}، ${doubt}`,
  doubts: {
    investments_missing: (limit) =>
      `مگر ماخذ قلیل مدتی سرمایہ کاری کو شامل نہیں کرتا؛ اس کے ساتھ تناسب ${limit} کی حد سے اوپر ہو سکتا ہے۔`,
    leases_included: (limit) =>
      `مگر ماخذ آپریٹنگ لیز کو بھی قرض شمار کرتا ہے؛ ان کے بغیر تناسب ${limit} کی حد کے اندر ہو سکتا ہے۔`,
    interest_estimated: (limit) => `یعنی ${limit} کی حد سے اوپر، مگر اس میں سود صرف تخمینی ہے۔`,
    islamic_financing: (limit) => `یعنی ${limit} کی حد سے اوپر، مگر ماخذ اسلامی فنانسنگ کو سودی قرض سے الگ نہیں کرتا۔`,
    islamic_deposits: (limit) =>
      `یعنی ${limit} کی حد سے اوپر، مگر ماخذ مرابحہ ڈپازٹس کو، جن پر سود نہیں ہوتا، سودی نقد سے الگ نہیں کرتا۔`,
    all_liabilities: (limit) =>
      `مگر یہ کمپنی کے تمام واجبات ہیں؛ صرف اس کا سودی قرض ${limit} کی حد کے اندر ہو سکتا ہے۔`,
    other_assets_included: (limit) =>
      `مگر ماخذ اس کے ساتھ ایسے اثاثے بھی شمار کرتا ہے جن پر سود نہیں ملتا؛ ان کے بغیر تناسب ${limit} کی حد کے اندر ہو سکتا ہے۔`,
    other_income_included: (limit) =>
      `مگر ماخذ سود کے ساتھ دوسری آمدنی بھی شمار کرتا ہے؛ اس آمدنی کے بغیر تناسب ${limit} کی حد کے اندر ہو سکتا ہے۔`,
    passes_by_value: (limit) =>
      `کل اثاثوں کے حساب سے ${limit} کی حد سے اوپر؛ جہاں اوسط مارکیٹ ویلیو زیادہ ہو وہاں اس کے حساب سے حد کے اندر ہو سکتا ہے۔`,
    limit_announced: (limit) =>
      `${limit} کی حد کے اندر، مگر اس کم تر حد سے اوپر جس کا اعلان ہو چکا ہے مگر نفاذ کا دن ہمیں معلوم نہیں۔`,
    at_limit: (limit) => `عین ${limit} کی حد پر، اور کوئی متن جو ہم پڑھ سکے یہ نہیں بتاتا کہ یہ قبول ہے یا نہیں۔`,
    estimate: (limit) => `مگر یہ تخمینہ ہے اور ${limit} کی حد کے اتنے قریب کہ یقین سے نہیں کہا جا سکتا۔`,
  },
  newerFigure: ({ subject, part, whole, used, usedShare, newer, newerShare, limit }) =>
    `${subject}: ${used} لیں تو تناسب (${PARTS[part]}، ${WHOLE_TEXTS[whole]} کے مقابلے میں) ${usedShare} بنتا ہے، اور نیا عدد ${newer} لیں تو ${newerShare}، جبکہ حد ${limit} ہے۔ ان دونوں سے الگ الگ نتیجے نکلتے ہیں۔`,

  old: (subject, date, months) => `${subject}: تازہ ترین عدد ${date} کا ہے، یعنی ${months} ماہ سے زیادہ پرانا`,
  tooOld: (old) => `${old}: یہ پرانا ہو چکا ہے، اس پر کوئی نتیجہ قائم نہیں ہو سکتا۔`,
  bounded: (old, date, part, share, limit) =>
    `${old}۔ ${date} کی نئی بیلنس شیٹ سے پھر بھی اتنا یقینی ہے: ${PARTS[part]} کا تناسب زیادہ سے زیادہ ${share} ہے، جبکہ حد ${limit} ہے۔`,
  farAboveLimit: (old, part, share, limit) =>
    `${old}۔ نتیجہ اب بھی اسی پر قائم ہے: ${PARTS[part]} کا تناسب ${share} ہے، یعنی ${limit} کی حد کا کم از کم ڈیڑھ گنا۔`,
  farBelowLimit: (old, part, share, limit) =>
    `${old}۔ نتیجہ اب بھی اسی پر قائم ہے: ${PARTS[part]} کا تناسب ${share} ہے، اور ${limit} کی حد سے صرف تین گنا ہونے پر اوپر جائے گا۔`,
  reliedOnLittle: (old, part, share, limit) =>
    `${old}۔ اتنے پرانے عدد کے ساتھ ہم تناسب کو تبھی مانتے ہیں جب وہ حد کے ایک تہائی سے زیادہ نہ ہو: ${PARTS[part]} کا تناسب ${share} ہے جبکہ حد ${limit} ہے۔`,

  missing: (subject) => `${subject}: ماخذ میں موجود نہیں۔`,
  missingInterest: (subject) => `${subject}: ماخذ میں موجود نہیں، اور اس کا تخمینہ بھی نہیں لگایا جا سکتا۔`,
  unusable: (subject, problem) => `${subject}: ${problem}، اس لیے یہ استعمال نہیں ہو سکتا۔`,
  problems: {
    not_a_number: "ماخذ میں جو درج ہے وہ عدد نہیں",
    negative: "ماخذ میں درج عدد منفی ہے",
    too_large: "ماخذ میں درج عدد کسی بھی کمپنی کے حجم سے بڑا ہے",
    zero: "ماخذ میں درج عدد 0 ہے",
    below_one_dollar: "ماخذ میں درج عدد ایک ڈالر سے کم ہے",
    no_exchange_rate: "ماخذ میں درج عدد کی کوئی شرحِ مبادلہ نہیں",
    no_date: "ماخذ میں درج عدد کی کوئی تاریخ نہیں",
  },
  noRevenue:
    "کل آمدنی 0 ہے: کمپنی اپنی آمدنی صفر رپورٹ کرتی ہے، اس لیے اس کا کوئی حصہ نہیں ناپا جا سکتا؛ جب تک یہ کچھ بیچتی نہیں، ہو سکتا ہے کہ اس کی زیادہ تر کمائی سود ہو۔",
  leftOut: (subject, why) => `${subject} معلوم نہیں۔ ${why}`,
  whyLeftOut: {
    negative_amount: "ماخذ منفی رقم دیتا ہے۔",
    not_a_number: "ماخذ کوئی ایسی چیز دیتا ہے جو عدد نہیں۔",
    zero_unconfirmed: "ماخذ صفر دیتا ہے، جس کا مطلب یہ ہو سکتا ہے کہ کچھ رپورٹ نہیں ہوا۔",
    debt_above_total_assets: "قرض کل اثاثوں سے زیادہ: ماخذ میں پیمانے کی غلطی۔",
    cash_above_total_assets: "نقد اور سیکیورٹیز کل اثاثوں سے زیادہ: ماخذ میں پیمانے کی غلطی۔",
    debt_far_above_value: "قرض مارکیٹ کیپ کے سو گنا سے زیادہ۔",
    cash_far_above_value: "نقد مارکیٹ کیپ کے دس گنا سے زیادہ۔",
    revenue_far_above_value: "آمدنی مارکیٹ کیپ کے تیس گنا سے زیادہ: رپورٹ کی کرنسی مشکوک ہے۔",
    revenue_below_interest_expense:
      "آمدنی اسی سال ادا کیے گئے سود سے کم: ماخذ نے اس عدد کے ایک حصے کو پورا عدد سمجھ لیا۔",
    revenue_far_below_debt: `آمدنی قرض کے ${percentText(5)} سے کم: ماخذ نے اس عدد کے ایک حصے کو پورا عدد سمجھ لیا۔`,
    value_far_below_cash:
      "اس کا نقد، قرض نکال کر، مارکیٹ کیپ کے تین گنا سے زیادہ ہے: غالباً ماخذ وہ شیئرز گنتا ہے جو نئے شیئرز جاری ہونے سے پہلے تھے۔",
    placeholder_share_count: "شیئرز کی تعداد محض خانہ پُری کا عدد ہے۔",
    shares_disagree_with_value: "شیئرز کی تعداد ضرب قیمت میں اور مارکیٹ کیپ میں ایک چوتھائی سے زیادہ فرق ہے۔",
    dividend_above_half_of_price: "سالانہ ڈیویڈنڈ قیمت کے نصف سے زیادہ۔",
    partial_debt: "ماخذ قرض کا صرف ایک حصہ دیتا ہے۔",
    part_of_others: "تقریباً اسی تاریخ کے دو اور مآخذ بہت زیادہ بتاتے ہیں: یہ ماخذ اس عدد کا صرف ایک حصہ دیتا ہے۔",
    known_to_be_partial:
      "ماخذ اس عدد کا صرف ایک حصہ دیتا ہے۔ یہ بات کمپنی کے بارے میں عام معلومات پر مبنی ہے، کسی ماخذ پر نہیں۔",
    sources_disagree: "دو مآخذ میں اتنا فرق ہے کہ کسی ایک کو چنا نہیں جا سکتا۔",
    unknown_currency: "رپورٹ کی کرنسی معلوم نہیں۔",
    no_exchange_rate: "رپورٹ کی کرنسی کی کوئی شرحِ مبادلہ معلوم نہیں۔",
    stale_concept: "کمپنی نے یہ عدد اس مد میں رپورٹ کرنا بند کر دیا۔",
    average_far_from_value:
      "اوسط آج کی مارکیٹ کیپ کے چار گنا سے زیادہ یا ایک چوتھائی سے کم ہے: اس میں شیئر تقسیم (اسپلٹ) یا رائٹس اجرا شامل ہے۔",
    mixed_dates: "اس عدد کا رواں (قلیل مدتی) حصہ بیلنس شیٹ کی تاریخ پر رپورٹ نہیں ہوا۔",
    dated_in_future: "ماخذ میں اس عدد پر مستقبل کی تاریخ ہے۔",
    not_twelve_months:
      "ماخذ یہ عدد بارہ ماہ کے بجائے کسی اور مدت کے لیے دیتا ہے، جیسا کہ کمپنی کے مالی سال بدلنے پر ہوتا ہے۔",
    of_another_size:
      "یہ عدد انضمام یا علیحدگی سے پہلے کا ہے: نئی بیلنس شیٹ میں کل اثاثے اُس وقت کے مقابلے میں کم از کم دگنے ہیں یا زیادہ سے زیادہ آدھے۔",
  },
  sourcesDisagree: (subject, share) => `${subject}: دو مآخذ میں ${share} کا فرق ہے۔`,
  underReview: (anomaly) =>
    `نئے اعداد و شمار نظرِ ثانی کے منتظر ہیں۔ ${anomaly} یہاں وہ آخری اعداد و شمار ہیں جو ہماری جانچ پڑتال پر پورے اترے۔`,
  notScreened: "ابھی جانچا نہیں گیا: نام ایک لسٹنگ سے معلوم ہے، اور کسی ماخذ میں اس کے اعداد و شمار نہیں۔",

  prohibited: (activity, rule) => `${activity}: حرام کاروبار۔ ${rule}`,
  moneyTrade: " قرض اور نقد ہی اس کی تجارت ہیں، اس لیے تناسب کے کوئی معنی نہیں۔",
  differedUpon: (activity, rule) => `${activity}: ${rule}`,
  mixed: (activity, rule) => `${activity}: حرام حصے کا غالب امکان ہے۔ ${rule}`,
  unknownBusiness: (rule) => `کاروبار کے بارے میں کافی معلومات نہیں۔ ${rule}`,
  excluded: (standard, activity) => `یہ کاروبار اس معیار میں خارج ہے (${standard}): ${activity}۔`,

  editions: {
    no_day: "یہ معیار کچھ نہیں پرکھتا: اس کے متن کے نافذ ہونے کا کوئی دن نہیں۔",
    two_on_one_day: "یہ معیار کچھ نہیں پرکھتا: اس کے دو متن ایک ہی دن کے ہیں۔",
    no_denominator: "یہ معیار کچھ نہیں پرکھتا: اس کی ایک جانچ یہ نہیں بتاتی کہ کس کے مقابلے میں ناپا جائے۔",
    not_in_force: "یہ معیار اس دن کا کچھ نہیں پرکھتا: اس کا پہلا متن اس کے بعد نافذ ہوا۔",
  },

  purify: (share) => `کل آمدنی کا ${share} ناجائز ہے: اپنے ڈیویڈنڈ کا اتنا حصہ تطہیر کے لیے مستحقین کو دیں۔`,
  purifyBound: {
    lower: (share) =>
      `کل آمدنی کا ${RATIO_TEXTS.atLeast} ${share} ناجائز ہے: اپنے ڈیویڈنڈ کا کم سے کم اتنا حصہ تطہیر کے لیے مستحقین کو دیں۔ ماخذ قلیل مدتی سرمایہ کاری اور اس کی کمائی کو شامل نہیں کرتا، اس لیے ہو سکتا ہے کہ مقدار اس سے زیادہ ہو؛ کمپنی کی اپنی رپورٹ میں اس کی سود کی یا مالیاتی آمدنی درج ہوتی ہے۔`,
    estimate: (share) =>
      `ہمارے تخمینے کے مطابق کل آمدنی کا تقریباً ${share} ناجائز ہے: اپنے ڈیویڈنڈ کا اتنا حصہ تطہیر کے لیے مستحقین کو دیں۔ کوئی ماخذ اس کا سود نہیں بتاتا، اس لیے ہم اس کے نقد سے اس کا تخمینہ لگاتے ہیں۔`,
    upper: (share) =>
      `کل آمدنی کا ${RATIO_TEXTS.atMost} ${share} ناجائز ہے: تطہیر کے لیے ڈیویڈنڈ میں سے اس سے زیادہ دینا لازم نہیں۔ ماخذ اس کے ساتھ دوسری آمدنی یا دوسرے اثاثے بھی شمار کرتا ہے۔`,
  },
  noProhibitedPart: "ناجائز آمدنی: کاروبار کا کوئی حرام حصہ معلوم نہیں، اور یہ معیار سود کو شمار نہیں کرتا۔",
});
