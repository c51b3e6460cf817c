import type { ActivityId } from "./activities.ts";
import { HOUSE_STANDARD, type HouseStandard, type RatioName, STANDARDS, type Standard } from "./standards.ts";

/** A change of the house standard: it is announced, and counts from a scheduled refresh on. */
export type RuleChange = {
  /** ISO date. */
  announcedOn: string;
  /** ISO date of the scheduled refresh whose verdicts are the first by it. */
  takesEffectOn: string;
  /** Percent. */
  limits?: { readonly [Ratio in RatioName]?: number | undefined } | undefined;
  /** Activities on which scholars differ, and that the house standard excludes from then on. */
  alsoExcludes?: readonly ActivityId[] | undefined;
};

/**
 * Every change of our rules since the first version, in the order in which they take effect. A line stays for good: which rules a
 * verdict stands on follows from the day of its screening.
 */
export const RULE_CHANGES: readonly RuleChange[] = [];

/** The version of the rules on a day; 1 before any change. */
export function rulesVersionOn(day: string, changes: readonly RuleChange[] = RULE_CHANGES): number {
  return 1 + changes.filter(({ takesEffectOn }) => takesEffectOn <= day).length;
}

/** The changes that are announced on a day and do not count yet, each with its version, the next one first. */
export function announcedOn(day: string, changes: readonly RuleChange[] = RULE_CHANGES) {
  return changes.flatMap((change, index) =>
    change.announcedOn <= day && day < change.takesEffectOn ? [{ version: index + 2, ...change }] : [],
  );
}

/** The standards by which a stock is screened on a day, in the order of STANDARDS. */
export function standardsOn(day: string, changes: readonly RuleChange[] = RULE_CHANGES): readonly Standard[] {
  const house = houseOn(day, changes);
  if (house === HOUSE_STANDARD) return STANDARDS;
  return STANDARDS.map((standard) => (standard === HOUSE_STANDARD ? house : standard));
}

function houseOn(day: string, changes: readonly RuleChange[]): HouseStandard {
  return changes.filter(({ takesEffectOn }) => takesEffectOn <= day).reduce(changed, HOUSE_STANDARD);
}

function changed(house: HouseStandard, { limits, alsoExcludes = [] }: RuleChange): HouseStandard {
  const { debt, cash, income } = house;
  return {
    ...house,
    debt: { ...debt, limit: limits?.debtRatio ?? debt.limit },
    cash: { ...cash, limit: limits?.cashRatio ?? cash.limit },
    income: { ...income, limit: limits?.nonCompliantIncomeRatio ?? income.limit },
    alsoExcludes: [...house.alsoExcludes, ...alsoExcludes],
  };
}

/** The limits of the house method on a day, in percent, by the wire's names. */
export function houseLimitsOn(day: string): Readonly<Record<RatioName, number>> {
  const house = houseOn(day, RULE_CHANGES);
  return { debtRatio: house.debt.limit, cashRatio: house.cash.limit, nonCompliantIncomeRatio: house.income.limit };
}
