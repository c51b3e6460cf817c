import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { type CountForms, counted, exactPercent, formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "قرض",
  cash: "نقد",
  income: "ناجائز آمدنی",
  receivables: "واجب الوصول رقوم",
  receivables_and_cash: "واجب الوصول رقوم اور نقد",
};

const MONTHS: CountForms = {
  one: "1 ماہ",
  other: (count) => `${count} ماہ`,
};

export const { answerLine, answerOf, TOO_OLD_ANSWER } = answerWording({
  formatMonth,
  formatPercent,
  formatPercentAgainst,
  exactPercent,

  yes: (dated) => (dated ? `ہاں، ${dated} کے مطابق۔` : "ہاں۔"),
  restsOn: (dated) => `یہ جواب ${dated} کے مطابق ہے۔`,
  dated: (figures, price) =>
    figures && price
      ? `${figures} کے اعداد و شمار اور ${price} کی قیمت`
      : figures
        ? `${figures} کے اعداد و شمار`
        : `${price} کی قیمت`,
  no: (cause) => (cause ? `نہیں: ${cause}۔` : "نہیں۔"),
  unclear: (cause) => (cause ? `ابھی کہا نہیں جا سکتا: ${cause}۔` : "ابھی کہا نہیں جا سکتا۔"),
  give: {
    ofDividends: (percent, bound) =>
      percent
        ? `ہاں، اور اس کے ڈیویڈنڈ کا ${partToGive(percent, bound)} تطہیر کے لیے مستحقین کو دیں۔`
        : "ہاں، اور اس کے ڈیویڈنڈ کا کچھ حصہ تطہیر کے لیے مستحقین کو دیں؛ اس کی مقدار معلوم نہیں۔",
    ofGain: (percent, bound) =>
      percent
        ? `ہاں۔ یہ کمپنی فی الحال ڈیویڈنڈ نہیں دیتی؛ منافع پر بیچیں تو اس منافع کا ${partToGive(percent, bound)} تطہیر کے لیے مستحقین کو دیں۔`
        : "ہاں۔ یہ کمپنی فی الحال ڈیویڈنڈ نہیں دیتی؛ منافع پر بیچیں تو اس منافع کا کچھ حصہ تطہیر کے لیے مستحقین کو دیں؛ اس کی مقدار معلوم نہیں۔",
    dividendsUnknown: (percent, bound) =>
      percent
        ? `ہاں، تطہیر کے ساتھ: اس کی ناجائز آمدنی ${withBound(percent, bound)} ہے؛ اس کے ڈیویڈنڈ معلوم نہیں۔`
        : "ہاں، تطہیر کے ساتھ: نہ اس کی مقدار معلوم ہے نہ اس کے ڈیویڈنڈ۔",
  },

  forbiddenBusiness: (activity) => (activity ? `اس کا کاروبار ${activity} ہے` : "اس کا کاروبار حرام ہے"),
  aboveLimit: (part, limit, percent) =>
    percent ? `${PARTS[part]} ${percent}، جبکہ حد ${limit} ہے` : `${PARTS[part]} کا تناسب ${limit} کی حد سے اوپر ہے`,

  noFigures: "کسی ماخذ میں اس کے اعداد و شمار نہیں",
  tooOld: "اس کے اعداد و شمار پرانے ہو چکے ہیں",
  oldReport: (month, months) => `${month} کی رپورٹ کو ${counted(months, MONTHS)} گزر چکے ہیں`,
  mayBeAbove: (part, limit) => `${PARTS[part]} کا تناسب ${limit} کی حد سے اوپر ہو سکتا ہے`,
  underReview: "اس کے تازہ ترین اعداد و شمار کی جانچ پڑتال ہو رہی ہے",
  unknownBusiness: "اس کے کاروبار کے بارے میں کافی معلومات نہیں",
  noRevenue: "اس کی اپنی رپورٹ میں آمدنی صفر ہے",
  differedUpon: "اس کے کاروبار پر علماء کا اختلاف ہے",
  mixed: "ہو سکتا ہے کہ اس کے کاروبار کا ایک حصہ حرام ہو",
  sourcesDisagree: (input) => (input ? `دو مآخذ میں اختلاف ہے (${input})` : "اس کے مآخذ میں اختلاف ہے"),
  notKnown: (input) => (input ? `${input} معلوم نہیں` : "اس کے بارے میں کافی معلومات نہیں"),
  subjects: INPUT_SUBJECTS,
  inSentence: (subject) => subject,
});
