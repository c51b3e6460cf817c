import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import { ratioWording } from "../../ratio-rules.ts";
import { quotedTexts } from "../format.ts";
import { PART_TO_GIVE, PURIFICATION_BOUND_TEXTS, RATIO_TEXTS } from "./ratios.words.ts";

export {
  PURIFICATION_BOUND_TEXTS,
  RATIO_BASIS,
  RATIO_LABELS,
  RATIO_MEANINGS,
  RATIO_TEXTS,
} from "./ratios.words.ts";

const WORDS = { ...RATIO_TEXTS, quotedTexts };
export const { withBound, noRatioText, inPriceCurrency, amountOfShares } = ratioWording(
  PURIFICATION_BOUND_TEXTS,
  WORDS,
);

/** The part that is given away; an upper bound forbids nobody to give more, so it is what the part may reach. */
export const partToGive = (percent: string, bound: PurificationBound | null | undefined): string =>
  bound === "at_most" ? PART_TO_GIVE.upTo(percent) : PART_TO_GIVE.known(withBound(percent, bound));
