import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import type { ComplianceStatus } from "../../../../domain/screening/screening.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { verdictWording } from "../../verdict-rules.ts";
import { formatAmount, formatDollars, formatPercent, isolate } from "../format.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "حلال",
  questionable: "محلِ نظر",
  haram: "شریعت کے مطابق نہیں",
};

export const EVERY_TEST_PASSED = "کافی شواہد کی بنیاد پر ہر معیار پر پورا۔";

export const NOT_SCREENED = {
  title: "ابھی جانچا نہیں گیا",
  text: "یہ نام اپنی ایکسچینج کی فہرست سے معلوم ہے، مگر اب تک کسی ماخذ میں اس کے اعداد و شمار نہیں۔ ہم نہ اس کے حق میں کچھ کہتے ہیں نہ اس کے خلاف: اعداد و شمار نہ ہونے سے کوئی شیئر نہ حلال ہوتا ہے نہ حرام۔",
} as const;

export const FLIP_TEXTS = {
  input: "اگر یہ بدلے اور باقی سب وہی رہے",
  now: "ابھی",
  to: "بدل کر",
  verdict: "تو نتیجہ",
} as const;

export const { verdictSentence, whatDecides, flipRows, businessNote, byOurEstimate, noAmountText } = verdictWording({
  formatAmount,
  formatDollars,
  formatPercent,
  withBound,
  standingLine,
  inputs: INPUT_LABELS,

  noFigures: "اب تک کسی ماخذ میں اس کے اعداد و شمار نہیں، اس لیے نہ اس کے حق میں کچھ کہا جا سکتا ہے نہ اس کے خلاف۔",
  halal: "جائز۔ ہر حد کے اندر۔",
  avoid: (sentence) => `اس سے بچیں۔ ${sentence}`,
  firstSentence: /^.*?۔(?= |$)/u,
  purify: "تطہیر کے ساتھ جائز۔",
  partNotKnown:
    "جائز۔ ہر ڈیویڈنڈ کا کچھ حصہ تطہیر کے لیے مستحقین کو دیں۔ مقدار معلوم نہیں: ماخذ قلیل مدتی سرمایہ کاری کو شامل نہیں کرتا۔",
  ofGain: (percent, bound, estimated) =>
    `جائز۔ یہ کوئی ڈیویڈنڈ نہیں دیتا؛ بیچنے پر منافع کا ${partToGive(percent, bound)} تطہیر کے لیے مستحقین کو دیں${estimated}۔`,
  ofDividends: (percent, bound, estimated) =>
    `جائز۔ ہر ڈیویڈنڈ کا ${partToGive(percent, bound)} تطہیر کے لیے مستحقین کو دیں${estimated}۔`,
  ofDividendsAmount: (percent, bound, amount, estimated) =>
    `جائز۔ ہر ڈیویڈنڈ کا ${partToGive(percent, bound)} تطہیر کے لیے مستحقین کو دیں: پچھلے بارہ ماہ میں فی شیئر ${amount}${estimated}۔`,
  byOurEstimate: "، ہمارے تخمینے کے مطابق",

  below: (amount) => `اس سے کم: ${amount}`,
  above: (amount) => `اس سے زیادہ: ${amount}`,

  business: {
    incomeNotKnown: "بنیادی کاروبار جائز ہے۔ آمدنی کا کتنا حصہ ناجائز ہے، یہ معلوم نہیں۔",
    compliant: "تمام کاروباری سرگرمیاں مکمل طور پر شریعت کے مطابق ہیں۔",
    roundsToNothing: `بنیادی کاروبار شریعت کے مطابق ہے۔ اس کی ناجائز آمدنی راؤنڈ کرنے پر کل کا ${isolate("0%")} بنتی ہے، اس لیے کسی چیز کی تطہیر لازم نہیں۔`,
    purify: "بنیادی کاروبار شریعت کے مطابق ہے۔ تھوڑی سی ناجائز آمدنی کی تطہیر لازم ہے۔",
    aboveLimit: "بنیادی کاروبار جائز ہے، مگر اس کی ناجائز آمدنی حد سے اوپر ہے۔",
  },
  dividendNotKnown: "ڈیویڈنڈ معلوم نہیں، اس لیے فی شیئر رقم نہیں بتائی جا سکتی۔",
  noDividend: "تطہیر کے لیے کوئی ڈیویڈنڈ نہیں۔ فروخت کے منافع کی تطہیر کیلکولیٹر سے کی جاتی ہے۔",
});

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  `کیا ${isolate(name)} (${isolate(symbol)}) حلال ہے؟`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `کیا ${isolate(everydayName(name))} حلال ہے؟`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} تناسب، ان کے پیچھے کے اعداد و شمار اور فائلنگز، اور تطہیر کی رقم۔ مفت۔`;
}
