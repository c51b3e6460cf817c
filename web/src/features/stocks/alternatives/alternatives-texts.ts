import { industryFamily, SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { HOUSE_STANDARD_ID, STANDARDS } from "../../../../../domain/standards/standards.ts";
import type { Alternatives } from "../../../../../schema/contracts/stocks.ts";

export const alternativesTexts = {
  title: "Instead of it",
  compare: "Compare side by side",
  caption: (symbol: string) => `Companies that stand better than ${symbol}, with their ratios`,
  company: "Company",
  standing: "Standing",
  aboveLimit: "above the limit",
  size: "Market capitalization",
  thisStock: (symbol: string) => `${symbol}, this stock`,
  orFund:
    "If you wanted a share of the market rather than this business, a fund without such companies may serve instead. No fund is simply halal: see how much of each one passes.",
  funds: "Funds that call themselves halal, looked through",
  notAdvice: "Peers, not advice: a permissible share can be a bad investment.",
  method: "How peers are found",
} as const;

/** How the alternatives were found, or that there are none. */
export function howFound({ scope, standardId, industry, sector, region, compared, passing }: Alternatives): string {
  const under = standardId === HOUSE_STANDARD_ID ? "" : ` under ${nameOf(standardId)}`;
  const order = region
    ? `Those up to ${SIMILAR_SIZE_FACTOR} times larger or smaller stand before the rest; in both, those of ${region} first, then the nearest in size.`
    : "The nearest in size stand first.";
  const others = compared === 1 ? "other company" : "other companies";
  switch (scope) {
    case "industry":
      return `${passing} of ${compared} ${others} of its industry, ${industry}, ${passing === 1 ? "stands" : "stand"} better${under}. ${order}`;
    case "family":
      return `No company of its own industry, ${industry}, stands better${under}. Of the related ones (${familyOf(industry)}), ${passing} of ${compared} ${passing === 1 ? "does" : "do"}. ${order}`;
    case "sector":
      return `No company of its industry${industry ? `, ${industry},` : ""} stands better${under}. These do other business: they are the nearest in size among the ${passing} of its sector, ${sector}, that do. ${order}`;
    default:
      return compared > 0
        ? `None of the ${compared} other companies of its ${sector ? `sector, ${sector},` : "industry"} stands better${under}: what rules it out belongs to the whole business, so no company that does the same can take its place.`
        : `Its business is not known well enough to look for peers.`;
  }
}

const nameOf = (id: string) => STANDARDS.find((standard) => standard.id === id)?.name ?? id;

const familyOf = (industry: string | null) => (industryFamily(industry ?? "") ?? "").replace(/[\s:-]+$/, "");
