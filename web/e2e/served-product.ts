import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import scorecard from "../../schema/seed/scorecard.json" with { type: "json" };
import { logInOnce } from "./admin-session.ts";

/** An idle machine takes twenty; one that runs everything at once needs minutes. */
const START_SECONDS = 300;

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
  const { origin, stop } = running ? { origin: running, stop: async () => undefined } : await startProduct();
  project.provide("origin", origin);
  project.provide("adminToken", await logInOnce(origin));
  return stop;
}

/** Builds and serves the whole product as in production, on a free port with a state folder of its own. */
export async function startProduct(): Promise<{ origin: string; site: string; stop: () => Promise<void> }> {
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
  try {
    await serving(server, origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, site: join(state, "served/site/dist"), stop };
}

async function serving(server: ChildProcess, origin: string): Promise<void> {
  let output = "";
  server.stdout?.on("data", (data: Buffer) => (output += data));
  server.stderr?.on("data", (data: Buffer) => (output += data));
  for (let tenth = 0; tenth < START_SECONDS * 10; tenth++) {
    if (server.exitCode !== null) throw new Error(`The product did not start:\n${output}`);
    const answer = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The product did not answer within ${START_SECONDS} s:\n${output}`);
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
