import { parseArgs } from "node:util";
import { hostileRequests } from "./hostile-requests.ts";
import { claimsOfOneNetwork, refreshesByInstances, refreshesWithFaults } from "./instances.ts";
import { mixedLoad, readsDuringRefresh, soak } from "./load.ts";
import type { Outcome, Settings, Torture } from "./outcome.ts";
import { scriptPayloads } from "./script-payloads.ts";

const PARTS: Readonly<Record<string, Torture>> = {
  R1: hostileRequests,
  R13: scriptPayloads,
  R17: mixedLoad,
  R24: refreshesByInstances,
  R25: readsDuringRefresh,
  R31: soak,
  R34: claimsOfOneNetwork,
  R36: refreshesWithFaults,
};

const asked = parseArgs({
  options: {
    only: { type: "string" },
    seed: { type: "string", default: "20261121" },
    requests: { type: "string", default: "2000" },
    seconds: { type: "string", default: "60" },
    payloads: { type: "string", default: "500" },
    soak: { type: "string", default: "1800" },
    stocks: { type: "string", default: "5000,45000" },
    refreshes: { type: "string", default: "200" },
  },
}).values;

const settings: Settings = {
  seed: numberOf("--seed", asked.seed),
  requestsARoute: numberOf("--requests", asked.requests),
  loadSeconds: numberOf("--seconds", asked.seconds),
  payloads: numberOf("--payloads", asked.payloads),
  soakSeconds: numberOf("--soak", asked.soak),
  stocks: asked.stocks.split(",").map((count) => numberOf("--stocks", count)),
  refreshes: numberOf("--refreshes", asked.refreshes),
};

console.log(`Seed ${settings.seed}; npm run torture -- --seed ${settings.seed} does the same again.`);
const outcomes: Outcome[] = [];
for (const name of chosen()) {
  const started = performance.now();
  try {
    outcomes.push(...((await PARTS[name]?.(settings)) ?? []));
  } catch (error) {
    console.error(error);
    const figure = String(error).slice(0, 80);
    outcomes.push({ test: name, what: "stopped before its end", figure, goal: "an end", isMet: false });
  }
  console.error(`${name} took ${Math.round((performance.now() - started) / 1000)} s`);
}
console.table(outcomes.map(({ isMet, ...row }) => ({ ...row, met: isMet ? "yes" : "NO" })));
if (outcomes.some(({ isMet }) => !isMet)) process.exitCode = 1;

function chosen(): string[] {
  const names = asked.only?.split(",") ?? Object.keys(PARTS);
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown === undefined) return names;
  throw new Error(`There is no part "${unknown}". There are ${Object.keys(PARTS).join(", ")}; R1 does R2 as well.`);
}

function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${option} takes a whole number above 0`);
}
