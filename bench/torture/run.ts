import { parseArgs } from "node:util";
import { reportOfTests } from "../../scripts/guards/guards.ts";
import { hostileRequests } from "./hostile-requests.ts";
import { mixedLoad, readsDuringRefresh, soak } from "./load.ts";
import { scriptPayloads } from "./script-payloads.ts";
import type { Outcome, Settings } from "./server.ts";

const PARTS: Readonly<Record<string, (settings: Settings) => Promise<Outcome[]>>> = {
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

type Asked = Pick<Outcome, "test" | "what" | "goal"> & { words: string[]; settings: Record<string, string> };

/** Runs tests of the suite with settings of their own: how many failed, and the figures that they found. */
async function outcomeOf({ words, settings, ...about }: Asked): Promise<Outcome> {
  const { testResults } = await reportOfTests(words, settings);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === "failed").length;
  const messages = [...testResults.map(({ message }) => message), ...tests.flatMap((test) => test.failureMessages)];
  for (const message of messages) if (message) console.error(`  ${message.slice(0, 1_000)}`);
  const figures = tests.flatMap(({ meta }) => meta?.figure ?? []);
  const figure = [`${failed} tests failed`, ...figures].join("; ");
  return { ...about, figure, isMet: failed === 0 && figures.length > 0 };
}

/** R24: a refresh of so many stocks by a chain of instances, which the tests of the chain do at this size only when asked. */
async function refreshesByInstances({ stocks }: Settings): Promise<Outcome[]> {
  const tests = ["worker/refresh/chain.test.ts", "scripts/refresh-in-instances.test.ts"];
  const outcomes: Outcome[] = [];
  for (const count of stocks)
    outcomes.push(
      await outcomeOf({
        test: "R24",
        what: `a refresh of ${count} stocks by a chain of instances`,
        goal: "published within each instance's limits",
        words: [...tests, "-t", `publishe[ds].* ${count} stocks`],
        settings: { CHAIN_STOCKS: String(count) },
      }),
    );
  return outcomes;
}

/** R36: refreshes with faults before and after their writes, placed by the seed and those that follow it. */
async function refreshesWithFaults({ seed, refreshes }: Settings): Promise<Outcome[]> {
  const outcome = await outcomeOf({
    test: "R36",
    what: `${refreshes} refreshes with faults, which then stop`,
    goal: "whole and up to date 15 minutes after; the seed does it again",
    words: ["worker/refresh/faults.test.ts"],
    settings: { FAULT_SEEDS: `[${seed}, ${refreshes}]` },
  });
  return [outcome];
}

/** R34: claims of one network, of which the tests of the claims send some hundreds only. */
async function claimsOfOneNetwork(): Promise<Outcome[]> {
  const outcome = await outcomeOf({
    test: "R34",
    what: "10,000 claims of one network",
    goal: "at most 40 are taken, and none is published by itself",
    words: ["worker/features/claims/attacks.test.ts", "-t", "claims of one network", "--testTimeout=3600000"],
    settings: { CLAIMS_AT_ONCE: "10000" },
  });
  return [outcome];
}
