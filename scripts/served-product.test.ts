import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, it } from "vitest";
import { PROJECT_ROOT } from "./local-state.ts";
import { readListedNames } from "./universe/universe-files.ts";

const PORT = "19874";
const ORIGIN = `http://localhost:${PORT}`;
const START_SECONDS = 300;
/** All of `npm start`'s own words; an existing .dev.vars is left alone. */
const OWN_WORDS =
  /^(?:Wrote .*\n)*Building the site and preparing the database …\nThe embedded figures stand as of .*\nLoaded [\d,]+ stocks in [\d.]+ s\nMizan is on \S+\n$/;

const state = mkdtempSync(join(tmpdir(), "mizan-served-"));
let server: ChildProcess | undefined;

afterEach(async () => {
  if (server && server.exitCode === null) {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
  rmSync(state, { recursive: true });
});

const script = (name: string, words: string[] = [], settings: Record<string, string> = {}) =>
  spawn(process.execPath, [resolve(PROJECT_ROOT, "scripts", name), ...words], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Starts the product and returns what it had said when it was ready. */
async function start(): Promise<string> {
  const started = script("start.ts", [], { PORT, MIZAN_STATE: state });
  server = started;
  let said = "";
  for (const output of [started.stdout, started.stderr]) output?.on("data", (data: Buffer) => (said += data));
  for (let second = 0; second < START_SECONDS && !said.includes("Mizan is on"); second++) {
    expect(started.exitCode, said).toBeNull();
    await new Promise((done) => setTimeout(done, 1000));
  }
  return said;
}

it("npm start serves every company from its first answer, also while another command builds and a source is edited, records no request on disk, and builds nothing when it starts again", async () => {
  const said = await start();
  const last = [...readListedNames()].at(-1)?.symbol ?? "";
  const addresses = ["/", "/api/ready", "/api/stocks/AAPL", `/api/stocks/${last}`, "/api/dataset.csv"];
  const answers = async () =>
    Promise.all(
      addresses.map(async (address) => {
        const answer = await fetch(ORIGIN + address);
        return [address, answer.status, (await answer.text()).length > 0];
      }),
    );
  const expected = addresses.map((address) => [address, 200, true]);
  expect(await answers()).toEqual(expected);

  const build = script("deploy/deploy.ts", ["--dry-run"]);
  const built = once(build, "exit");
  utimesSync(resolve(PROJECT_ROOT, "worker/index.ts"), new Date(), new Date());
  while (build.exitCode === null) {
    expect(await answers()).toEqual(expected);
    await new Promise((done) => setTimeout(done, 250));
  }
  expect(await built).toEqual([0, null]);
  expect(await answers()).toEqual(expected);
  expect(said).toMatch(OWN_WORDS);
  const kept = readdirSync(state, { recursive: true, encoding: "utf8" });
  expect(kept.filter((path) => /observability/i.test(path))).toEqual([]);

  const builtAt = () => statSync(join(state, "served/site/dist/index.html")).mtimeMs;
  const before = builtAt();
  server?.kill("SIGTERM");
  if (server) await once(server, "exit");
  await start();
  expect(builtAt()).toBe(before);
  expect(await answers()).toEqual(expected);
}, 600_000);
