/** One row of the table: what was tried, how often, what came of it, and whether that is what it must be. */
export type Outcome = { test: string; what: string; figure: string; goal: string; isMet: boolean };

export type Settings = { seed: number; requestsARoute: number; loadSeconds: number; payloads: number };

export type Torture = (settings: Settings) => Promise<Outcome[]>;

/** Says what went wrong, each kind once with an example, so that the table stays a table. */
export function reportFaults(faults: ReadonlyMap<string, { count: number; example: string }>): void {
  for (const [fault, { count, example }] of faults) console.error(`  ${count} × ${fault}\n      ${example}`);
}
