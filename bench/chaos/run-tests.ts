import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/local-state.ts";
import type { Outcome } from "../torture/outcome.ts";
import type { Scenario } from "./scenarios.ts";

type Report = {
  testResults: {
    message: string;
    assertionResults: { status: string; fullName: string; meta?: { figure?: string } }[];
  }[];
};

/** Runs the tests of a scenario and reports how many passed, with the figures they print. */
export function runTests({ goal, what, project, file, part }: Scenario, stocks = 0): Outcome {
  const folder = mkdtempSync(join(tmpdir(), "mizan-chaos-"));
  const output = join(folder, "report.json");
  const vitest = join(PROJECT_ROOT, "node_modules/vitest/vitest.mjs");
  const words = [vitest, "run", "--project", project, file, "--reporter=json", `--outputFile=${output}`];
  try {
    const run = spawnSync(process.execPath, [...words, ...(part ? ["-t", part] : [])], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, CHAOS_STOCKS: String(stocks) },
      encoding: "utf8",
    });
    const { testResults } = JSON.parse(readFileSync(output, "utf8")) as Report;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const ran = tests.filter(({ status }) => status === "passed" || status === "failed");
    const failed = ran.filter(({ status }) => status === "failed");
    for (const { fullName } of failed) console.error(`  failed: ${fullName}`);
    const figures = ran.flatMap(({ meta }) => meta?.figure ?? []);
    const figure = [`${ran.length - failed.length} of ${ran.length} tests`, ...figures].join("; ");
    return { test: goal, what, figure, goal: "all", isMet: run.status === 0 && ran.length > 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
