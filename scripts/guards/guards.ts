import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { PROJECT_ROOT } from "../local-state.ts";
import { say } from "../terminal.ts";
import { GUARDS, type Guard } from "./guard-list.ts";

/** A slow machine must not look like a test that notices. */
const PATIENCE = ["--testTimeout=120000", "--hookTimeout=120000", "--retry=0"];

/**
 * Runs the tests of the guards on code without them, and fails when a test still passes: it protects nothing. Guards of different
 * files with different tests are taken out together; `--each` takes out one at a time.
 */
async function tryGuards(): Promise<void> {
  const options = { only: { type: "string", default: "" }, each: { type: "boolean", default: false } } as const;
  const { only, each } = parseArgs({ options }).values;
  const chosen = GUARDS.filter(({ name }) => name.includes(only));
  const missed: Guard[] = [];
  for (const guards of each ? chosen.map((guard) => [guard]) : roundsOf(chosen)) {
    const failed = await failedTests(guards);
    const isNoticed = ({ test, part }: Guard) => failed.some(({ file, name }) => file === test && name.includes(part));
    missed.push(...guards.filter((guard) => !isNoticed(guard)));
  }
  for (const { name, test } of missed) say(`${test} passes without the guard "${name}"`);
  say(`${chosen.length - missed.length} of ${chosen.length} guards are noticed when they are taken out`);
  if (missed.length > 0 || chosen.length === 0) process.exitCode = 1;
}

function roundsOf(guards: readonly Guard[]): Guard[][] {
  const rounds: Guard[][] = [];
  for (const guard of guards) {
    const round = rounds.find((others) => others.every(({ file, test }) => file !== guard.file && test !== guard.test));
    if (round) round.push(guard);
    else rounds.push([guard]);
  }
  return rounds;
}

type FailedTest = { file: string; name: string };

/** The failed assertions without the guards: a file that does not load proves nothing. */
async function failedTests(guards: readonly Guard[]): Promise<FailedTest[]> {
  const folder = mkdtempSync(join(tmpdir(), "mizan-guards-"));
  const report = join(folder, "report.json");
  const words = [
    join(PROJECT_ROOT, "node_modules/vitest/vitest.mjs"),
    "run",
    ...guards.map(({ test }) => test),
    ...PATIENCE,
    "--reporter=json",
    `--outputFile=${report}`,
    "-t",
    `(${guards.map(({ part }) => part).join("|")})`,
  ];
  const env = { ...process.env, MIZAN_WITHOUT_GUARDS: JSON.stringify(guards.map(({ name }) => name)) };
  try {
    await new Promise((done) => {
      spawn(process.execPath, words, { cwd: PROJECT_ROOT, env, stdio: "ignore" }).on("exit", done);
    });
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => ({ file: relative(PROJECT_ROOT, name), name: fullName })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Report = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

await tryGuards();
