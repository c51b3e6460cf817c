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
