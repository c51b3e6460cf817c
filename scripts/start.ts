import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { claimState, PROJECT_ROOT, servePort, stateFolder } from "./local-state.ts";
import { workerConfiguration } from "./pinned-clock.ts";
import { announceSecrets, prepareDatabase } from "./prepare-local.ts";
import { runNode, wranglerEnvironment, wranglerScript } from "./run-node.ts";
import { runCommand, say } from "./terminal.ts";

/** Builds the site, prepares the database and serves the whole product on one origin, as in production. */
async function start(): Promise<void> {
  const port = servePort();
  await refuseTakenPort(port);
  process.once("exit", claimState(stateFolder()));
  announceSecrets();
  await Promise.all([
    prepareDatabase(),
    runNode("Building the site", [resolve(PROJECT_ROOT, "scripts/site/build-site.ts")]),
  ]);
  serve(port);
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

function serve(port: number): void {
  const words = ["pages", "dev", "-c", "wrangler.toml", "-c", workerConfiguration(), "--port", String(port)];
  const options = ["--ip", "localhost", "--persist-to", stateFolder(), "--log-level", "warn"];
  const server = spawn(process.execPath, [wranglerScript, ...words, ...options], {
    cwd: resolve(PROJECT_ROOT, "web"),
    env: wranglerEnvironment,
    stdio: ["ignore", "inherit", "inherit"],
  });
  say(`Mizan is on http://localhost:${port}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));
}

await runCommand(start);
