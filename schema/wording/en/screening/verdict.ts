import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import { asksToPurify } from "../../../../domain/screening/compliance-status.ts";
import { type ComplianceStatus, decidingFirst, purificationBound } from "../../../../domain/screening/screening.ts";
import { houseLimitsOn } from "../../../../domain/standards/rule-changes.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Analysis, Stock } from "../../../contracts/stocks.ts";
import { formatAmount, formatDollars, formatPercent } from "../format.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "Halal",
  questionable: "Questionable",
  haram: "Haram",
};

export const EVERY_TEST_PASSED = "Every test is passed, on sufficient evidence.";

export const NOT_SCREENED = {
  title: "Not screened yet",
  text: "This name is known from its exchange's list, but no source has its figures so far. We say nothing for or against it: missing figures make no share halal, and none haram.",
} as const;

/** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
export function verdictSentence({
  isScreened,
  complianceStatus,
  analysis,
}: Pick<Stock, "isScreened" | "complianceStatus" | "analysis">): string {
  if (!isScreened) return "No source has its figures so far, so nothing can be said for or against it.";
  if (complianceStatus === "halal") return "Permissible. Within every limit.";
  const verdicts = decidingFirst(analysis.reasons).filter(({ effect }) => effect === "verdict");
  const deciding = verdicts.find(({ code }) => code !== "purification_required");
  if (deciding === undefined) return purifySentence(analysis);
  const sentence = firstSentence(deciding.message);
  return complianceStatus === "haram" ? `Avoid it. ${sentence}` : standingLine("doubt", sentence);
}

/** What decides, without the rule and the source behind it, which the reasons name. */
const firstSentence = (text: string) => /^.*?\.(?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

/** A smaller percentage reads as 0.00 %. */
const LEAST_SHOWN = 0.005;

function purifySentence(analysis: Analysis): string {
  const { nonCompliantIncomeRatio, purificationAmount, dividendPerShare } = analysis;
  if (nonCompliantIncomeRatio === null) return "Permissible with purification.";
  const bound = purificationBound(analysis.evidence);
  const isSmall = bound === "at_least" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
  if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN)
    return "Permissible. How much of each dividend to give away is not known: the source leaves out short-term investments.";
  const percent = withBound(formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1), bound);
  const estimated = byOurEstimate(analysis);
  if (dividendPerShare === 0)
    return `Permissible. It pays no dividend; give away ${percent} of the gain when you sell${estimated}.`;
  const share = `Permissible. Give away ${percent} of each dividend`;
  return purificationAmount
    ? `${share}: ${withBound(formatDollars(purificationAmount), bound)} a share over the last year${estimated}.`
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
  input: "If this moves, all else equal",
  now: "from",
  to: "to",
  verdict: "it becomes",
  below: "below",
  above: "above",
} as const;

/** The usual note on the business where it is true; otherwise the result of the business screen. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null)
    return "The primary business is permissible. How much of the income is not compliant is not known.";
  const isRequired = asksToPurify(analysis);
  if (!isRequired && nonCompliantIncomeRatio === 0) return "All business activities are fully Sharia-compliant.";
  if (!isRequired)
    return "Primary business is Sharia-compliant. Its non-compliant income rounds to 0% of the total, so none has to be given away.";
  return nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio
    ? "Primary business is Sharia-compliant. Minor non-compliant income requires purification."
    : "The primary business is permissible, but its non-compliant income is above the limit.";
}

/** Said after an amount that rests on our own estimate of the income; empty for any other. */
export function byOurEstimate(analysis: Pick<Analysis, "evidence">): string {
  return purificationBound(analysis.evidence) === "about" ? ", by our estimate" : "";
}

/** What to give away of a share's dividends when there is no amount to name. */
export function noAmountText(purificationAmount: number | null): string {
  return purificationAmount === null
    ? "The dividend is not known, so no amount per share can be given."
    : "No dividend to purify. A gain on a sale is purified with the calculator.";
}

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) => `Is ${name} (${symbol}) halal?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `Is ${everydayName(name)} halal?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} The ratios, the figures and filings behind them, and the purification amount. Free.`;
}
