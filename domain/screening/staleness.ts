import type { InputName } from "../facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../facts/fact-limits.ts";
import type { Fact } from "../facts/financials.ts";
import { numberAt } from "../facts/iso-date.ts";
import type { Reason } from "./screening.ts";

/**
 * Calendar months from one ISO date to another; days count as thirty-firsts of a month, so that the same day of the month gives a
 * whole number.
 */
export function monthsBetween(from: string, to: string): number {
  const years = numberAt(to, 0, 4) - numberAt(from, 0, 4);
  const months = numberAt(to, 5, 7) - numberAt(from, 5, 7);
  const days = numberAt(to, 8, 10) - numberAt(from, 8, 10);
  return years * 12 + months + days / 31;
}

/** The reason when an input is too old on the day of screening; otherwise undefined. */
export function staleReason(
  about: InputName,
  { periodEnd }: Pick<Fact, "periodEnd">,
  screenedOn: string,
): Reason | undefined {
  const months = monthsBetween(periodEnd, screenedOn);
  if (!(months > STALE_AFTER_MONTHS)) return undefined;
  return {
    code: "stale_data",
    effect: "verdict",
    figure: months,
    limit: STALE_AFTER_MONTHS,
    about,
    detail: { kind: "stale", periodEnd },
  };
}
