/** One row of the table: what was tried, how often, the result, and whether it is as required. */
export type Outcome = { test: string; what: string; figure: string; goal: string; isMet: boolean };

export type Settings = {
  seed: number;
  requestsARoute: number;
  loadSeconds: number;
  payloads: number;
  soakSeconds: number;
  stocks: readonly number[];
  refreshes: number;
};

export type Torture = (settings: Settings) => Promise<Outcome[]>;

/** Prints each kind of fault once, with an example, so that the table stays short. */
export function reportFaults(faults: ReadonlyMap<string, { count: number; example: string }>): void {
  for (const [fault, { count, example }] of faults) console.error(`  ${count} × ${fault}\n      ${example}`);
}

/** What is reported of a test that threw instead of ending. */
export function stopped(test: string, error: unknown): Outcome {
  console.error(error);
  return { test, what: "stopped before its end", figure: String(error).slice(0, 80), goal: "an end", isMet: false };
}

export function printOutcomes(outcomes: readonly Outcome[]): void {
  console.table(outcomes.map(({ isMet, ...row }) => ({ ...row, met: isMet ? "yes" : "NO" })));
  if (outcomes.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
