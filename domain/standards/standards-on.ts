import type { ActivityId } from "./activities.ts";
import { DENOMINATORS, EDITIONS, type Edition, type Editions } from "./editions.ts";
import { HOUSE_STANDARD_ID, RATIO_NAMES, type RatioName, STANDARDS, type StandardName } from "./standards.ts";

/** What keeps a standard from judging anything. */
export const EDITION_PROBLEMS = ["no_day", "two_on_one_day", "no_denominator", "not_in_force"] as const;
export type EditionProblem = (typeof EDITION_PROBLEMS)[number];

/** A standard as it stands on a day. */
export type Standard = StandardName & Edition & { problem: EditionProblem | null };

let latest: { day: string; editions: Editions; standards: readonly Standard[] } | undefined;

/** The standards by which a stock is screened on a day, each by its edition in force, in the order of STANDARDS. */
export function standardsOn(day: string, editions: Editions = EDITIONS): readonly Standard[] {
  if (latest?.day !== day || latest.editions !== editions) {
    const standards = STANDARDS.map((named) => ({ ...named, ...editionOn(editions[named.id], day) }));
    // The same limits on another day are the same standards: what is known of them is not worked out again.
    const isSame = latest?.standards.every((standard, place) => isSameEdition(standard, standards[place]));
    latest = { day, editions, standards: isSame && latest ? latest.standards : standards };
  }
  return latest.standards;
}

function isSameEdition(one: Standard, other: Standard | undefined): boolean {
  return (
    other !== undefined &&
    one.inForceFrom === other.inForceFrom &&
    one.debt === other.debt &&
    one.problem === other.problem
  );
}

function editionOn(editions: Editions["mizan"], day: string): Edition & { problem: EditionProblem | null } {
  const dated = editions.filter(({ inForceFrom }) => inForceFrom !== null);
  const found = dated.findLast(({ inForceFrom }) => (inForceFrom ?? "") <= day) ?? dated[0] ?? editions[0];
  return { ...found, problem: problemOf(editions, found, day) };
}

/** Editions that contradict each other, lack what a test needs or came after the day judge nothing. */
function problemOf(
  editions: readonly Edition[],
  { debt, cash, receivables, inForceFrom }: Edition,
  day: string,
): EditionProblem | null {
  if (inForceFrom === null) return "no_day";
  if (inForceFrom > day) return "not_in_force";
  if (editions.filter((other) => other.inForceFrom === inForceFrom).length > 1) return "two_on_one_day";
  const hasDenominator = [debt, cash, receivables].every(
    (test) => test === null || DENOMINATORS.includes(test.denominator),
  );
  return hasDenominator ? null : "no_denominator";
}

/** A standard on a day; undefined for one that this version does not know. */
export function standardOn(id: string, day: string): Standard | undefined {
  return standardsOn(day).find((standard) => standard.id === id);
}

/** The limit of a test under a standard on a day; undefined when it has no such test. */
export function limitOn(id: string, ratio: RatioName, day: string): number | undefined {
  const standard = standardOn(id, day);
  if (ratio === "debtRatio") return standard?.debt.limit;
  return ratio === "cashRatio" ? standard?.cash?.limit : standard?.income.limit;
}

export function houseOn(day: string): Standard {
  return standardsOn(day).find(({ id }) => id === HOUSE_STANDARD_ID) as Standard;
}

/** The limits of the house method on a day, in percent, by the wire's names. */
export function houseLimitsOn(day: string): Readonly<Record<RatioName, number>> {
  return limitsOf(houseOn(day));
}

/** A change of the house standard: it is announced, and counts from a scheduled refresh on. */
export type RuleChange = {
  /** Of the rules, from the day on which it counts: 1 before any change. */
  version: number;
  announcedOn: string;
  takesEffectOn: string;
  /** The limits that become others, in percent, and what they are before. */
  limits: { readonly [Ratio in RatioName]?: { before: number; after: number } | undefined };
  alsoExcludes: readonly ActivityId[];
};

/** The version of the house's rules on a day. */
export function rulesVersionOn(day: string, { mizan }: Pick<Editions, "mizan"> = EDITIONS): number {
  return mizan.filter(({ inForceFrom }) => inForceFrom !== null && inForceFrom <= day).length;
}

/** The changes of the house standard that are announced on a day and do not count yet, the next one first. */
export function announcedOn(day: string, { mizan }: Pick<Editions, "mizan"> = EDITIONS): RuleChange[] {
  return mizan.flatMap((edition, place) => {
    const before = mizan[place - 1];
    const { announcedOn: told, inForceFrom: takesEffectOn } = edition;
    if (!before || !told || !takesEffectOn || told > day || takesEffectOn <= day) return [];
    const [was, becomes] = [limitsOf(before), limitsOf(edition)];
    const moved = RATIO_NAMES.filter((name) => was[name] !== becomes[name]);
    const limits = Object.fromEntries(moved.map((name) => [name, { before: was[name], after: becomes[name] }]));
    const alsoExcludes = edition.alsoExcludes.filter((activity) => !before.alsoExcludes.includes(activity));
    return [{ version: place + 1, announcedOn: told, takesEffectOn, limits, alsoExcludes }];
  });
}

function limitsOf({ debt, cash, income }: Edition): Readonly<Record<RatioName, number>> {
  return { debtRatio: debt.limit, cashRatio: cash?.limit ?? 0, nonCompliantIncomeRatio: income.limit };
}
