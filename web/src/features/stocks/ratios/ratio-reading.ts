import { noRatioText, RATIO_TEXTS } from "#wording/screening/ratios.ts";
import type { QuantityName } from "../../../../../domain/facts/company-facts.ts";
import { daysBetween } from "../../../../../domain/facts/iso-date.ts";
import { PRICE_OLD_AFTER_DAYS } from "../../../../../domain/screening/age.ts";
import type { ReasonCode } from "../../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../../domain/standards/standards.ts";
import { houseLimitsOn } from "../../../../../domain/standards/standards-on.ts";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";

const RATIO_INPUTS: Record<RatioName, readonly QuantityName[]> = {
  debtRatio: ["interestBearingDebt", "islamicFinancing", "marketCapitalization"],
  cashRatio: ["cashAndInterestBearingSecurities", "murabahaDeposits", "marketCapitalization"],
  nonCompliantIncomeRatio: ["nonCompliantRevenue", "interestIncome", "prohibitedRevenue", "totalRevenue"],
};

export type RatioReading = {
  name: RatioName;
  /** Percent; null when unknown. */
  ratio: number | null;
  limit: number;
  /** By a figure of its company's; its market value has a day, and is no estimate. */
  isEstimated: boolean;
  /** Set when the figure is only a bound. */
  bound: "atMost" | "atLeast" | null;
  /** The ratio is known, but a reason casts doubt on it. */
  isDoubtful: boolean;
  /** A prohibited part of the business is known, and its sales are not. */
  isPartUnknown: boolean;
  /** The day of the market value under it, where that is old on the day of reading. */
  valueOn: string | null;
  unknown: string;
  whyUnknown: string;
};

export function ratioReadings(analysis: Analysis, readOn = analysis.screenedOn): RatioReading[] {
  const limits = houseLimitsOn(analysis.screenedOn);
  return (["debtRatio", "cashRatio", "nonCompliantIncomeRatio"] as const).map((name) => {
    const inputs = analysis.evidence.filter(({ input }) => RATIO_INPUTS[name].includes(input));
    const part = inputs.find(({ bound }) => bound !== null);
    const value = inputs.find(({ input }) => input === "marketCapitalization");
    const isPartUnknown = name === "nonCompliantIncomeRatio" && lacksProhibitedPart(analysis);
    return {
      name,
      ratio: analysis[name],
      limit: limits[name],
      isEstimated: inputs.some(({ input, quality }) => input !== "marketCapitalization" && quality === "estimated"),
      bound: part?.bound === "upper" ? "atMost" : part || isPartUnknown ? "atLeast" : null,
      isPartUnknown,
      valueOn: value && daysBetween(value.periodEnd, readOn) > PRICE_OLD_AFTER_DAYS ? value.periodEnd : null,
      isDoubtful: isPartUnknown || doubtsAbout(name, analysis).some(({ figure }) => figure !== null),
      unknown: noRatioText(name, analysis.business),
      whyUnknown: whyUnknown(name, analysis),
    };
  });
}

/** Whether a part of the business is known to be prohibited and no source has its sales. */
export const lacksProhibitedPart = ({ business, evidence }: Pick<Analysis, "business" | "evidence">) =>
  business.isMixed &&
  business.verdict === "permissible" &&
  !evidence.some(({ input }) => input === "prohibitedRevenue");

function whyUnknown(name: RatioName, analysis: Analysis): string {
  const doubts = doubtsAbout(name, analysis).map(({ message }) => message);
  if (doubts.length > 0) return doubts.join(" ");
  if (!analysis.business.isMoneyTrade) return RATIO_TEXTS.figureMissing;
  return name === "nonCompliantIncomeRatio" ? RATIO_TEXTS.businessDecides : RATIO_TEXTS.noMeaning;
}

const DOUBTS: readonly ReasonCode[] = ["insufficient_data", "sources_disagree"];

function doubtsAbout(name: RatioName, { reasons }: Analysis) {
  const subjects: readonly string[] = [...RATIO_INPUTS[name], name];
  return reasons.filter(({ code, about }) => DOUBTS.includes(code) && about !== null && subjects.includes(about));
}
