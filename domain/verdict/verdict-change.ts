import type { CompanyFacts, ExchangeRates, InputName, SourcedFact, SourcedFacts } from "../facts/company-facts.ts";
import { factEntries } from "../facts/source-answer.ts";
import { causesOf, type HistoricScreening, type HistoryPoint } from "../refresh/screening-history.ts";
import type { ComplianceStatus } from "../screening/screening.ts";
import type { Standing } from "../screening/standing.ts";
import type { RatioName } from "../standards/standards.ts";
import { type Standard, standardsOn } from "../standards/standards-on.ts";
import { derive } from "./derive.ts";

/**
 * Why a verdict changed: newer figures of the company; its price (and the exchange rates it is measured with); a source's correction
 * of a figure for the same period; a rule of ours; or figures that became too old.
 */
export const CHANGE_CAUSES = ["figures", "price", "correction", "rule", "age"] as const;
export type ChangeCause = (typeof CHANGE_CAUSES)[number];

export type Verdict = Readonly<Record<RatioName, number | null>> & { status: ComplianceStatus; standing: Standing };

/** A changed verdict: before and after, the causes, and the inputs that moved most. */
export type VerdictChange = {
  before: Verdict;
  after: Verdict;
  /** In order of precedence: the last cause gave the current verdict. */
  causes: readonly ChangeCause[];
  inputs: HistoryPoint["causes"];
};

type Screened = HistoricScreening & { standing: Standing };

/** A company's facts, with the day of their screening and its exchange rates. */
export type FactsOnDay = { facts: CompanyFacts; rates: ExchangeRates; screenedOn: string };

/**
 * How a published verdict differs from the previous one; undefined when it is the same, or when there was none. Without the facts its
 * causes are unknown.
 */
export function verdictChange(
  before: Screened,
  after: Screened,
  facts: { known: FactsOnDay; next: FactsOnDay } | null,
): VerdictChange | undefined {
  if (before.standing === after.standing || before.standing === "not_screened" || after.standing === "not_screened")
    return undefined;
  return {
    before: verdictOf(before),
    after: verdictOf(after),
    causes: facts ? changeCauses(before.standing, after.standing, facts) : [],
    inputs: causesOf(before, after),
  };
}

function verdictOf({ status, standing, debtRatio, cashRatio, nonCompliantIncomeRatio }: Screened): Verdict {
  return { status, standing, debtRatio, cashRatio, nonCompliantIncomeRatio };
}

/**
 * Goes from the old facts to the new ones one step at a time, screens where a step changes anything, and names the steps at which the
 * standing moved. First come the day's rules on the old facts, which tells a changed rule apart from the run's other changes.
 */
function changeCauses(
  before: Standing,
  after: Standing,
  { known, next }: { known: FactsOnDay; next: FactsOnDay },
): ChangeCause[] {
  const standards = standardsOn(next.screenedOn);
  const { facts: old } = known;
  const aged = { ...known, screenedOn: next.screenedOn };
  const corrected = { ...old, facts: correctedFacts(old.facts, next.facts.facts) };
  const reported = { ...next.facts, facts: { ...next.facts.facts, ...quotesOf(old.facts) } };
  const steps: readonly (readonly [ChangeCause, FactsOnDay])[] = [
    ["rule", known],
    ["age", aged],
    ["correction", { ...aged, facts: corrected }],
    [hasNewerPeriod(old.facts, next.facts.facts) ? "figures" : "correction", { ...aged, facts: reported }],
  ];
  const causes: ChangeCause[] = [];
  let standing = before;
  let asked = "";
  for (const [cause, on] of steps) {
    const asks = JSON.stringify([on.screenedOn, on.facts]);
    const reached = asks === asked ? standing : standingOn(on, standards);
    if (reached !== standing && !causes.includes(cause)) causes.push(cause);
    [standing, asked] = [reached, asks];
  }
  return standing === after ? causes : [...causes, "price"];
}

/** The standing that a company's facts give on a day by given standards. */
export function standingOn({ facts, rates, screenedOn }: FactsOnDay, standards: readonly Standard[]): Standing {
  return derive({ known: facts, rates, standards }, screenedOn).standing;
}

const QUOTES: ReadonlySet<InputName> = new Set<InputName>([
  "price",
  "marketCapitalization",
  "averageMarketCapitalization",
  "longAverageMarketCapitalization",
]);

function quotesOf(facts: SourcedFacts): SourcedFacts {
  return Object.fromEntries(factEntries(facts).filter(([input]) => QUOTES.has(input)));
}

/** The old facts with the sources' corrections for the same period, and without those that no source gives any more. */
function correctedFacts(old: SourcedFacts, next: SourcedFacts): SourcedFacts {
  const corrected: SourcedFacts = {};
  for (const [input, fact] of factEntries(old)) {
    const now = next[input];
    if (QUOTES.has(input)) corrected[input] = fact;
    else if (now) corrected[input] = isOfSamePeriod(fact, now) ? now : fact;
  }
  return corrected;
}

/**
 * Whether a company reported anything for a newer period. Without that, a verdict that moved rests on what is known otherwise of the
 * same period: an amount that is believed now or no longer, or another activity.
 */
function hasNewerPeriod(old: SourcedFacts, next: SourcedFacts): boolean {
  const ends = factEntries(old).flatMap(([input, { periodEnd }]) => (QUOTES.has(input) ? [] : [periodEnd]));
  const newest = ends.sort().at(-1) ?? "";
  return factEntries(next).some(
    ([input, { periodEnd }]) => !QUOTES.has(input) && periodEnd > (old[input]?.periodEnd ?? newest),
  );
}

function isOfSamePeriod(first: SourcedFact, second: SourcedFact): boolean {
  return first.periodEnd === second.periodEnd && first.periodStart === second.periodStart;
}
