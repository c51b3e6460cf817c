import type { InputName, SourcedFacts } from "../../../domain/facts/company-facts.ts";
import { addDays } from "../../../domain/facts/iso-date.ts";
import { factEntries } from "../../../domain/facts/source-answer.ts";
import type { FetchStep } from "../../../domain/refresh/refresh-steps.ts";
import type { Coverage } from "../../../domain/refresh/run-anomalies.ts";
import type { RefreshSources } from "../../providers/answers/refresh-sources.ts";
import { type FrameGroup, frameOfKey, groupOfKey } from "../../providers/sec/frames.ts";
import type { FigureCounts, StepProblem } from "../run/repository.ts";
import type { GatheredItem } from "./gathered-facts.ts";

/** The steps whose answers are companies' figures. */
const STEPS_OF_FIGURES = ["fundamentals", "quotes"] as const satisfies readonly FetchStep[];

/** An older balance does not show that its source still gives it. Days; a year and the time to file. */
const KNOWN_FOR_DAYS = 456;

const GROUPS: Readonly<Partial<Record<InputName, FrameGroup>>> = {
  totalAssets: "balance",
  interestBearingDebt: "debt",
  cashAndInterestBearingSecurities: "cash",
  totalRevenue: "income",
  sharesOutstanding: "shares",
};

/** How many of the requests for companies' figures each first source answered, and for the SEC each group of concepts. */
export function sourceCoverage(
  sources: RefreshSources,
  problems: readonly (StepProblem & { step: string })[],
): Coverage[] {
  const coverage = new Map<string, { covered: number; expected: number }>();
  for (const step of STEPS_OF_FIGURES) {
    const lost = new Set(
      problems.filter((problem) => problem.step === step && isLost(problem)).map(({ about }) => about),
    );
    for (const { key, sources: asked } of sources.requests[step]) {
      const { source } = asked[0];
      for (const about of isFrame(key) ? [source, `${source}: ${frameOfKey(key).group}`] : [source]) {
        const { covered, expected } = coverage.get(about) ?? { covered: 0, expected: 0 };
        coverage.set(about, { covered: covered + (lost.has(key) ? 0 : 1), expected: expected + 1 });
      }
    }
  }
  return [...coverage].map(([about, counts]) => ({ about, ...counts }));
}

/** A sum without one part of a concept is wrong; a missing part of a list of companies only affects a few of them. */
export function isLost({ about, lost }: StepProblem): boolean {
  return lost === "request" || (lost === "part" && isFrame(about));
}

const isFrame = (key: string) => key.includes("/");

/**
 * For how many stocks each figure arrived, compared with the last published run on the same sources or, without one, with the known
 * figures.
 */
export function figureCoverage(counts: FigureCounts, last: FigureCounts | undefined): Coverage[] {
  const before = last && Object.keys(last).length > 0 ? last : undefined;
  const figures = new Set([...Object.keys(counts), ...Object.keys(before ?? {})]);
  return [...figures].map((figure) => {
    const [known, covered] = counts[figure] ?? [0, 0];
    return { about: figure, covered, expected: before ? (before[figure]?.[1] ?? 0) : known };
  });
}

/** Counts a stock's figures: those known from filings, and those that arrived now. */
export function countFigures(
  counts: Record<string, [known: number, fresh: number]>,
  known: SourcedFacts,
  items: readonly GatheredItem[],
  today: string,
): void {
  const filed = new Set<string>();
  const fresh = new Set<string>();
  for (const [kind, key, row] of items) {
    if (kind === "quote") fresh.add("price");
    else if (kind === "frame") filed.add(groupOfKey(key));
    else
      for (const [input, { source }] of factEntries(row[1])) {
        if (source === "sec-edgar") filed.add(GROUPS[input] ?? input);
        else fresh.add(`facts: ${input}`);
      }
  }
  filed.delete("dividend");
  for (const group of filed) fresh.add(`filings: ${group}`);
  const expected = new Set<string>();
  const oldest = addDays(today, -KNOWN_FOR_DAYS);
  for (const [input, { source, periodEnd }] of factEntries(known)) {
    const group = source === "sec-edgar" && periodEnd > oldest ? GROUPS[input] : undefined;
    if (group) expected.add(`filings: ${group}`);
  }
  for (const figure of new Set([...fresh, ...expected])) {
    const [before, came] = counts[figure] ?? [0, 0];
    counts[figure] = [before + (expected.has(figure) ? 1 : 0), came + (fresh.has(figure) ? 1 : 0)];
  }
}
