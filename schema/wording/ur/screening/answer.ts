import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { type CountForms, counted, exactPercent, formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive } from "./ratios.ts";

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

  yes: "ہاں۔",
  no: (cause) => (cause ? `نہیں: ${cause}۔` : "نہیں۔"),
  unclear: (cause) => (cause ? `ابھی کہا نہیں جا سکتا: ${cause}۔` : "ابھی کہا نہیں جا سکتا۔"),
  giveSome: (paid) => `ہاں، اور ${paid} کا کچھ حصہ صدقہ کریں۔`,
  give: (percent, bound, paid) => `ہاں، اور ${paid} کا ${partToGive(percent, bound)} صدقہ کریں۔`,
  paid: { gain: "بیچنے پر ہونے والے منافع", dividends: "اس کے ڈیویڈنڈ" },

  forbiddenBusiness: (activity) => (activity ? `اس کا کاروبار ${activity} ہے` : "اس کا کاروبار حرام ہے"),
  aboveLimit: (part, percent, limit, isAtMost) =>
    `${PARTS[part]} ${percent}${isAtMost ? " تک" : ""}، جبکہ حد ${limit} ہے`,

  noFigures: "کسی ماخذ میں اس کے اعداد و شمار نہیں",
  tooOld: "اس کے اعداد و شمار بہت پرانے ہیں",
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
