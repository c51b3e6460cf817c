import type { LeftOutFacts, SourcedFact, SourcedFacts } from "./company-facts.ts";
import type { InputName } from "./inputs.ts";
import type { SourceId } from "./sources.ts";

/**
 * What one source says of one company. Its facts may be of different dates, each with its own. A source that knows several
 * kinds of figures unequally well gives an answer for each kind.
 */
export type SourceAnswer = {
  facts: SourcedFacts;
  /** Amounts that the source gives and its reader did not believe. */
  leftOut?: LeftOutFacts | undefined;
  /** Where two answers give the same figure of the same period, the lower number counts; without one, that of its source. */
  trust?: number | undefined;
  /** Its figures confirm or contradict those of other answers and are never taken themselves. */
  isCheckOnly?: boolean | undefined;
  /** What the company paid in interest in the year of its revenue: only a check on that revenue. */
  interestExpense?: SourcedFact | undefined;
  /** The revenue is the sum of one filed concept, which may be a part of the whole. */
  isRevenueOfOneConcept?: boolean | undefined;
};

/** How far each source is trusted, 1 the most: filings, then vendors that name the period, then files and snapshots. */
const TRUST: Readonly<Partial<Record<SourceId, number>>> = {
  "sec-edgar": 1,
  "idx-filing": 1,
  "xbrl-filings": 1,
  "nasdaq-screener": 2,
  eodhd: 2,
  "yahoo-spark": 3,
  fmp: 3,
  "csv-import": 4,
  "market-snapshot": 5,
};
export const LEAST_TRUST = 9;

export function trustOf({ source }: SourcedFact, { trust }: Pick<SourceAnswer, "trust"> = {}): number {
  return trust ?? TRUST[source] ?? LEAST_TRUST;
}

/** The inputs and facts of an answer. */
export function factEntries(facts: SourcedFacts): [InputName, SourcedFact][] {
  return Object.entries(facts) as [InputName, SourcedFact][];
}
