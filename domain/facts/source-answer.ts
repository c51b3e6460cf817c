import type { InputName, LeftOutFacts, SourcedFact, SourcedFacts, SourceId } from "./company-facts.ts";

/**
 * One source's figures of one company. Its facts may be of different dates, each with its own. A source that is more reliable for
 * some kinds of figures than for others gives one answer per kind.
 */
export type SourceAnswer = {
  facts: SourcedFacts;
  /** Amounts that the source gives but its reader did not believe. */
  leftOut?: LeftOutFacts | undefined;
  /** When two answers give the same figure of the same period, the lower number wins; by default, that of the source. */
  trust?: number | undefined;
  /** Its figures confirm or contradict those of other answers but are never used themselves. */
  isCheckOnly?: boolean | undefined;
  /**
   * A single reading that nothing confirms: never used, and contradicting nothing alone. It only shows that another figure is a part, or
   * that a newer one stands.
   */
  isWitness?: boolean | undefined;
  /** Who read the figures, by default their source. Answers of one reader are not independent of each other. */
  reader?: string | undefined;
  /** The interest the company paid in the year of its revenue: only a check on that revenue. */
  interestExpense?: SourcedFact | undefined;
  /** The revenue is the sum of one filed concept, which may be only a part of it. */
  isRevenueOfOneConcept?: boolean | undefined;
};

/** How far each source is trusted, 1 the most: filings, then vendors that name the period, then files and snapshots. */
const TRUST: Readonly<Partial<Record<SourceId, number>>> = {
  "sec-edgar": 1,
  "idx-filing": 1,
  "xbrl-filings": 1,
  "nasdaq-screener": 2,
  eodhd: 2,
  "reader-report": 2,
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
