import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { claimState, requireWritableFolders, servePort, stateFolder } from "./local-state.ts";
import { announceSecrets, prepareDatabase } from "./prepare-local.ts";
import { wranglerEnvironment, wranglerScript } from "./run-node.ts";
import { buildProduct, type ServedProduct } from "./served-product.ts";
import { runCommand, say } from "./terminal.ts";

const TRY_MILLISECONDS = 100;

async function start(): Promise<void> {
  const port = servePort();
  await refuseTakenPort(port);
  requireWritableFolders();
  process.once("exit", claimState(stateFolder()));
  announceSecrets();
  say("Building the site and preparing the database …");
  const [product] = await Promise.all([buildProduct(), prepareDatabase()]);
  const origin = `http://localhost:${port}`;
  serve(port, product);
  while (!(await answers(origin))) await new Promise((done) => setTimeout(done, TRY_MILLISECONDS));
  say(`Mizan is on ${origin}`);
}

function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
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

function serve(port: number, { folder, site, worker }: ServedProduct): void {
  const words = ["pages", "dev", "-c", site, "-c", worker, "--port", String(port)];
  const options = ["--ip", "localhost", "--persist-to", stateFolder(), "--log-level", "warn"];
  const server = spawn(process.execPath, [wranglerScript, ...words, ...options], {
    cwd: folder,
    env: wranglerEnvironment,
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(process.exitCode ?? code ?? 0));
}

await runCommand(start);
