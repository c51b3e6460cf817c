import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import scorecard from "../../schema/seed/scorecard.json" with { type: "json" };
import { PROJECT_ROOT } from "../../scripts/local-state.ts";
import { fingerprint } from "../../scripts/served-product.ts";
import { allow } from "../../scripts/test/machine-factor.ts";
import { logInOnce } from "./admin-session.ts";

/** A quick machine takes twenty seconds. */
const START_LIMIT = allow(120_000);

/** A week after the embedded universe was screened: on another day its verdicts may have aged. */
export const TEST_CLOCK = new Date(Date.parse(scorecard.screenedOn) + 7 * 86_400_000).toISOString();

/** What the test of `npm start` builds, or whichever suite comes first, is served by those after it, as long as its sources are the same. */
const BUILT = join(PROJECT_ROOT, "node_modules/.cache/mizan-built");

export function keepBuilt(state: string): void {
  const copy = `${BUILT}.${process.pid}`;
  cpSync(join(state, "served"), copy, { recursive: true });
  rmSync(BUILT, { recursive: true, force: true });
  renameSync(copy, BUILT);
}

function takeBuilt(state: string, sources: string): boolean {
  const mark = join(BUILT, "built-from");
  const isSame = existsSync(mark) && JSON.parse(readFileSync(mark, "utf8")).sources === sources;
  if (isSame) cpSync(BUILT, join(state, "served"), { recursive: true });
  return isSame;
}

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    adminToken: string;
  }
}

/**
 * Runs the script of `npm start` on a free port with a state folder of its own, once for all browser tests. MIZAN_ORIGIN names a
 * running product to test instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.MIZAN_ORIGIN;
  const { origin, languages, stop } = running
    ? { origin: running, languages: undefined, stop: async () => undefined }
    : await startProduct();
  await languages;
  project.provide("origin", origin);
  project.provide("adminToken", await logInOnce(origin));
  return stop;
}

type Product = { origin: string; site: string; languages: Promise<void>; stop: () => Promise<void> };

/**
 * Builds and serves the whole product as in production, on a free port with a state folder of its own: in English first, then in all
 * `languages`. Builds it anew with `isNew`, and otherwise takes what was built of the same sources.
 */
export async function startProduct({ isNew = false } = {}): Promise<Product> {
  const state = mkdtempSync(join(tmpdir(), "mizan-e2e-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), MIZAN_STATE: state, MIZAN_CLOCK: TEST_CLOCK };
  const isBuilt = !isNew && takeBuilt(state, fingerprint(PROJECT_ROOT, env));
  const server = spawn(process.execPath, [resolve(PROJECT_ROOT, "scripts/start.ts")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const kill = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
  };
  process.once("exit", kill);
  const stop = async () => {
    const ended = server.exitCode === null && once(server, "exit");
    kill();
    await ended;
    process.off("exit", kill);
    rmSync(state, { recursive: true, force: true });
  };
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (data: Buffer) => (said += data));
  const until = async (words: string) => {
    const end = Date.now() + START_LIMIT;
    while (!said.includes(words)) {
      if (server.exitCode !== null) throw new Error(`The product ended:\n${said}`);
      if (Date.now() > end) throw new Error(`It did not say "${words}" within ${START_LIMIT} ms:\n${said}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  try {
    await until("Mizan is on");
  } catch (error) {
    await stop();
    throw error;
  }
  const built = async () => {
    if (isBuilt) return;
    await until("languages are there");
    keepBuilt(state);
  };
  const languages = built();
  languages.catch(() => undefined);
  return { origin, site: join(state, "served/site"), languages, stop };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? found(address.port) : failed(new Error("no port"))));
    });
  });
}
