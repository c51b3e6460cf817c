import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { formatCount } from "../schema/wording/en/format.ts";
import type { Rest } from "./first-load/load-in-steps.ts";
import { throughDoor } from "./first-load/through-door.ts";
import { claimState, PROJECT_ROOT, requireWritableFolders, servePort, stateFolder } from "./local-state.ts";
import { announceSecrets, prepareDatabase, secondsSince } from "./prepare-local.ts";
import { runNode, wranglerEnvironment, wranglerScript } from "./run-node.ts";
import { workerConfiguration } from "./served-worker.ts";
import { messageOf, runCommand, say } from "./terminal.ts";

const SERVED_WITHIN_MILLISECONDS = 120_000;

/**
 * Builds the site, prepares the database and serves the whole product on one origin, as in production. The first time, it is served
 * when the largest companies are in, and the others are loaded meanwhile.
 */
async function start(): Promise<void> {
  const port = servePort();
  await refuseTakenPort(port);
  requireWritableFolders();
  process.once("exit", claimState(stateFolder()));
  announceSecrets();
  const [rest] = await Promise.all([
    prepareDatabase({ isServedMeanwhile: true }),
    runNode("Building the site", [resolve(PROJECT_ROOT, "scripts/site/build-site.ts")]),
  ]);
  if (!rest) {
    serve(port, workerConfiguration());
    return;
  }
  const secret = randomBytes(24).toString("base64url");
  const server = serve(port, workerConfiguration({ door: { progress: rest.progress, secret } }));
  await loadRest(rest, `http://localhost:${port}`, secret).catch((error) => {
    if (server.exitCode !== null || server.killed) return;
    server.kill();
    throw new Error(
      `Loading the companies stopped: ${messageOf(error)}\nRun npm start again: it goes on where this one ended.`,
    );
  });
}

async function loadRest(rest: Rest, origin: string, secret: string): Promise<void> {
  const { env, opens, tell } = throughDoor(origin, secret);
  const { loaded, total } = rest.progress;
  say(`${formatCount(loaded)} of ${formatCount(total)} companies are in; the others follow while you use it`);
  await opens(SERVED_WITHIN_MILLISECONDS);
  const started = Date.now();
  await rest.load(env, new Date(), tell);
  await tell(null);
  say(`All ${formatCount(total)} companies are in after another ${secondsSince(started)} s`);
}

async function refuseTakenPort(port: number): Promise<void> {
  await new Promise<void>((free, taken) => {
    const probe = createServer().once("error", (error: NodeJS.ErrnoException) => taken(portError(port, error)));
    probe.listen({ port, host: "localhost" }, () => probe.close(() => free()));
  });
}

function portError(port: number, error: NodeJS.ErrnoException): Error {
  const other = port === 8787 ? 8788 : 8787;
  const advice = `choose another: PORT=${other} npm start`;
  if (error.code === "EADDRINUSE") return new Error(`Port ${port} is taken. Stop what is using it, or ${advice}`);
  return new Error(`Port ${port} cannot be used (${error.code}). Please ${advice}`);
}

function serve(port: number, configuration: string): ChildProcess {
  const words = ["pages", "dev", "-c", "wrangler.toml", "-c", configuration, "--port", String(port)];
  const options = ["--ip", "localhost", "--persist-to", stateFolder(), "--log-level", "warn"];
  const server = spawn(process.execPath, [wranglerScript, ...words, ...options], {
    cwd: resolve(PROJECT_ROOT, "web"),
    env: wranglerEnvironment,
    stdio: ["ignore", "inherit", "inherit"],
  });
  say(`Mizan is on http://localhost:${port}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(process.exitCode ?? code ?? 0));
  return server;
}

await runCommand(start);
