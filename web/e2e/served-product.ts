import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import scorecard from "../../schema/seed/scorecard.json" with { type: "json" };
import { allow } from "../../scripts/test/machine-factor.ts";
import { logInOnce } from "./admin-session.ts";

/** A quick machine takes twenty seconds. */
const START_LIMIT = allow(120_000);

/** A week after the embedded universe was screened: on another day its verdicts may have aged. */
const CLOCK = new Date(Date.parse(scorecard.screenedOn) + 7 * 86_400_000).toISOString();

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

/** Builds and serves the whole product as in production, on a free port with a state folder of its own: in English first, then in all `languages`. */
export async function startProduct(): Promise<Product> {
  const state = mkdtempSync(join(tmpdir(), "mizan-e2e-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [resolve(import.meta.dirname, "../../scripts/start.ts")], {
    env: { ...process.env, PORT: String(port), MIZAN_STATE: state, MIZAN_CLOCK: CLOCK },
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
  const languages = until("languages are there");
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
