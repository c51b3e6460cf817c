import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/local-state.ts";
import type { Outcome, Settings } from "./outcome.ts";

const FILES = ["worker/refresh/chain.test.ts", "scripts/refresh-in-instances.test.ts"];

type Test = { status: string; meta?: { figure?: string } };
type Report = { testResults: { assertionResults: Test[] }[] };

/** R24: a refresh of so many stocks by a chain of instances, which the tests of the chain do at this size only when asked. */
export async function refreshesByInstances({ stocks }: Settings): Promise<Outcome[]> {
  return stocks.map((count) => {
    const folder = mkdtempSync(join(tmpdir(), "mizan-instances-"));
    const report = join(folder, "report.json");
    const vitest = join(PROJECT_ROOT, "node_modules/vitest/vitest.mjs");
    const what = `publishe[ds].* ${count} stocks`;
    const words = [vitest, "run", ...FILES, "-t", what, "--reporter=json", `--outputFile=${report}`];
    try {
      const env = { ...process.env, CHAIN_STOCKS: String(count) };
      spawnSync(process.execPath, words, { cwd: PROJECT_ROOT, env, stdio: "ignore" });
      const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
      const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
      const failed = tests.filter(({ status }) => status === "failed").length;
      const figures = tests.flatMap(({ meta }) => meta?.figure ?? []);
      return {
        test: "R24",
        what: `a refresh of ${count} stocks by a chain of instances`,
        figure: [`${failed} of the chain's tests failed`, ...figures].join("; "),
        goal: "published within each instance's limits",
        isMet: failed === 0 && figures.length > 0,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
