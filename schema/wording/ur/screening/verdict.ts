import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import { asksToPurify } from "../../../../domain/screening/compliance-status.ts";
import { type ComplianceStatus, decidingFirst, purificationBound } from "../../../../domain/screening/screening.ts";
import { houseLimitsOn } from "../../../../domain/standards/rule-changes.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Analysis, Stock } from "../../../contracts/stocks.ts";
import { formatAmount, formatDollars, formatPercent, isolate } from "../format.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "حلال",
  questionable: "محلِ نظر",
  haram: "شریعت کے مطابق نہیں",
};

export const EVERY_TEST_PASSED = "کافی شواہد کی بنیاد پر ہر جانچ میں کامیاب۔";

export const NOT_SCREENED = {
  title: "ابھی جانچا نہیں گیا",
  text: "یہ نام اپنی ایکسچینج کی فہرست سے معلوم ہے، مگر اب تک کسی ماخذ میں اس کے اعداد و شمار نہیں۔ ہم نہ اس کے حق میں کچھ کہتے ہیں نہ اس کے خلاف: اعداد و شمار نہ ہونے سے کوئی شیئر نہ حلال ہوتا ہے نہ حرام۔",
} as const;

/** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
export function verdictSentence({
  isScreened,
  complianceStatus,
  analysis,
}: Pick<Stock, "isScreened" | "complianceStatus" | "analysis">): string {
  if (!isScreened)
    return "اب تک کسی ماخذ میں اس کے اعداد و شمار نہیں، اس لیے نہ اس کے حق میں کچھ کہا جا سکتا ہے نہ اس کے خلاف۔";
  if (complianceStatus === "halal") return "جائز۔ ہر حد کے اندر۔";
  const verdicts = decidingFirst(analysis.reasons).filter(({ effect }) => effect === "verdict");
  const deciding = verdicts.find(({ code }) => code !== "purification_required");
  if (deciding === undefined) return purifySentence(analysis);
  const sentence = firstSentence(deciding.message);
  return complianceStatus === "haram" ? `اس سے بچیں۔ ${sentence}` : standingLine("doubt", sentence);
}

/** What decides, without the rule and the source behind it, which the reasons name. */
const firstSentence = (text: string) => /^.*?۔(?= |$)/u.exec(text)?.[0] ?? text;

/** A smaller percentage reads as 0.00 %. */
const LEAST_SHOWN = 0.005;

function purifySentence(analysis: Analysis): string {
  const { nonCompliantIncomeRatio, purificationAmount, dividendPerShare } = analysis;
  if (nonCompliantIncomeRatio === null) return "تطہیر کے ساتھ جائز۔";
  const bound = purificationBound(analysis.evidence);
  const isSmall = bound === "at_least" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
  if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN)
    return "جائز۔ ہر ڈیویڈنڈ میں سے کتنا صدقہ کرنا ہے، یہ معلوم نہیں: ماخذ قلیل مدتی سرمایہ کاری کو شامل نہیں کرتا۔";
  const percent = withBound(formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1), bound);
  const estimated = byOurEstimate(analysis);
  if (dividendPerShare === 0)
    return `جائز۔ یہ کوئی ڈیویڈنڈ نہیں دیتا؛ بیچنے پر منافع کا ${percent} صدقہ کریں${estimated}۔`;
  const share = `جائز۔ ہر ڈیویڈنڈ کا ${percent} صدقہ کریں`;
  return purificationAmount
    ? `${share}: پچھلے ایک سال میں فی شیئر ${withBound(formatDollars(purificationAmount), bound)}${estimated}۔`
    : `${share}${estimated}۔`;
}

/** A move of one input that would change the verdict, all else equal. */
export type FlipRow = { input: string; now: string; to: string; verdict: ComplianceStatus };

/** Flip points, nearest first, without those that an input reaches only at ten times its size or at a tenth of it. */
export function flipRows({ flipPoints }: Pick<Analysis, "flipPoints">): FlipRow[] {
  const near = flipPoints.filter(({ changePercent }) => changePercent > -90 && changePercent < 900);
  const byNearest = near.sort((one, other) => Math.abs(one.changePercent) - Math.abs(other.changePercent));
  return byNearest.map(({ input, threshold, changePercent, to }) => ({
    input: INPUT_LABELS[input],
    now: formatAmount(threshold / (1 + changePercent / 100)),
    to: `${changePercent < 0 ? FLIP_TEXTS.below : FLIP_TEXTS.above} ${formatAmount(threshold)}`,
    verdict: to,
  }));
}

export const FLIP_TEXTS = {
  input: "اگر یہ بدلے اور باقی سب وہی رہے",
  now: "ابھی",
  to: "بدل کر",
  verdict: "تو نتیجہ",
  below: "اس سے کم:",
  above: "اس سے زیادہ:",
} as const;

/** The usual note on the business where it is true; otherwise the result of the business screen. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null) return "بنیادی کاروبار جائز ہے۔ آمدنی کا کتنا حصہ ناجائز ہے، یہ معلوم نہیں۔";
  const isRequired = asksToPurify(analysis);
  if (!isRequired && nonCompliantIncomeRatio === 0) return "تمام کاروباری سرگرمیاں مکمل طور پر شریعت کے مطابق ہیں۔";
  if (!isRequired)
    return `بنیادی کاروبار شریعت کے مطابق ہے۔ اس کی ناجائز آمدنی گول کرنے پر کل کا ${isolate("0%")} بنتی ہے، اس لیے کچھ بھی صدقہ کرنا لازم نہیں۔`;
  return nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio
    ? "بنیادی کاروبار شریعت کے مطابق ہے۔ تھوڑی سی ناجائز آمدنی کی تطہیر لازم ہے۔"
    : "بنیادی کاروبار جائز ہے، مگر اس کی ناجائز آمدنی حد سے اوپر ہے۔";
}

/** Said after an amount that rests on our own estimate of the income; empty for any other. */
export function byOurEstimate(analysis: Pick<Analysis, "evidence">): string {
  return purificationBound(analysis.evidence) === "about" ? "، ہمارے تخمینے کے مطابق" : "";
}

/** What to give away of a share's dividends when there is no amount to name. */
export function noAmountText(purificationAmount: number | null): string {
  return purificationAmount === null
    ? "ڈیویڈنڈ معلوم نہیں، اس لیے فی شیئر رقم نہیں بتائی جا سکتی۔"
    : "تطہیر کے لیے کوئی ڈیویڈنڈ نہیں۔ فروخت کے منافع کی تطہیر کیلکولیٹر سے کی جاتی ہے۔";
}

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  `کیا ${isolate(name)} (${isolate(symbol)}) حلال ہے؟`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `کیا ${isolate(everydayName(name))} حلال ہے؟`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} تناسب، ان کے پیچھے کے اعداد و شمار اور فائلنگز، اور تطہیر کی رقم۔ مفت۔`;
}
