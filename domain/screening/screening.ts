import type { Fact } from "../facts/financials.ts";
import type { InputName } from "../facts/inputs.ts";
import type { ComplianceStatus, RatioName, ReasonCode } from "./compliance.ts";

/** Ratios are percents: 33 means 33 %. Not rounded. Null when an input is unknown or the ratio has no meaning for the business. */
export type Ratios = Record<RatioName, number | null>;

export type Reason = {
  code: ReasonCode;
  /** A `note` informs; a `verdict` alone is enough to keep the stock from being halal. */
  effect: "verdict" | "note";
  /** The figure that caused it, percent for ratios, months for `stale_data`; null when the reason has none (a prohibited business). */
  figure: number | null;
  /** The limit that the figure is held against, in the figure's unit. */
  limit: number | null;
  /** Which input or ratio it is about. */
  about: InputName | RatioName | null;
  /** One sentence for people. */
  message: string;
};

export type ActivityVerdict = "prohibited" | "differed_upon" | "permissible";

export type BusinessActivity = { activity: string; percentage: number };

/** What the business screen found. */
export type BusinessScreen = {
  activity: string;
  verdict: ActivityVerdict;
  /** True when a prohibited part is likely and not reported (supermarkets, restaurants, airlines). */
  isMixed: boolean;
  /** False when no source says enough of the business to judge it; the verdict is then only "not clearly permissible". */
  isKnown: boolean;
  /** Why, in one sentence, with the rule or list it comes from. */
  rule: string;
};

export type Evidence = Fact & { input: InputName };

/** The verdict of one standard on the same facts. */
export type StandardVerdict = {
  standardId: string;
  status: ComplianceStatus;
  ratios: Ratios;
  /** Receivables, with cash where the standard adds it, against the standard's denominator; null where it has no such test. */
  receivablesRatio: number | null;
  reasons: readonly Reason[];
  /** What must be said beside it, for instance that a spot market capitalization stands for an average. */
  caveats: readonly string[];
};

/** How far an input has to move, all else equal, for the status to change. */
export type FlipPoint = {
  input: "marketCapitalization" | "interestBearingDebt" | "cashAndInterestBearingSecurities" | "nonCompliantRevenue";
  /** The amount in US dollars at which the status changes. */
  threshold: number;
  /** Signed change from today's amount, percent. */
  changePercent: number;
  to: ComplianceStatus;
};

export type Screening = {
  status: ComplianceStatus;
  standardId: string;
  ratios: Ratios;
  reasons: readonly Reason[];
  business: BusinessScreen;
  businessActivities: readonly BusinessActivity[];
  /** US dollars a share for a year of dividends; null when an input is unknown. */
  purificationAmountPerShare: number | null;
  /** Every input the verdict used, reported or estimated. */
  evidence: readonly Evidence[];
  /** True when no input was estimated. */
  isRealData: boolean;
  standards: readonly StandardVerdict[];
  /** The input on which the standards part, in one sentence; null when they agree. */
  split: { input: InputName; message: string } | null;
  flipPoints: readonly FlipPoint[];
  /** ISO date on which it was screened; staleness counts from here. */
  screenedOn: string;
};
