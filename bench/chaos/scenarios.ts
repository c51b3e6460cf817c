import { findRecordedData, NO_RECORDED_DATA } from "../../scripts/recorded/recorded-network.ts";

/** A goal of trust and its tests: those of CI, which chaos runs separately and prints with their results. */
export type Scenario = { goal: string; what: string; project: "worker" | "domain"; file: string; part?: string };

export const SCENARIOS: readonly Scenario[] = [
  { goal: "R23", what: "one address writes for a day", project: "worker", file: "worker/test/daily-budget.test.ts" },
  {
    ...{ goal: "R24", what: "a chain of instances, killed anywhere", project: "worker" },
    file: "worker/refresh/chain.test.ts",
  },
  {
    ...{ goal: "R25", what: "50 triggers at once", project: "worker", part: "fifty ask at once" },
    file: "worker/features/automation/routes.test.ts",
  },
  {
    ...{ goal: "R26", what: "a restore killed at each statement, damaged backups", project: "domain" },
    file: "scripts/database/backup-file.test.ts",
  },
  { goal: "R26", what: "half a database", project: "worker", file: "worker/features/health/routes.test.ts" },
  {
    ...{ goal: "R26", what: "two servers on one state", project: "domain", part: "second server" },
    file: "scripts/start.test.ts",
  },
  {
    ...{ goal: "R27", what: "sources that answer 403 or are gone", project: "worker" },
    file: "worker/refresh/fetch/provider-faults.test.ts",
  },
  {
    ...{ goal: "R27", what: "sources that drip or never end", project: "domain" },
    file: "worker/providers/network/paced-fetch.test.ts",
  },
  { goal: "R28", what: "D1 refuses every query", project: "worker", file: "worker/test/database-refuses.test.ts" },
  { goal: "R29", what: "names that impersonate", project: "domain", file: "schema/contracts/full-name.test.ts" },
  { goal: "R30", what: "the same thing sent again", project: "worker", file: "worker/test/sent-again.test.ts" },
  {
    ...{ goal: "R31", what: "a publication killed at each statement", project: "worker" },
    file: "worker/refresh/interrupted-run.test.ts",
  },
  {
    goal: "R31",
    what: "a migration killed at each statement",
    project: "domain",
    file: "scripts/database/migrations.test.ts",
  },
  {
    ...{ goal: "R31", what: "a decision in the middle of a run", project: "worker", part: "while another run is on" },
    file: "worker/features/automation/routes.test.ts",
  },
  {
    ...{ goal: "R31", what: "paging while rows are inserted", project: "worker", part: "while others write" },
    file: "worker/features/forum/routes.test.ts",
  },
];

/** R24: a refresh of so many stocks by a chain of instances; of the recorded network where its answers are. */
export function refreshesOf(stocks: number): Scenario[] {
  const part = `publishes a run of ${stocks} stocks`;
  const refresh: Scenario = { goal: "R24", what: part, project: "worker", file: "worker/refresh/chain.test.ts", part };
  if (!findRecordedData()) {
    console.error(`R24 on the recorded network is left out. ${NO_RECORDED_DATA}`);
    return [refresh];
  }
  const what = `publishes a run of ${stocks} stocks on the recorded network`;
  return [refresh, { goal: "R24", what, project: "domain", file: "scripts/refresh-in-instances.test.ts" }];
}
