import type { PurificationBound, Reason } from "../../domain/screening/screening.ts";
import { NEAR_LIMIT_MARGIN } from "../../domain/standards/screening-limits.ts";
import type { RatioName } from "../../domain/standards/standards.ts";
import type { Standard } from "../../domain/standards/standards-on.ts";
import type { Stock } from "../contracts/stocks.ts";
import type * as formats from "./en/format.ts";
import type { RATIO_TEXTS } from "./en/screening/ratios.words.ts";

/** How a figure that is a bound, or an estimate, is told: "at most", "at least" or "about" before it. */
export const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const satisfies Record<
  string,
  PurificationBound
>;

/** What a ratio above its limit is only known to be: where leases may be in it, it fails from further above than where it is estimated. */
export function boundOfFailure({ limit, detail }: Pick<Reason, "limit" | "detail">): PurificationBound | null {
  const failsAbove = (detail?.kind === "ratio" && detail.failsAbove) || 0;
  if (limit === null || failsAbove <= limit) return null;
  return failsAbove === limit + NEAR_LIMIT_MARGIN ? "about" : "at_most";
}

/** A smaller percentage reads as 0.00 %. */
export const LEAST_SHOWN = 0.005;

type Judged = { isMoneyTrade: boolean; verdict: "prohibited" | "differed_upon" | "permissible" };
type Words = typeof RATIO_TEXTS & Pick<typeof formats, "quotedTexts">;
export type ShareQuoted = Partial<Pick<Stock, "currentPrice" | "price">>;

export function ratioWording(bounds: Readonly<Record<PurificationBound, string>>, words: Words) {
  /** An amount or percentage to purify, with "about", "at least" or "at most" where it is only known so. */
  const withBound = (text: string, bound: PurificationBound | null | undefined) =>
    bound ? `${bounds[bound]} ${text}` : text;

  /** What stands in the place of a ratio that has no value: the standard or the business has no such test, or it is not known. */
  function noRatioText(name: RatioName, { isMoneyTrade, verdict }: Judged, standard?: Standard): string {
    if (name === "cashRatio" && standard?.cash === null) return words.notTested;
    const isTested = !isMoneyTrade || (name === "nonCompliantIncomeRatio" && verdict !== "prohibited");
    return isTested ? words.notKnown : words.notApplied;
  }

  /** An amount in US dollars, in the currency of a share's price first. */
  function inPriceCurrency(dollars: number, quoted: ShareQuoted): string {
    const price = quoted.price ? { ...quoted.price, amount: dollars * rateOf(quoted), isRounded: false } : null;
    const [first = "", second] = words.quotedTexts({ currentPrice: dollars, price });
    return second ? words.inDollars(first, second) : first;
  }

  /** What a share asks to give, in US dollars; what is too small to read, or for the coins of its currency, is told of a thousand. */
  function amountOfShares(dollars: number, quoted: ShareQuoted, bound: PurificationBound | null): string {
    const isSmall = dollars < (quoted.price && quoted.price.currency !== "USD" ? 0.05 : 0.01);
    const text = withBound(inPriceCurrency(isSmall ? dollars * 1000 : dollars, quoted), bound);
    return words[isSmall ? "perThousand" : "perShare"](text);
  }

  return { withBound, noRatioText, inPriceCurrency, amountOfShares };
}

/** Of the price's currency for one US dollar. */
const rateOf = ({ price, currentPrice }: ShareQuoted) => (price && currentPrice ? price.amount / currentPrice : 1);
