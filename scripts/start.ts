import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { loadUniverseIfEmpty } from "./load-universe.ts";
import { PROJECT_ROOT, servePort, stateFolder, writeLocalSecrets } from "./local-state.ts";

const wrangler = resolve(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");
const environment = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true", NO_UPDATE_NOTIFIER: "1" };

/** Builds the site, prepares the database and serves the whole product on one origin, as in production. */
async function start(): Promise<void> {
  const port = servePort();
  await refuseTakenPort(port);
  announceSecrets();
  run("Building the site", [resolve(PROJECT_ROOT, "scripts/build-site.ts")]);
  await prepareDatabase();
  serve(port);
}

async function refuseTakenPort(port: number): Promise<void> {
  await new Promise<void>((free, taken) => {
    const probe = createServer().once("error", (error: NodeJS.ErrnoException) => taken(portError(port, error)));
    probe.listen({ port, host: "127.0.0.1" }, () => probe.close(() => free()));
  });
}

function portError(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === "EADDRINUSE") {
    return new Error(`Port ${port} is taken. Stop what is using it, or choose another: PORT=${port + 1} npm start`);
  }
  return new Error(`Port ${port} cannot be used (${error.code}). Choose another: PORT=8788 npm start`);
}

function announceSecrets(): void {
  const file = resolve(PROJECT_ROOT, ".dev.vars");
  const password = writeLocalSecrets(file);
  if (password)
    say(`Wrote the local secrets to .dev.vars. Admin: user "admin", password "${password}" (shown this once)`);
}

async function prepareDatabase(): Promise<void> {
  try {
    run("Applying migrations", [
      ...[wrangler, "d1", "migrations", "apply", "DB", "--local"],
      ...["--persist-to", stateFolder(), "--config", resolve(PROJECT_ROOT, "wrangler.toml")],
    ]);
    const started = Date.now();
    const loaded = await loadUniverseIfEmpty(new Date());
    if (loaded > 0) say(`Loaded ${loaded} stocks in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    throw new Error(
      `The local database in ${stateFolder()} cannot be used: ${messageOf(error)}\n` +
        "Move that folder away and start again for a fresh one, or point MIZAN_STATE at another folder.",
    );
  }
}

function run(what: string, words: string[]): void {
  const result = spawnSync(process.execPath, words, { cwd: PROJECT_ROOT, env: environment, encoding: "utf8" });
  if (result.status === 0) return;
  throw new Error(`${what} failed.\n${result.stdout}${result.stderr}`);
}

function serve(port: number): void {
  const words = ["pages", "dev", "-c", "wrangler.toml", "-c", "../wrangler.toml", "--port", String(port)];
  const options = [
    "--ip",
    "localhost",
    "--persist-to",
    stateFolder(),
    "--log-level",
    "warn",
    "--show-interactive-dev-session=false",
  ];
  const server = spawn(process.execPath, [wrangler, ...words, ...options], {
    cwd: resolve(PROJECT_ROOT, "web"),
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
  });
  say(`Mizan is on http://localhost:${port}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
