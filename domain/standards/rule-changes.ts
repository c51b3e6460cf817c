import type { ActivityId } from "./activities.ts";
import type { RatioName } from "./standards.ts";

/** A change of the house standard: it is announced, and counts from a scheduled refresh on. */
export type RuleChange = {
  /** ISO date. */
  announcedOn: string;
  /** ISO date of the scheduled refresh whose verdicts are the first by it. */
  takesEffectOn: string;
  /** Percent. */
  limits?: Partial<Readonly<Record<RatioName, number>>>;
  /** Activities on which scholars differ, and that the house standard excludes from then on. */
  alsoExcludes?: readonly ActivityId[];
};

/**
 * Every change of our rules since the first version, in the order in which they take effect. A line stays for good: which rules a
 * verdict stands on follows from the day of its screening.
 */
export const RULE_CHANGES: readonly RuleChange[] = [];
