import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import { asksToPurify } from "../../../../domain/screening/compliance-status.ts";
import { type ComplianceStatus, decidingFirst, purificationBound } from "../../../../domain/screening/screening.ts";
import { houseLimitsOn } from "../../../../domain/standards/rule-changes.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Analysis, Stock } from "../../../contracts/stocks.ts";
import { formatAmount, formatDollars, formatPercent, isolate } from "../format.ts";
import { shortName } from "../names.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { byPercent, withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "حلال",
  questionable: "محل نظر",
  haram: "غير متوافق",
};

export const EVERY_TEST_PASSED = "نجح في كل الفحوص، استنادًا إلى أدلة كافية.";

export const NOT_SCREENED = {
  title: "لم يُفحص بعد",
  text: "هذا الاسم معروف من قائمة بورصته، لكن أرقام الشركة غير متوافرة حتى الآن في أي من مصادرنا. ولا نقول شيئًا له ولا عليه: فنقص الأرقام لا يجعل سهمًا حلالًا ولا حرامًا.",
} as const;

/** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
export function verdictSentence({
  isScreened,
  complianceStatus,
  analysis,
}: Pick<Stock, "isScreened" | "complianceStatus" | "analysis">): string {
  if (!isScreened) return "أرقام الشركة غير متوافرة حتى الآن في أي من مصادرنا، فلا يمكن قول شيء للسهم ولا عليه.";
  if (complianceStatus === "halal") return "جائز. ضمن كل الحدود.";
  const verdicts = decidingFirst(analysis.reasons).filter(({ effect }) => effect === "verdict");
  const deciding = verdicts.find(({ code }) => code !== "purification_required");
  if (deciding === undefined) return purifySentence(analysis);
  const sentence = firstSentence(deciding.message);
  return complianceStatus === "haram" ? `تجنَّبه. ${sentence}` : standingLine("doubt", sentence);
}

/** What decides, without the rule and the source behind it, which the reasons name. */
const firstSentence = (text: string) => /^.*?\.(?= |$)/u.exec(text)?.[0] ?? text;

/** A smaller percentage reads as 0.00 %. */
const LEAST_SHOWN = 0.005;

function purifySentence(analysis: Analysis): string {
  const { nonCompliantIncomeRatio, purificationAmount, dividendPerShare } = analysis;
  if (nonCompliantIncomeRatio === null) return "جائز مع التطهير.";
  const bound = purificationBound(analysis.evidence);
  const isSmall = bound === "at_least" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
  if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN)
    return "جائز. لا نعرف كم يُتصدَّق به من كل توزيع: المصدر لا يشمل الاستثمارات قصيرة الأجل.";
  const percent = byPercent(formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1), bound);
  const estimated = byOurEstimate(analysis);
  if (dividendPerShare === 0) return `جائز. لا يوزّع أرباحًا؛ تصدَّق ${percent} من ربحك عند البيع${estimated}.`;
  const share = `جائز. تصدَّق ${percent} من كل توزيع`;
  return purificationAmount
    ? `${share}: ${withBound(formatDollars(purificationAmount), bound)} للسهم خلال آخر سنة${estimated}.`
    : `${share}${estimated}.`;
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
  input: "إذا تغيّر هذا وبقي ما سواه على حاله",
  now: "من",
  to: "إلى",
  verdict: "تصبح النتيجة",
  below: "أقل من",
  above: "أكثر من",
} as const;

/** The usual note on the business where it is true; otherwise the result of the business screen. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null) return "النشاط الرئيس مباح. ولا نعرف كم من الدخل غير جائز.";
  const isRequired = asksToPurify(analysis);
  if (!isRequired && nonCompliantIncomeRatio === 0) return "جميع أنشطة الشركة متوافقة تمامًا مع الشريعة.";
  if (!isRequired)
    return `النشاط الرئيس متوافق مع الشريعة. ودخل الشركة غير الجائز يُقرَّب إلى ${isolate("0%")} من المجموع، فلا يلزم التصدّق بشيء منه.`;
  return nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio
    ? "النشاط الرئيس متوافق مع الشريعة. وفيه دخل يسير غير جائز يلزم تطهيره."
    : "النشاط الرئيس مباح، لكن دخل الشركة غير الجائز فوق الحد.";
}

/** Said after an amount that rests on our own estimate of the income; empty for any other. */
export function byOurEstimate(analysis: Pick<Analysis, "evidence">): string {
  return purificationBound(analysis.evidence) === "about" ? "، بحسب تقديرنا" : "";
}

/** What to give away of a share's dividends when there is no amount to name. */
export function noAmountText(purificationAmount: number | null): string {
  return purificationAmount === null
    ? "توزيعات الأرباح غير معروفة، فلا يمكن ذكر مبلغ للسهم."
    : "لا توزيعات لتطهيرها. واحسب بالحاسبة ما تتصدّق به من ربح البيع.";
}

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  `هل سهم ${isolate(shortName(name))} (${isolate(symbol)}) حلال؟`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `هل سهم ${isolate(everydayName(shortName(name)))} حلال؟`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} النسب، والأرقام والإفصاحات التي تقوم عليها، ومبلغ التطهير. مجانًا.`;
}
