import type { ComplianceStatus, RatioName } from "../../../domain/screening/compliance.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../domain/standards/screening-limits.ts";
import { HOUSE_LIMITS } from "../../../domain/standards/standards.ts";
import type { Analysis, Stock } from "../../contracts/stocks.ts";
import { formatAmount, formatDollars, formatPercent } from "./format.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { RATIO_LABELS } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "Halal",
  questionable: "Questionable",
  haram: "Haram",
};

/** Shown when a verdict has no reason to give. */
export const EVERY_TEST_PASSED = "Every test is passed, on sufficient evidence.";

export const NOT_SCREENED = {
  title: "Not screened yet",
  text: "This name is known from its exchange's list, but no source has its figures so far. Nothing is said about it, neither for nor against; until it is screened it counts as questionable.",
} as const;

/** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
export function verdictSentence({
  isScreened,
  complianceStatus,
  analysis,
}: Pick<Stock, "isScreened" | "complianceStatus" | "analysis">): string {
  if (!isScreened) return "No source has its figures so far, so nothing can be said for or against it.";
  if (complianceStatus === "halal") return "Permissible. Within every limit.";
  const verdicts = analysis.reasons.filter(({ effect }) => effect === "verdict");
  const deciding = verdicts.find(({ code }) => code !== "purification_required");
  if (deciding === undefined) return purifySentence(analysis);
  const sentence = deciding.message;
  return complianceStatus === "haram" ? `Avoid it. ${sentence}` : standingLine("doubt", sentence);
}

function purifySentence({ nonCompliantIncomeRatio, purificationAmount, dividendPerShare }: Analysis): string {
  if (nonCompliantIncomeRatio === null) return "Permissible with purification.";
  const percent = formatPercent(nonCompliantIncomeRatio);
  if (dividendPerShare === 0)
    return `Permissible. It pays no dividend; give away ${percent} of the gain when you sell.`;
  const share = `Permissible. Give away ${percent} of each dividend`;
  return purificationAmount
    ? `${share}: ${formatDollars(purificationAmount)} a share over the last year.`
    : `${share}.`;
}

type FlipPoint = Analysis["flipPoints"][number];
type Flipping = Pick<Analysis, "flipPoints" | RatioName>;

/** Every flip point in one sentence, nearest first, each with the limit that it reaches; undefined when there is none. */
export function flipPointSentence(analysis: Flipping): string | undefined {
  const byNearest = [...analysis.flipPoints].sort(
    (one, other) => Math.abs(one.changePercent) - Math.abs(other.changePercent),
  );
  const parts = [...Map.groupBy(byNearest, ({ to }) => to)].map(([status, points]) => {
    const movements = points.map((point) => movement(point, analysis));
    return `${STATUS_LABELS[status]} if ${joined(movements, "or")}`;
  });
  return parts.length === 0 ? undefined : `All else equal, it would become ${joined(parts, "and")}.`;
}

function movement(point: FlipPoint, analysis: Flipping): string {
  const { input, threshold, changePercent } = point;
  const direction = changePercent < 0 ? "fell" : "rose";
  const limit = limitReached(point, analysis);
  const moved = `${INPUT_LABELS[input].toLowerCase()} ${direction} ${changeText(changePercent)} to ${formatAmount(threshold)}`;
  return limit === undefined ? moved : `${moved} (${limit})`;
}

/** The ratio and limit that are reached when the input has moved that far. */
function limitReached({ input, changePercent }: FlipPoint, ratios: Flipping): string | undefined {
  const factor = 1 + changePercent / 100;
  const moved = RATIOS_OF_INPUT[input].flatMap((name) => {
    const ratio = ratios[name];
    if (ratio === null || ratio === 0) return [];
    const percent = input === "marketCapitalization" ? ratio / factor : ratio * factor;
    return [{ name, percent, distance: Math.abs(percent / HOUSE_LIMITS[name] - 1) }];
  });
  const [nearest] = moved.sort((one, other) => one.distance - other.distance);
  if (!nearest) return undefined;
  const { name, percent, distance } = nearest;
  const label = RATIO_LABELS[name].toLowerCase();
  if (distance < 0.001) return `${label} at its limit of ${HOUSE_LIMITS[name]}%`;
  const place = `${label} at ${formatPercent(percent)}`;
  return Math.abs(percent - PURIFICATION_REQUIRED_FROM) < 0.001
    ? `${place}, from where purification is required`
    : place;
}

const RATIOS_OF_INPUT: Readonly<Record<FlipPoint["input"], readonly RatioName[]>> = {
  marketCapitalization: ["debtRatio", "cashRatio"],
  interestBearingDebt: ["debtRatio"],
  cashAndInterestBearingSecurities: ["cashRatio"],
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

/** The specification's note on the business where it is true; otherwise the result of the business screen. */
export function businessNote({ business, nonCompliantIncomeRatio }: Analysis): string {
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null)
    return "The primary business is permissible. How much of the income is not compliant is not known.";
  if (nonCompliantIncomeRatio === 0) return "All business activities are fully Sharia-compliant.";
  if (nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM)
    return "Primary business is Sharia-compliant. Its non-compliant income rounds to 0% of the total, so none has to be given away.";
  return nonCompliantIncomeRatio <= HOUSE_LIMITS.nonCompliantIncomeRatio
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
