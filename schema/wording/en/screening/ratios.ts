import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { Standard } from "../../../../domain/standards/standards-on.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { quotedTexts } from "../format.ts";
import { PART_TO_GIVE, PURIFICATION_BOUND_TEXTS, RATIO_TEXTS } from "./ratios.words.ts";

export {
  PURIFICATION_BOUND_TEXTS,
  RATIO_BASIS,
  RATIO_LABELS,
  RATIO_MEANINGS,
  RATIO_TEXTS,
} from "./ratios.words.ts";

type Judged = { isMoneyTrade: boolean; verdict: "prohibited" | "differed_upon" | "permissible" };
export type ShareQuoted = Partial<Pick<Stock, "currentPrice" | "price">>;

/** An amount or percentage to purify, with "about", "at least" or "at most" where it is only known so. */
export const withBound = (text: string, bound: PurificationBound | null | undefined): string =>
  bound ? `${PURIFICATION_BOUND_TEXTS[bound]} ${text}` : text;

/** What stands in the place of a ratio that has no value: the standard or the business has no such test, or it is not known. */
export function noRatioText(name: RatioName, { isMoneyTrade, verdict }: Judged, standard?: Standard): string {
  if (name === "cashRatio" && standard?.cash === null) return RATIO_TEXTS.notTested;
  const isTested = !isMoneyTrade || (name === "nonCompliantIncomeRatio" && verdict !== "prohibited");
  return isTested ? RATIO_TEXTS.notKnown : RATIO_TEXTS.notApplied;
}

/** An amount in US dollars, in the currency of a share's price first. */
export function inPriceCurrency(dollars: number, quoted: ShareQuoted): string {
  const price = quoted.price ? { ...quoted.price, amount: dollars * rateOf(quoted), isRounded: false } : null;
  const [first = "", second] = quotedTexts({ currentPrice: dollars, price });
  return second ? RATIO_TEXTS.inDollars(first, second) : first;
}

/** What a share asks to give, in US dollars; what is too small to read, or for the coins of its currency, is told of a thousand. */
export function amountOfShares(dollars: number, quoted: ShareQuoted, bound: PurificationBound | null): string {
  const isSmall = dollars < (quoted.price && quoted.price.currency !== "USD" ? 0.05 : 0.01);
  const text = withBound(inPriceCurrency(isSmall ? dollars * 1000 : dollars, quoted), bound);
  return RATIO_TEXTS[isSmall ? "perThousand" : "perShare"](text);
}

/** Of the price's currency for one US dollar. */
const rateOf = ({ price, currentPrice }: ShareQuoted) => (price && currentPrice ? price.amount / currentPrice : 1);

/** The part that is given away; an upper bound forbids nobody to give more, so it is what the part may reach. */
export const partToGive = (percent: string, bound: PurificationBound | null | undefined): string =>
  bound === "at_most" ? PART_TO_GIVE.upTo(percent) : PART_TO_GIVE.known(withBound(percent, bound));
