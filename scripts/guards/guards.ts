import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "../local-state.ts";
import { GUARDS, type Guard } from "./guard-list.ts";
import { guardTable } from "./guard-table.ts";
import { takeOut } from "./take-out.ts";

type Ran = { passed: number; failed: string[] };
type Verdict = { guard: string; test: string; "without the guard": string; noticed: "yes" | "NO" };

const TABLE = join(PROJECT_ROOT, "docs/guards.md");
const MOST_MINUTES_A_TEST = 5;
/** A slow machine must not look like a test that notices. */
const PATIENCE = ["--testTimeout=120000", "--hookTimeout=120000"];

/** Removes each guard from a copy of the project, runs its test there and reports whether the test noticed. */
async function guards(): Promise<void> {
  if (process.argv.includes("--write")) {
    writeFileSync(TABLE, guardTable(GUARDS));
    return;
  }
  const chosen = GUARDS.filter(({ name }) => name.includes(wordAfter("--only") ?? ""));
  const copy = copyOfProject();
  const verdicts: Verdict[] = [];
  try {
    for (const guard of chosen) {
      const verdict = await tryWithout(guard, copy);
      process.stderr.write(
        `${verdict.noticed === "yes" ? "noticed" : "NOT NOTICED"}: ${guard.name}: ${verdict["without the guard"]}\n`,
      );
      verdicts.push(verdict);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.table(verdicts);
  const missed = verdicts.filter(({ noticed }) => noticed === "NO").length;
  console.log(`${verdicts.length - missed} of ${verdicts.length} guards are noticed when they are taken out.`);
  if (missed > 0 || verdicts.length === 0) process.exitCode = 1;
}

/** The test must pass with the guard and fail without it, in an assertion of its own: a file that does not load proves nothing. */
async function tryWithout(guard: Guard, copy: string): Promise<Verdict> {
  const file = join(copy, guard.file);
  const whole = readFileSync(file, "utf8");
  const told = (text: string, noticed: Verdict["noticed"]) => ({
    ...{ guard: guard.name, test: guard.test, "without the guard": text, noticed },
  });
  writeFileSync(file, takeOut(whole, guard, guard));
  const without = await runTest(guard, copy);
  writeFileSync(file, whole);
  const [first] = without.failed;
  if (first === undefined) return told(without.passed > 0 ? "nothing fails" : "the test does not load", "NO");
  const whenWhole = await runTest(guard, copy, first);
  if (whenWhole.failed.length > 0 || whenWhole.passed === 0) return told(`fails with the guard too: ${first}`, "NO");
  return told(first, "yes");
}

/** Runs a guard's test up to its first failure, or only the named test. */
function runTest({ test, part }: Guard, copy: string, name?: string): Promise<Ran> {
  const report = join(copy, "guard-report.json");
  rmSync(report, { force: true });
  const pattern = name === undefined ? part : name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const words = [join(PROJECT_ROOT, "node_modules/vitest/vitest.mjs"), "run", test, "--bail=1", ...PATIENCE];
  const options = ["--reporter=json", `--outputFile=${report}`, ...(pattern ? ["-t", pattern] : [])];
  return new Promise((done) => {
    const child = spawn(process.execPath, [...words, ...options], { cwd: copy, stdio: "ignore" });
    const timer = setTimeout(() => child.kill("SIGKILL"), MOST_MINUTES_A_TEST * 60_000);
    child.on("exit", () => {
      clearTimeout(timer);
      done(readReport(report));
    });
  });
}

function readReport(file: string): Ran {
  type Report = { testResults: { assertionResults: { status: string; title: string }[] }[] };
  try {
    const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = results.filter(({ status }) => status === "failed").map(({ title }) => title);
    return { passed: results.filter(({ status }) => status === "passed").length, failed };
  } catch {
    return { passed: 0, failed: [] };
  }
}

/** Every file of the working tree that git tracks or would add, with the installed packages beside them. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "mizan-guards-"));
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", words, { cwd: PROJECT_ROOT, encoding: "utf8", maxBuffer: 1e8 }).split("\0");
  for (const file of files.filter((name) => name !== "" && existsSync(join(PROJECT_ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(PROJECT_ROOT, file), join(copy, file), { force: true, errorOnExist: false });
  }
  symlinkSync(join(PROJECT_ROOT, "node_modules"), join(copy, "node_modules"), "dir");
  return copy;
}

function wordAfter(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

await guards();
