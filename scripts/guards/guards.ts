import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { PROJECT_ROOT } from "../local-state.ts";
import { say } from "../terminal.ts";
import { workersFor } from "../test/machine-factor.ts";
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
  const rounds = each ? chosen.map((guard) => [guard]) : roundsOf(chosen);
  const runRounds = async () => {
    for (let guards = rounds.shift(); guards; guards = rounds.shift()) missed.push(...(await unnoticed(guards)));
  };
  await Promise.all(Array.from({ length: workersFor(1) }, runRounds));
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

/** The guards without which no assertion of theirs fails: a file that does not load proves nothing. */
async function unnoticed(guards: readonly Guard[]): Promise<Guard[]> {
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
    await once(spawn(process.execPath, words, { cwd: PROJECT_ROOT, env, stdio: "ignore" }), "exit");
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => ({ file: relative(PROJECT_ROOT, name), name: fullName })),
    );
    const isNoticed = ({ test, part }: Guard) => failed.some(({ file, name }) => file === test && name.includes(part));
    return guards.filter((guard) => !isNoticed(guard));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Report = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

await tryGuards();
