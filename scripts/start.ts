import { type ChildProcess, fork } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { OFFERED_LANGUAGES } from "../schema/wording/languages.ts";
import { announceSecrets, claimState, servePort, stateFolder } from "./local-state.ts";
import { stopWithParent } from "./parent.ts";
import { fingerprint, languagesBuilt } from "./served-product.ts";
import { messageOf, say } from "./terminal.ts";

const children = new Set<ChildProcess>();
let stopServer: (() => Promise<void>) | undefined;
let isStopping = false;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill();
  await stopServer?.();
  process.exit(code);
}

async function start(): Promise<void> {
  const port = servePort();
  await refuseTakenPort(port);
  process.once("exit", claimState(stateFolder()));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
  stopWithParent(() => stop(0));
  announceSecrets();
  say("Building the site and preparing the database …");
  const isPrepared = new Promise<void>((prepared) => run("prepare-local.ts").on("exit", () => prepared()));
  const sources = fingerprint();
  const languages = new Set(languagesBuilt(sources));
  const isWhole = () => OFFERED_LANGUAGES.every(({ code }) => languages.has(code));
  const hasFirstPage = new Promise<void>((built) => {
    if (languages.size > 0) built();
    if (isWhole()) return;
    run("build-product.ts", [sources]).on("message", (code: string) => {
      languages.add(code);
      built();
      if (isWhole()) say(`All ${languages.size} languages are there`);
    });
  });
  const [{ serve }] = await Promise.all([import("./serve.ts"), hasFirstPage, isPrepared]);
  stopServer = await serve(port, languages);
  say(`Mizan is on http://localhost:${port}`);
  if (!isWhole()) say("The other languages are being built behind it …");
}

/** Runs a script of this folder, which says in its own words what is wrong; then nothing is served. */
function run(script: string, words: string[] = []): ChildProcess {
  const child = fork(join(import.meta.dirname, script), words);
  children.add(child);
  return child.once("exit", (code) => {
    children.delete(child);
    if (code !== 0) void stop(code ?? 1);
  });
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

start().catch((error) => {
  process.stderr.write(`${messageOf(error)}\n`);
  return stop(1);
});
