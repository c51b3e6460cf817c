import { isPurificationRequired } from "../../../domain/screening/compliance-status.ts";
import { type ComplianceStatus, FORBIDDING_REASONS } from "../../../domain/screening/screening.ts";
import { houseLimitsOn } from "../../../domain/standards/rule-changes.ts";
import {
  CASH_WITHOUT_INVESTMENTS_DOUBT,
  NEAR_LIMIT_MARGIN,
  PURIFICATION_REQUIRED_FROM,
} from "../../../domain/standards/screening-limits.ts";
import type { RatioName } from "../../../domain/standards/standards.ts";
import type { Analysis, Stock } from "../../contracts/stocks.ts";
import { formatAmount, formatDollars, formatPercent } from "./format.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { RATIO_LABELS, RATIO_TEXTS } from "./ratios.ts";
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

/** What forbids a stock comes before what only leaves a doubt; else in the given order. */
export function decidingFirst<Reason extends { code: string }>(reasons: readonly Reason[]): Reason[] {
  const rank = ({ code }: Reason) => (FORBIDDING_REASONS.has(code) ? 0 : 1);
  return [...reasons].sort((one, other) => rank(one) - rank(other));
}

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
  const isSmall = incomeBound(analysis) === "lower" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
  if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN)
    return "Permissible. How much of each dividend to give away is not known: the source leaves out short-term investments.";
  const percent = withBound(formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1), analysis);
  const estimated = isIncomeEstimated(analysis) ? ", by our estimate" : "";
  if (dividendPerShare === 0)
    return `Permissible. It pays no dividend; give away ${percent} of the gain when you sell${estimated}.`;
  const share = `Permissible. Give away ${percent} of each dividend`;
  return purificationAmount
    ? `${share}: ${withBound(formatDollars(purificationAmount), analysis)} a share over the last year${estimated}.`
    : `${share}${estimated}.`;
}

/** Whether the income to purify is known only from below or from above; null when it is known, or not known at all. */
export function incomeBound({ evidence }: Pick<Analysis, "evidence">): "upper" | "lower" | null {
  return evidence.find(({ input }) => input === "interestIncome")?.bound ?? null;
}

/** Whether the income to purify is our own estimate, and neither a least nor a most. */
function isIncomeEstimated(analysis: Pick<Analysis, "evidence">): boolean {
  const income = analysis.evidence.find(({ input }) => input === "interestIncome");
  return income?.source === "mizan-estimate" && income.bound === null;
}

/** An amount or percentage to purify, with "at least", "at most" or "about" where its income is only known so. */
export function withBound(text: string, analysis: Pick<Analysis, "evidence">): string {
  const bound = incomeBound(analysis);
  if (isIncomeEstimated(analysis)) return `${RATIO_TEXTS.about} ${text}`;
  return bound === null ? text : `${bound === "lower" ? RATIO_TEXTS.atLeast : RATIO_TEXTS.atMost} ${text}`;
}

type FlipPoint = Analysis["flipPoints"][number];
type Flipping = Pick<Analysis, "flipPoints" | "screenedOn" | RatioName>;

/** Every flip point in one sentence, nearest first, each with the limit that it reaches; undefined when there is none. */
export function flipPointSentence(analysis: Flipping): string | undefined {
  const byNearest = [...analysis.flipPoints].sort(
    (one, other) => Math.abs(one.changePercent) - Math.abs(other.changePercent),
  );
  if (byNearest.length === 0) return undefined;
  const crossings = byNearest.map((point) => ({ point, crossing: crossingOf(point, analysis) }));
  const parts = [...Map.groupBy(crossings, ({ point }) => point.to)].map(
    ([status, points]) => `${STATUS_LABELS[status]} if ${joined(points.map(movement), "or")}`,
  );
  const isBesideLimit = crossings.some(({ crossing }) => crossing.kind === "beside_limit");
  return `All else equal, it would become ${joined(parts, "and")}.${isBesideLimit ? ` ${DOUBT_AROUND_LIMIT}` : ""}`;
}

const DOUBT_AROUND_LIMIT =
  "An estimated or incomplete figure leaves a doubt around its limit, so the verdict changes before or after the limit itself.";

/** Where the ratio stands when the input has moved to its flip point. */
type Crossing =
  | { kind: "limit" | "beside_limit" | "purification"; name: RatioName; percent: number; limit: number }
  /** More cash is estimated to earn more interest. */
  | { kind: "interest" };

function movement({ point, crossing }: { point: FlipPoint; crossing: Crossing }): string {
  const { input, threshold, changePercent } = point;
  const direction = changePercent < 0 ? "fell" : "rose";
  const moved = `${INPUT_LABELS[input].toLowerCase()} ${direction} ${changeText(changePercent)} to ${formatAmount(threshold)}`;
  return `${moved} (${crossingText(crossing)})`;
}

function crossingText(crossing: Crossing): string {
  if (crossing.kind === "interest") return "by the interest that is estimated on it";
  const { kind, name, percent, limit } = crossing;
  const label = RATIO_LABELS[name].toLowerCase();
  if (kind === "limit") return `${label} at its limit of ${limit}%`;
  const place = `${label} at ${formatPercent(percent)}`;
  return kind === "purification" ? `${place}, where purification begins` : `${place}, limit ${limit}%`;
}

/** The ratio and the threshold that are reached when the input has moved that far. */
function crossingOf({ input, changePercent }: FlipPoint, ratios: Flipping): Crossing {
  const factor = 1 + changePercent / 100;
  const limits = houseLimitsOn(ratios.screenedOn);
  const moved = RATIOS_OF_INPUT[input].flatMap((name) => {
    const ratio = ratios[name];
    return ratio === null || ratio === 0
      ? []
      : [{ name, limit: limits[name], percent: input === "marketCapitalization" ? ratio / factor : ratio * factor }];
  });
  for (const { name, percent, limit } of moved) {
    if (isAt(percent, limit)) return { kind: "limit", name, percent, limit };
    if (name === "nonCompliantIncomeRatio" && isAt(percent, PURIFICATION_REQUIRED_FROM))
      return { kind: "purification", name, percent, limit };
    if (besideLimit(limit).some((bound) => isAt(percent, bound))) return { kind: "beside_limit", name, percent, limit };
  }
  const [first] = moved;
  return first === undefined || input === "cashAndInterestBearingSecurities"
    ? { kind: "interest" }
    : { kind: "beside_limit", ...first };
}

/** Where a doubt about an estimated ratio, or about cash without its investments, begins and ends. */
const besideLimit = (limit: number) => [
  limit - NEAR_LIMIT_MARGIN,
  limit + NEAR_LIMIT_MARGIN,
  (limit * CASH_WITHOUT_INVESTMENTS_DOUBT.of) / CASH_WITHOUT_INVESTMENTS_DOUBT.outOf,
];

const isAt = (percent: number, bound: number) => Math.abs(percent / bound - 1) < 0.001;

/** The ratios that an input moves; more cash is estimated to earn more interest. */
const RATIOS_OF_INPUT: Readonly<Record<FlipPoint["input"], readonly RatioName[]>> = {
  marketCapitalization: ["debtRatio", "cashRatio"],
  interestBearingDebt: ["debtRatio"],
  cashAndInterestBearingSecurities: ["cashRatio", "nonCompliantIncomeRatio"],
  nonCompliantRevenue: ["nonCompliantIncomeRatio"],
};

/** A large rise reads as a multiple, not as a percent of four digits. */
function changeText(changePercent: number): string {
  const percent = Math.abs(changePercent);
  return changePercent >= 1000
    ? `${Math.round(1 + percent / 100)}-fold`
    : `by ${formatPercent(percent, percent < 10 ? 1 : 0)}`;
}

function joined(parts: readonly string[], word: "and" | "or"): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")}, ${word} ${last}`;
}

/** The usual note on the business where it is true; otherwise the result of the business screen. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null)
    return "The primary business is permissible. How much of the income is not compliant is not known.";
  const isRequired = isPurificationRequired(nonCompliantIncomeRatio, incomeBound(analysis));
  if (!isRequired && nonCompliantIncomeRatio === 0) return "All business activities are fully Sharia-compliant.";
  if (!isRequired)
    return "Primary business is Sharia-compliant. Its non-compliant income rounds to 0% of the total, so none has to be given away.";
  return nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio
    ? "Primary business is Sharia-compliant. Minor non-compliant income requires purification."
    : "The primary business is permissible, but its non-compliant income is above the limit.";
}

/** What to give away of a share's dividends when there is no amount to name. */
export function noAmountText(purificationAmount: number | null): string {
  return purificationAmount === null
    ? "The dividend is not known, so no amount per share can be given."
    : "No dividend to purify. A gain on a sale is purified with the calculator.";
}

export const stockTitle = ({ name, symbol }: Pick<Stock, "name" | "symbol">) => `Is ${name} (${symbol}) halal?`;

/** The description of a stock's page for search engines: the verdict first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${verdictSentence(stock)} The ratios, the figures and filings behind them, and the purification amount. Free.`;
}
