import { parseArgs } from "node:util";
import { mixedLoad } from "../torture/mixed-load.ts";
import { type Outcome, printOutcomes, stopped } from "../torture/outcome.ts";
import { readsDuringRefresh } from "./reads-during-refresh.ts";
import { runTests } from "./run-tests.ts";
import { refreshesOf, SCENARIOS } from "./scenarios.ts";
import { soak } from "./soak.ts";

const { only, stocks, seconds } = parseArgs({
  options: {
    only: { type: "string" },
    stocks: { type: "string", default: "5000,45000" },
    seconds: { type: "string", default: "1800" },
  },
}).values;

const outcomes: Outcome[] = [];
const isWanted = (goal: string) => only === undefined || only === goal;
if (isWanted("R17")) await measure("R17", () => mixedLoad({ seed: 20261121, loadSeconds: 60 }));
for (const scenario of SCENARIOS) if (isWanted(scenario.goal)) await measure(scenario.goal, () => [runTests(scenario)]);
if (isWanted("R24")) {
  for (const count of stocks.split(",").map(Number).filter(Boolean)) {
    for (const scenario of refreshesOf(count)) await measure("R24", () => [runTests(scenario, count)]);
  }
}
if (isWanted("R25")) await measure("R25", readsDuringRefresh);
if (isWanted("R31") && Number(seconds) > 0) await measure("R31", () => soak(Number(seconds)));

printOutcomes(outcomes);

/** One that stops is reported, and the others still run. */
async function measure(goal: string, test: () => Outcome[] | Promise<Outcome[]>): Promise<void> {
  const found = await Promise.resolve()
    .then(test)
    .catch((error: unknown) => [stopped(goal, error)]);
  for (const outcome of found) {
    outcomes.push(outcome);
    console.error(`${outcome.test} ${outcome.what}: ${outcome.figure}${outcome.isMet ? "" : " (NOT MET)"}`);
  }
}
