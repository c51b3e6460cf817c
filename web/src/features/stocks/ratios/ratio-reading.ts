import { analysisTexts } from "#messages/stocks/card.ts";
import { formatPercent } from "#wording/format.ts";
import { amountOfShares, noRatioText, RATIO_TEXTS } from "#wording/screening/ratios.ts";
import type { QuantityName } from "../../../../../domain/facts/company-facts.ts";
import { daysBetween } from "../../../../../domain/facts/iso-date.ts";
import { heldSharePurificationPerShare } from "../../../../../domain/purification/purification.ts";
import { PRICE_OLD_AFTER_DAYS } from "../../../../../domain/screening/age.ts";
import { nonCompliantAmount, purificationBound, type ReasonCode } from "../../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../../domain/standards/standards.ts";
import { houseLimitsOn } from "../../../../../domain/standards/standards-on.ts";
import type { Analysis, Stock } from "../../../../../schema/contracts/stocks.ts";

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

/** To two decimals, and with what it is only known to be. */
export const readingText = ({ ratio, bound, unknown }: RatioReading) =>
  ratio === null ? unknown : [...(bound ? [RATIO_TEXTS[bound]] : []), formatPercent(ratio, 2)].join(" ");

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

/** What a share asks to give by each way whose amount is known, and whether that is only the least of it. */
export function waysToPurify(stock: Stock) {
  const { purificationAmount, evidence } = stock.analysis;
  const isPartUnknown = lacksProhibitedPart(stock.analysis);
  const bound = isPartUnknown ? "at_least" : purificationBound(evidence);
  const nonCompliantIncome = nonCompliantAmount(evidence) ?? 0;
  const sharesOutstanding = evidence.find(({ input }) => input === "sharesOutstanding")?.amount ?? 0;
  const ofIncome = sharesOutstanding > 0 ? heldSharePurificationPerShare({ nonCompliantIncome, sharesOutstanding }) : 0;
  const amounts = [
    { name: analysisTexts.ofDividends, amount: purificationAmount ?? 0 },
    { name: analysisTexts.ofIncome, amount: ofIncome },
  ];
  const ways = amounts
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => ({ name, text: amountOfShares(amount, stock, bound) }));
  return { bound, isPartUnknown, ways };
}
