import { findRecordedData, NO_RECORDED_DATA } from "../../scripts/recorded/recorded-network.ts";

/** A goal of trust and its tests: those of CI, which chaos runs separately and prints with their results. */
export type Scenario = {
  goal: string;
  what: string;
  project: "worker" | "domain";
  file: string;
  part: string | undefined;
};

export const SCENARIOS: readonly Scenario[] = [
  inWorker("R23", "one address writes for a day", "worker/test/daily-budget.test.ts"),
  inWorker("R24", "a chain of instances, killed anywhere", "worker/refresh/chain.test.ts"),
  inWorker("R25", "50 triggers at once", "worker/features/automation/routes.test.ts", "fifty ask at once"),
  inNode("R26", "a restore killed at each statement, damaged backups", "scripts/database/backup-file.test.ts"),
  inWorker("R26", "half a database", "worker/features/health/routes.test.ts"),
  inNode("R26", "two servers on one state", "scripts/start.test.ts", "second server"),
  inWorker("R27", "sources that answer 403 or are gone", "worker/refresh/fetch/provider-faults.test.ts"),
  inNode("R27", "sources that drip or never end", "worker/providers/network/paced-fetch.test.ts"),
  inWorker("R28", "D1 refuses every query", "worker/test/database-refuses.test.ts"),
  inNode("R29", "names that impersonate", "schema/contracts/names/full-name.test.ts"),
  inWorker("R30", "the same thing sent again", "worker/test/sent-again.test.ts"),
  inWorker("R31", "a publication killed at each statement", "worker/refresh/interrupted-run.test.ts"),
  inNode("R31", "a migration killed at each statement", "scripts/database/migrations.test.ts"),
  inWorker(
    "R31",
    "a decision in the middle of a run",
    "worker/features/automation/routes.test.ts",
    "while another run is on",
  ),
  inWorker("R31", "paging while rows are inserted", "worker/features/forum/routes.test.ts", "while others write"),
];

/** R24: a refresh of so many stocks by a chain of instances; of the recorded network where its answers are. */
export function refreshesOf(stocks: number): Scenario[] {
  const what = `publishes a run of ${stocks} stocks`;
  const refresh = inWorker("R24", what, "worker/refresh/chain.test.ts", what);
  if (!findRecordedData()) {
    console.error(`R24 on the recorded network is left out. ${NO_RECORDED_DATA}`);
    return [refresh];
  }
  return [refresh, inNode("R24", `${what} on the recorded network`, "scripts/refresh-in-instances.test.ts")];
}

function inWorker(goal: string, what: string, file: string, part?: string): Scenario {
  return { goal, what, project: "worker", file, part };
}

function inNode(goal: string, what: string, file: string, part?: string): Scenario {
  return { goal, what, project: "domain", file, part };
}
