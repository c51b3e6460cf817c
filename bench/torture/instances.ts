import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/local-state.ts";
import type { Outcome, Settings } from "./outcome.ts";

type Test = { status: string; failureMessages?: string[]; meta?: { figure?: string } };
type Report = { testResults: { assertionResults: Test[]; message?: string }[] };

type Asked = Pick<Outcome, "test" | "what" | "goal"> & { words: string[]; settings: Record<string, string> };

/** Runs tests of the suite with settings of their own: how many failed, and the figures that they found. */
function outcomeOf({ words, settings, ...about }: Asked): Outcome {
  const folder = mkdtempSync(join(tmpdir(), "mizan-torture-"));
  const report = join(folder, "report.json");
  const vitest = join(PROJECT_ROOT, "node_modules/vitest/vitest.mjs");
  try {
    const all = [vitest, "run", ...words, "--reporter=json", `--outputFile=${report}`];
    const env = { ...process.env, ...settings };
    spawnSync(process.execPath, all, { cwd: PROJECT_ROOT, env, stdio: "ignore" });
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === "failed").length;
    const messages = [...testResults.map(({ message }) => message), ...tests.flatMap((test) => test.failureMessages)];
    for (const message of messages) if (message) console.error(`  ${message.slice(0, 1_000)}`);
    const figures = tests.flatMap(({ meta }) => meta?.figure ?? []);
    const figure = [`${failed} tests failed`, ...figures].join("; ");
    return { ...about, figure, isMet: failed === 0 && figures.length > 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const CHAIN = ["worker/refresh/chain.test.ts", "scripts/refresh-in-instances.test.ts"];

/** R24: a refresh of so many stocks by a chain of instances, which the tests of the chain do at this size only when asked. */
export async function refreshesByInstances({ stocks }: Settings): Promise<Outcome[]> {
  const of = (count: number) => ({
    test: "R24",
    what: `a refresh of ${count} stocks by a chain of instances`,
    goal: "published within each instance's limits",
    words: [...CHAIN, "-t", `publishe[ds].* ${count} stocks`],
    settings: { CHAIN_STOCKS: String(count) },
  });
  return stocks.map((count) => outcomeOf(of(count)));
}

/** R36: refreshes with faults before and after their writes, placed by the seed and those that follow it. */
export async function refreshesWithFaults({ seed, refreshes }: Settings): Promise<Outcome[]> {
  const faults = {
    test: "R36",
    what: `${refreshes} refreshes with faults, which then stop`,
    goal: "whole and up to date 15 minutes after; the seed does it again",
    words: ["worker/refresh/faults.test.ts"],
    settings: { FAULT_SEEDS: `[${seed}, ${refreshes}]` },
  };
  return [outcomeOf(faults)];
}

/** R34: claims of one network, of which the tests of the claims send some hundreds only. */
export async function claimsOfOneNetwork(): Promise<Outcome[]> {
  const claims = {
    test: "R34",
    what: "10,000 claims of one network",
    goal: "at most 40 are taken, and none is published by itself",
    words: ["worker/features/claims/attacks.test.ts", "-t", "claims of one network", "--testTimeout=3600000"],
    settings: { CLAIMS_AT_ONCE: "10000" },
  };
  return [outcomeOf(claims)];
}
