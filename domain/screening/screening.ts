import type { AnomalyCode } from "../facts/anomalies.ts";
import type { InputName, LeftOutReason, QuantityName } from "../facts/company-facts.ts";
import type { Fact } from "../facts/financials.ts";
import type { FactProblem } from "../facts/usable-facts.ts";
import type { ActivityId } from "../standards/activities.ts";
import type { BusinessOverrideId } from "../standards/business-tables.ts";
import { DENOMINATORS } from "../standards/editions.ts";
import type { IslamicInstitution } from "../standards/islamic-institutions.ts";
import type { RatioName, StandardId } from "../standards/standards.ts";
import type { EditionProblem } from "../standards/standards-on.ts";
import type { Doubt } from "./limit-test.ts";

/** The one word for the result of a screening. */
export const COMPLIANCE_STATUSES = ["halal", "questionable", "haram"] as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/** Why a stock has its status. Every reason carries the figure that caused it. */
export const REASON_CODES = [
  "prohibited_business",
  "debt_above_limit",
  "cash_above_limit",
  "income_above_limit",
  "purification_required",
  "grey_business",
  "mixed_business",
  "insufficient_data",
  /** No source has the standard's denominator or an input of one of its own tests. */
  "cannot_be_judged",
  "stale_data",
  "sources_disagree",
  "near_limit",
  /** The standard counts no interest, and no prohibited part of the business is known. */
  "no_prohibited_part",
  "under_review",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Each of these makes a stock haram by itself. */
export const FORBIDDING_REASONS: ReadonlySet<string> = new Set<ReasonCode>([
  "prohibited_business",
  "debt_above_limit",
  "cash_above_limit",
  "income_above_limit",
]);

/** Ratios are percents: 33 means 33 %. Not rounded. Null when an input is unknown or the ratio has no meaning for the business. */
export type Ratios = Record<RatioName, number | null>;

export type Reason = {
  code: ReasonCode;
  /** A `note` informs; a `verdict` alone is enough to keep the stock from being halal. */
  effect: "verdict" | "note";
  /** The figure that caused it, percent for ratios, months for `stale_data`; null when the reason has none (a prohibited business). */
  figure: number | null;
  /** The limit that the figure is compared with, in the figure's unit. */
  limit: number | null;
  /** The input or ratio it concerns. */
  about: QuantityName | RatioName | null;
  /** Further parts of its sentence; null when code, figure and business are enough. */
  detail: ReasonDetail | null;
};

/** The reason to tell first: what forbids a stock, then what leaves it in doubt, then what is to be given away. */
export function firstReason(reasons: readonly Reason[]): Reason | undefined {
  const verdicts = reasons.filter(({ effect }) => effect === "verdict");
  return (
    verdicts.find(({ code }) => FORBIDDING_REASONS.has(code)) ??
    verdicts.find(({ code }) => code !== "purification_required") ??
    verdicts[0]
  );
}

/** What forbids a stock comes before what only leaves a doubt; else in the given order. */
export function decidingFirst<Given extends { code: string }>(reasons: readonly Given[]): Given[] {
  const rank = ({ code }: Given) => (FORBIDDING_REASONS.has(code) ? 0 : 1);
  return [...reasons].sort((one, other) => rank(one) - rank(other));
}

/** The numerators of ratios. */
export const RATIO_PARTS = ["debt", "cash", "income", "receivables", "receivables_and_cash"] as const;
export type RatioPart = (typeof RATIO_PARTS)[number];
/** The denominators of ratios. */
export const RATIO_WHOLES = [...DENOMINATORS, "totalRevenue"] as const;
export type RatioWhole = (typeof RATIO_WHOLES)[number];

export type ReasonDetail =
  /**
   * Above its limit or near it; `confirmed` is the percentage that filings confirm of an upper bound, `failsAbove` the ratio above
   * which it fails for certain, null for one near its limit, `bound` what it is only known to be where it fails.
   */
  | {
      kind: "ratio";
      part: RatioPart;
      whole: RatioWhole;
      confirmed: number | null;
      failsAbove: number | null;
      bound?: "upper" | "estimate" | undefined;
    }
  /** Neither certainly failed nor certainly passed; `limit` is the standard's own. */
  | { kind: "uncertain_ratio"; part: RatioPart; whole: RatioWhole; doubt: Doubt; limit: number }
  /** The income to purify is only known from below or from above, or is our own estimate. */
  | { kind: "income_bound"; bound: "upper" | "lower" | "estimate" }
  /** The ratio of the figure used, where a newer one leads elsewhere; the reason's own figure is the newer one's ratio. */
  | {
      kind: "newer_figure";
      part: RatioPart;
      whole: RatioWhole;
      ratio: number;
      used: NamedFigure;
      newer: NamedFigure;
    }
  | { kind: "missing" }
  | { kind: "unusable"; problem: FactProblem }
  | { kind: "left_out"; why: LeftOutReason }
  /**
   * The oldest figure, and the ratio that rests on it with its limit; null when the figure is too old for any ratio. `atMost` is what
   * a newer balance sheet leaves for the ratio.
   */
  | {
      kind: "stale";
      periodEnd: string;
      part: RatioPart | null;
      ratio: number | null;
      ratioLimit: number | null;
      atMost?: { ratio: number; periodEnd: string } | undefined;
    }
  | { kind: "under_review"; anomaly: AnomalyCode }
  | { kind: "unknown_business" }
  /** The standard excludes a business that the house screen leaves open. */
  | { kind: "excluded_by_standard" }
  /** Its editions contradict each other or lack what a test needs. */
  | { kind: "edition"; problem: EditionProblem }
  | { kind: "not_screened" };

export type ActivityVerdict = "prohibited" | "differed_upon" | "permissible";

/** The sources of a company's income. */
export const INCOME_KINDS = ["line_of_business", "prohibited_activities", "interest_income"] as const;
export type BusinessActivity = { kind: (typeof INCOME_KINDS)[number]; percentage: number };

/** The result of the business screen. */
export type BusinessScreen = {
  activityId: ActivityId;
  verdict: ActivityVerdict;
  /** True when a prohibited part is likely and not reported (supermarkets, restaurants, airlines). */
  isMixed: boolean;
  /** False when no source says enough about the business to judge it; the verdict is then only "not clearly permissible". */
  isKnown: boolean;
  /** Debt and cash are its trade, so their ratios have no meaning. */
  isMoneyTrade: boolean;
  basis: BusinessBasis;
  /** Operating leases can be nearly all of what a source calls debt. */
  isLeaseHeavy?: true;
};

/** The evidence by which a business was recognized. */
export type BusinessBasis =
  | { kind: "gics" | "industry"; name: string }
  | { kind: "sic"; first: number; last: number }
  | { kind: "override"; id: BusinessOverrideId }
  | { kind: "islamic_institution"; institution: IslamicInstitution["kind"]; source: string }
  /** A class that would be in doubt elsewhere. */
  | { kind: "without_alcohol_and_pork"; class: ActivityId }
  | { kind: "unknown" };

/** A figure as it is named beside another. */
export type NamedFigure = Pick<Fact, "amount" | "periodEnd" | "source" | "bound">;

export type Evidence = Omit<Fact, "newer"> & {
  input: InputName;
  /** A single newer figure of another source, and whether every test has the same outcome with it. */
  newer?: BesideFigure & { isSame: boolean };
  /** The source's own bound of the interest, in whose place our estimate stands. */
  inPlaceOf?: BesideFigure;
};

/** A figure that does not count itself, as far as it is needed to screen again. */
type BesideFigure = NamedFigure & Pick<Fact, "currency" | "quality">;

/** The verdict of one standard on the same facts. */
export type StandardVerdict = {
  standardId: StandardId;
  status: ComplianceStatus;
  ratios: Ratios;
  /** Receivables, with cash if the standard adds it, divided by the standard's denominator; null when it has no such test. */
  receivablesRatio: number | null;
  reasons: readonly Reason[];
};

/** How far an input has to move, all else equal, for the status to change. */
export type FlipPoint = {
  input: "marketCapitalization" | "interestBearingDebt" | "cashAndInterestBearingSecurities" | "nonCompliantRevenue";
  /** The amount in US dollars at which the status changes. */
  threshold: number;
  /** Signed change from today's amount, percent. */
  changePercent: number;
  to: ComplianceStatus;
  /** The standing there; not in a verdict of an earlier form. */
  standing?: "halal" | "purify" | "doubt" | "haram" | undefined;
};

export type Screening = {
  status: ComplianceStatus;
  standardId: StandardId;
  ratios: Ratios;
  reasons: readonly Reason[];
  business: BusinessScreen;
  businessActivities: readonly BusinessActivity[];
  /** US dollars per share for a year of dividends; null when an input is unknown. */
  purificationAmountPerShare: number | null;
  /** Every input the verdict used, reported or estimated. */
  evidence: readonly Evidence[];
  /** True when debt, cash and revenue are reported. */
  isRealData: boolean;
  standards: readonly StandardVerdict[];
  flipPoints: readonly FlipPoint[];
  /** ISO date on which it was screened; staleness counts from here. */
  screenedOn: string;
};

/** The income to purify, by the evidence of a verdict: US dollars of a year; undefined when unknown. */
export function nonCompliantAmount(evidence: readonly Pick<Evidence, "input" | "amount">[]): number | undefined {
  const amountOf = (name: InputName) => evidence.find(({ input }) => input === name)?.amount;
  const [interest, prohibited] = [amountOf("interestIncome"), amountOf("prohibitedRevenue")];
  return interest === undefined ? prohibited : interest + (prohibited ?? 0);
}

/** An amount to purify that rests on our own estimate, or is the least or the most that it may be. */
export const PURIFICATION_BOUNDS = ["about", "at_least", "at_most"] as const;
export type PurificationBound = (typeof PURIFICATION_BOUNDS)[number];

/** How a bound of a figure, or an estimate, is told. */
export const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const satisfies Record<
  string,
  PurificationBound
>;

/** How far the income to purify is known; null when it is reported, or not known at all. */
export function purificationBound(
  evidence: readonly Pick<Evidence, "input" | "source" | "bound">[],
): PurificationBound | null {
  const income = evidence.find(({ input }) => input === "interestIncome");
  if (!income && evidence.some(({ input }) => input === "prohibitedRevenue")) return "at_least";
  if (income?.bound) return income.bound === "lower" ? "at_least" : "at_most";
  return income?.source === "mizan-estimate" ? "about" : null;
}
