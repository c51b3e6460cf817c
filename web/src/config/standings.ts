import { type ComplianceStatus, type FlipPoint, FORBIDDING_REASONS } from "../../../domain/screening/screening.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../domain/standards/screening-limits.ts";
import type { Analysis } from "../../../schema/contracts/stocks.ts";

/** The color and the shape of each standing, on every page and in the PDF. */
export const STANDING_TONES = {
  halal: "positive",
  purify: "caution",
  doubt: "doubtful",
  haram: "negative",
  not_screened: "neutral",
} as const satisfies Record<Standing, string>;

/** The standing of a status without its reasons: questionable is in doubt unless an income that is known asks for purification. */
export function standingFrom(status: ComplianceStatus, income: number | null, isDoubtful: boolean): Standing {
  if (status !== "questionable") return status;
  return !isDoubtful && income !== null && income >= PURIFICATION_REQUIRED_FROM ? "purify" : "doubt";
}

/** The standing that a flip point leads to. */
export function standingAt(
  { input, changePercent, to }: FlipPoint,
  { evidence, nonCompliantIncomeRatio, reasons }: Pick<Analysis, "evidence" | "nonCompliantIncomeRatio" | "reasons">,
): Standing {
  const isIncome = input === "nonCompliantRevenue" || input === "cashAndInterestBearingSecurities";
  const income = nonCompliantIncomeRatio && nonCompliantIncomeRatio * (isIncome ? 1 + changePercent / 100 : 1);
  const isUncertain = evidence.some(
    (fact) => fact.input === input && (fact.bound !== null || (fact.quality === "estimated" && !isIncome)),
  );
  const isInDoubt = reasons.some(
    ({ code, effect }) => effect === "verdict" && code !== "purification_required" && !FORBIDDING_REASONS.has(code),
  );
  return standingFrom(to, income, isInDoubt || isUncertain);
}
