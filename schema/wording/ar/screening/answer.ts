import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { type CountForms, counted, exactPercent, formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "الديون",
  cash: "النقد",
  income: "الدخل غير الجائز",
  receivables: "الذمم المدينة",
  receivables_and_cash: "الذمم المدينة والنقد",
};

const MONTHS: CountForms = {
  one: "شهر واحد",
  two: "شهران",
  few: (count) => `${count} أشهر`,
  many: (count) => `${count} شهرًا`,
  other: (count) => `${count} شهر`,
};

export const { answerLine, answerOf, TOO_OLD_ANSWER } = answerWording({
  formatMonth,
  formatPercent,
  formatPercentAgainst,
  exactPercent,

  yes: (dated) => (dated ? `نعم، بناءً على ${dated}.` : "نعم."),
  restsOn: (dated) => `وهذا مبني على ${dated}.`,
  dated: (figures, price) =>
    figures && price ? `أرقام ${figures} وسعر ${price}` : figures ? `أرقام ${figures}` : `سعر ${price}`,
  no: (cause) => (cause ? `لا: ${cause}.` : "لا."),
  unclear: (cause) => (cause ? `لا يمكننا الجزم بعد: ${cause}.` : "لا يمكننا الجزم بعد."),
  give: {
    ofDividends: (percent, bound) =>
      percent
        ? `نعم، وأخرِج ${partToGive(percent, bound)} من توزيعات أرباح السهم في وجوه الخير.`
        : "نعم، وأخرِج جزءًا من توزيعات أرباح السهم في وجوه الخير؛ ولا نعرف مقداره.",
    ofGain: (percent, bound) =>
      percent
        ? `نعم. لا توزّع الشركة أرباحًا الآن؛ وإن بعت بربح فأخرِج ${partToGive(percent, bound)} منه في وجوه الخير.`
        : "نعم. لا توزّع الشركة أرباحًا الآن؛ وإن بعت بربح فأخرِج جزءًا منه في وجوه الخير؛ ولا نعرف مقداره.",
    dividendsUnknown: (percent, bound) =>
      percent
        ? `نعم، مع التطهير: نسبة الدخل غير الجائز ${withBound(percent, bound)}، ولا نعرف توزيعات أرباح السهم.`
        : "نعم، مع التطهير: لا نعرف مقداره ولا توزيعات أرباح السهم.",
  },

  forbiddenBusiness: (activity) => (activity ? `نشاط الشركة هو ${activity}` : "نشاط الشركة محرّم"),
  aboveLimit: (part, limit, percent) =>
    percent ? `${PARTS[part]} ${percent}، والحد ${limit}` : `نسبة ${PARTS[part]} تتجاوز الحد البالغ ${limit}`,

  noFigures: "أرقام الشركة غير متوافرة في أي من مصادرنا",
  tooOld: "أرقام الشركة قديمة لا يُعتمد عليها",
  oldReport: (month, months) => `تقرير الشركة المنتهي في ${month} مضى عليه ${counted(months, MONTHS)}`,
  mayBeAbove: (part, limit) => `قد تتجاوز نسبة ${PARTS[part]} الحد البالغ ${limit}`,
  underReview: "أحدث أرقام الشركة قيد المراجعة",
  unknownBusiness: "نشاط الشركة غير معروف بما يكفي",
  noRevenue: "أعلنت الشركة أن إيراداتها صفر",
  differedUpon: "نشاط الشركة محل خلاف بين العلماء",
  mixed: "قد يكون جزء من نشاط الشركة محرّمًا",
  sourcesDisagree: (input) => (input ? `يتعارض مصدران في ${input}` : "تتعارض مصادر أرقام الشركة"),
  notKnown: (input) => (input ? `لا نعرف ${input}` : "لا نعرف عن الشركة ما يكفي"),
  subjects: INPUT_SUBJECTS,
  inSentence: (subject) => subject,
});
