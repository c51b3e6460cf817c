import { type Leniency, type Parting, partingOf } from "../../../../domain/screening/parting.ts";
import type { BusinessScreen, StandardVerdict } from "../../../../domain/screening/screening.ts";
import { exactPercent, percentText } from "../format.ts";
import { reasonText } from "./reasons.ts";
import { standardNames } from "./standards.ts";
import { STANDARD_WORDS, WHOLE_TEXTS } from "./standards.words.ts";

/** Who passes a stock and who does not, for what, and why the first do: three short sentences. */
export function partingText(
  { passes, fails, reason, standardId, leniencies }: Parting,
  business: BusinessScreen,
): string {
  const because = reasonText(reason, { business, standardId });
  const why = leniencies.map(leniencyText);
  return [STANDARD_WORDS.parted(standardNames(passes), standardNames(fails)), because, ...why].join(" ");
}

function leniencyText(leniency: Leniency): string {
  const who = standardNames(leniency.standardIds);
  switch (leniency.kind) {
    case "untested":
      return STANDARD_WORDS.untested(who);
    case "limit":
      return STANDARD_WORDS.otherLimit(who, exactPercent(leniency.limit));
    case "whole":
      return STANDARD_WORDS.otherWhole(who, percentText(leniency.ratio), WHOLE_TEXTS[leniency.whole]);
  }
}

/** The sentence on which the standards part, with the two sides; null where they do not. */
export function splitOf(
  analysis: { standards: readonly StandardVerdict[]; business: BusinessScreen; screenedOn: string },
  symbol: string,
) {
  const parting = partingOf(analysis.standards, symbol, analysis.screenedOn);
  if (!parting) return null;
  const { passes, fails } = parting;
  return { passes, fails, message: partingText(parting, analysis.business) };
}
