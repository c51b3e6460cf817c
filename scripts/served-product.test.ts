import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { afterAll, afterEach, expect, it } from "vitest";
import { OFFERED_LANGUAGES } from "../schema/wording/languages.ts";
import { keepBuilt, TEST_CLOCK } from "../web/e2e/served-product.ts";
import { isAlive, PROJECT_ROOT } from "./local-state.ts";
import { fingerprint } from "./served-product.ts";
import { allow } from "./test/machine-factor.ts";
import { readListedNames } from "./universe/universe-files.ts";

const PORT = "19874";
const ORIGIN = `http://localhost:${PORT}`;
/** All of its own words until it serves; an existing .dev.vars is left alone. */
const FIRST_WORDS =
  /^(?:Wrote .*\n)*Building the site and preparing the database …\nThe embedded figures stand as of .*\nLoaded [\d,]+ stocks in [\d.]+ s\nMizan is on \S+\n/;
const LATER_WORDS =
  /^Building the site and preparing the database …\nThe embedded figures stand as of .*\nMizan is on \S+\n$/;

const state = mkdtempSync(join(tmpdir(), "mizan-served-"));
let npm: ChildProcess | undefined;

afterEach(() => {
  if (npm?.exitCode !== null || npm.signalCode !== null) return;
  for (const id of familyOf(npm.pid ?? 0).keys()) process.kill(id);
});
afterAll(() => rmSync(state, { recursive: true }));

/** Starts the product as a person does, and returns what it says until `words` are among it. */
async function start(words: string): Promise<string> {
  const env = { ...process.env, PORT, MIZAN_STATE: state, MIZAN_CLOCK: TEST_CLOCK };
  const started = spawn("npm", ["start", "--silent"], { cwd: PROJECT_ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  npm = started;
  let said = "";
  for (const output of [started.stdout, started.stderr]) output.on("data", (data: Buffer) => (said += data));
  for (const end = Date.now() + allow(120_000); !said.includes(words); await rest(50)) {
    expect(started.exitCode, said).toBeNull();
    expect(Date.now(), said).toBeLessThan(end);
  }
  return said;
}

/** The commands of npm and of all that it started, by their process. */
function familyOf(id: number): ReadonlyMap<number, string> {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).trim().split("\n");
  const family = new Map([[id, "npm"]]);
  for (const [, child, parent, command = ""] of lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []))
    if (family.has(Number(parent))) family.set(Number(child), command);
  return family;
}

/** Ends npm and nothing else, as a service manager does. */
async function endNpm(signal: NodeJS.Signals): Promise<void> {
  const family = [...familyOf(npm?.pid ?? 0).keys()];
  expect(family.length).toBeGreaterThan(1);
  npm?.kill(signal);
  await expect.poll(() => family.filter(isAlive), { timeout: allow(10_000) }).toEqual([]);
  await expect(fetch(ORIGIN)).rejects.toThrow();
}

const read = async (address: string) => {
  const answer = await fetch(ORIGIN + address);
  const hasHeaders = address.startsWith("/api/") || answer.headers.get("content-security-policy")?.includes("sha256-");
  return [address, answer.status, hasHeaders && (await answer.text()).length > 0];
};

const reads = async (addresses: readonly string[]) =>
  expect(await Promise.all(addresses.map(read))).toEqual(addresses.map((address) => [address, 200, true]));

const builtAt = () => statSync(join(state, "served/site/index.html")).mtimeMs;

it(
  "npm start serves every company from its first answer, in English and then in the other languages; builds nothing twice; and ends with npm, whenever and however that ends",
  async () => {
    await start("Building");
    await endNpm("SIGTERM");

    expect(await start("Mizan is on")).toMatch(FIRST_WORDS);
    const last = [...readListedNames()].at(-1)?.symbol ?? "";
    await reads(["/", "/zakat", "/api/ready", "/stocks/AAPL", `/api/stocks/${last}`, "/api/dataset.csv"]);
    const early = await fetch(`${ORIGIN}/ms/stocks/AAPL`);
    expect([early.status, early.headers.get("refresh")]).toEqual([503, "2"]);
    expect(await early.text()).toMatch(/<html lang="ms" dir="ltr">.*<a href="\/stocks\/AAPL">/s);
    const before = builtAt();
    await endNpm("SIGKILL");

    await start("languages are there");
    await reads(OFFERED_LANGUAGES.flatMap(({ prefix }) => [prefix || "/", `${prefix}/zakat`, `${prefix}/stocks/AAPL`]));
    const builders = () =>
      [...familyOf(npm?.pid ?? 0).values()].filter((command) => /esbuild|build-product/.test(command));
    await expect.poll(builders, { timeout: allow(10_000) }).toEqual([]);
    await endNpm("SIGTERM");

    expect(await start("Mizan is on")).toMatch(LATER_WORDS);
    await reads([`/api/stocks/${last}`, "/ar/stocks/AAPL"]);
    expect(builtAt()).toBe(before);
    const kept = readdirSync(state, { recursive: true, encoding: "utf8" });
    expect(kept.filter((path) => /observability/i.test(path))).toEqual([]);
    await endNpm("SIGTERM");
    keepBuilt(state);
  },
  allow(300_000),
);

it("what is served is of other sources when a file of them changes, and of the same after a deployment or a test has built the Worker", () => {
  const root = join(state, "project");
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of ["web/index.html", "web/vite.config.ts", "package.json", "package-lock.json", "wrangler.toml"])
    write(file, file);
  write("worker/index.ts", "export default 1;");
  const before = fingerprint(root);
  write("worker/dist/index.mjs", "export default 1;");
  write("worker/index.test.ts", "it");
  expect(fingerprint(root)).toBe(before);
  write("worker/index.ts", "export default 2;");
  expect(fingerprint(root)).not.toBe(before);
});
