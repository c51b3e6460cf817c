import { SOURCES_AGREE_UP_TO, SOURCES_DISAGREE_ABOVE } from "./fact-limits.ts";

export type Reconciliation = {
  /** `review` means that a person must decide. */
  outcome: "agree" | "noted" | "review";
  /** The difference of the two, percent of the larger one. */
  percent: number;
};

/**
 * Compares the same quantity from two sources.
 *
 *   |first − second| ÷ the larger × 100
 *
 * @throws RangeError when an amount is negative or not finite: neither is a figure to compare
 */
export function reconcile(first: number, second: number): Reconciliation {
  for (const amount of [first, second]) {
    if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`${amount} cannot be compared`);
  }
  const larger = Math.max(first, second);
  const percent = larger === 0 ? 0 : (Math.abs(first - second) / larger) * 100;
  if (percent <= SOURCES_AGREE_UP_TO) return { outcome: "agree", percent };
  return { outcome: percent <= SOURCES_DISAGREE_ABOVE ? "noted" : "review", percent };
}
