import { parseArgs } from "node:util";
import type { Outcome } from "../torture/outcome.ts";
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
for (const scenario of SCENARIOS) if (isWanted(scenario.goal)) report(runTests(scenario));
if (isWanted("R24")) {
  for (const count of stocks.split(",").map(Number).filter(Boolean)) {
    for (const scenario of refreshesOf(count)) report(runTests(scenario, count));
  }
}
if (isWanted("R25")) for (const outcome of await readsDuringRefresh()) report(outcome);
if (isWanted("R31") && Number(seconds) > 0) for (const outcome of await soak(Number(seconds))) report(outcome);

console.table(outcomes.map(({ isMet, ...row }) => ({ ...row, met: isMet ? "yes" : "NO" })));
if (outcomes.some(({ isMet }) => !isMet)) process.exitCode = 1;

function report(outcome: Outcome): void {
  outcomes.push(outcome);
  console.error(`${outcome.test} ${outcome.what}: ${outcome.figure}${outcome.isMet ? "" : " (NOT MET)"}`);
}
