import type { Standing } from "../../../../domain/screening/standing.ts";
import { EXPLAINED, STANDING_LABELS } from "./standing.words.ts";

export { STANDING_LABELS } from "./standing.words.ts";

/** The standing in one line; a doubt or a haram verdict includes the first of its reasons. */
export function standingLine(standing: Standing, firstReason: string | undefined): string {
  const isExplained = standing === "doubt" || standing === "haram";
  return isExplained && firstReason ? EXPLAINED(STANDING_LABELS[standing], firstReason) : STANDING_LABELS[standing];
}
