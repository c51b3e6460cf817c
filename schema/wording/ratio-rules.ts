import type { PurificationBound } from "../../domain/screening/screening.ts";

/** How a figure that is a bound, or an estimate, is told: "at most", "at least" or "about" before it. */
export const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const satisfies Record<
  string,
  PurificationBound
>;

/** A smaller percentage reads as 0.00 %. */
export const LEAST_SHOWN = 0.005;
