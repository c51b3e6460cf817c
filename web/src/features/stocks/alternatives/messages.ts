import { standardName } from "#wording/screening/standard-names.ts";
import { SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { HOUSE_STANDARD_ID } from "../../../../../domain/standards/standards.ts";
import type { Alternatives } from "../../../../../schema/contracts/stocks.ts";

export const alternativesTexts = {
  title: "Better alternatives",
  compare: "Compare side by side",
  caption: (symbol: string) => `Companies with a better standing than ${symbol}, and their ratios`,
  company: "Company",
  standing: "Standing",
  aboveLimit: "above the limit",
  size: "Market capitalization",
  thisStock: (symbol: string) => `${symbol}, this stock`,
  orFund:
    "If you wanted a part of the market rather than this business, a fund without such companies may serve instead. We call no fund halal as a whole: see how much of each one passes.",
  funds: "Funds that call themselves halal, holding by holding",
  notAdvice: "Peers, not advice: a permissible share can be a bad investment.",
  method: "How peers are found",
} as const;

export function howFound({ standardId, industry, region, compared, passing }: Alternatives): string {
  const under = standardId === HOUSE_STANDARD_ID ? "" : ` under ${standardName(standardId)}`;
  const order = region
    ? `Those of similar size (up to ${SIMILAR_SIZE_FACTOR} times larger or smaller) come first, and among them those of ${region}.`
    : "The nearest in size come first.";
  const others = compared === 1 ? "other company" : "other companies";
  if (passing > 0)
    return `${passing} of ${compared} ${others} of its industry, ${industry}, ${passing === 1 ? "stands" : "stand"} better${under}. ${order}`;
  return compared > 0
    ? `None of the ${compared} other companies of its industry stands better${under}: what rules it out belongs to the whole business, so no company that does the same can take its place.`
    : `Its business is not known well enough to look for peers.`;
}
