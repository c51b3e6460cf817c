import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { PROJECT_ROOT } from "../local-state.ts";
import { workersFor } from "../test/machine-factor.ts";

type Guard = Record<"name" | "without" | "file" | "take" | "test" | "part", string> & { put?: string };

export const readGuards = (): Guard[] => parse(readFileSync(join(import.meta.dirname, "guards.yaml"), "utf8"));

/** Takes the guards that `npm run guards` names out of the code that tests load. */
export function withoutGuards(): Plugin[] {
  const names: string[] = JSON.parse(process.env["MIZAN_WITHOUT_GUARDS"] ?? "[]");
  if (names.length === 0) return [];
  const taken = readGuards().filter(({ name }) => names.includes(name));
  return taken.map(({ name, file, take, put = "" }) => ({
    name: `without the guard: ${name}`,
    enforce: "pre",
    transform: (code, id) =>
      id.split("?")[0] === join(PROJECT_ROOT, file) ? code.replace(take, () => put) : undefined,
  }));
}

/** A slow machine must not look like a test that notices. */
const PATIENCE = ["--testTimeout=120000", "--hookTimeout=120000", "--retry=0"];

/**
 * Runs the tests of the guards on code without them, and fails when a test still passes: it protects nothing. Guards of different
 * files with different tests are taken out together; `--each` takes out one at a time. Stryker would begin with a run of every test,
 * which alone takes longer than this, knows none of these changes, and is 238 packages.
 */
async function tryGuards(): Promise<void> {
  const options = { only: { type: "string", default: "" }, each: { type: "boolean", default: false } } as const;
  const { only, each } = parseArgs({ options }).values;
  const chosen = readGuards().filter(({ name }) => name.includes(only));
  const missed: Guard[] = [];
  const rounds = each ? chosen.map((guard) => [guard]) : roundsOf(chosen);
  const runRounds = async () => {
    for (let guards = rounds.shift(); guards; guards = rounds.shift()) missed.push(...(await unnoticed(guards)));
  };
  await Promise.all(Array.from({ length: workersFor(1) }, runRounds));
  for (const { name, test } of missed) console.log(`${test} passes without the guard "${name}"`);
  console.log(`${chosen.length - missed.length} of ${chosen.length} guards are noticed when they are taken out`);
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
  const parts = `(${guards.map(({ part }) => part).join("|")})`;
  const words = [...guards.map(({ test }) => test), ...PATIENCE, "-t", parts];
  const names = JSON.stringify(guards.map(({ name }) => name));
  const { testResults } = await reportOfTests(words, { MIZAN_WITHOUT_GUARDS: names });
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => ({ file: relative(PROJECT_ROOT, name), name: fullName })),
  );
  const isNoticed = ({ test, part }: Guard) => failed.some(({ file, name }) => file === test && name.includes(part));
  return guards.filter((guard) => !isNoticed(guard));
}

type Test = { status: string; fullName: string; failureMessages?: string[]; meta?: { figure?: string } };
type Report = { testResults: { name: string; message?: string; assertionResults: Test[] }[] };

/** Runs some tests with settings of their own in the environment. */
export async function reportOfTests(words: readonly string[], settings: Record<string, string>): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "mizan-report-"));
  const report = join(folder, "report.json");
  const vitest = join(PROJECT_ROOT, "node_modules/vitest/vitest.mjs");
  const all = [vitest, "run", ...words, "--reporter=json", `--outputFile=${report}`];
  const env = { ...process.env, ...settings };
  try {
    await once(spawn(process.execPath, all, { cwd: PROJECT_ROOT, env, stdio: "ignore" }), "exit");
    return JSON.parse(readFileSync(report, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) await tryGuards();
