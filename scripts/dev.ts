import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { wranglerEnvironment, wranglerScript } from "./configuration.ts";
import { announceSecrets, claimState, PROJECT_ROOT, stateFolder } from "./local-state.ts";
import { stopWithParent } from "./parent.ts";
import { prepareDatabase } from "./prepare-local.ts";

const API_PORT = "8788";

process.once("exit", claimState(stateFolder()));
announceSecrets();
await prepareDatabase();

const worker = [wranglerScript, "dev", "--port", API_PORT, "--persist-to", stateFolder(), "--log-level", "warn"];
const site = [resolve(PROJECT_ROOT, "node_modules/vite/bin/vite.js"), "web", "--config", "web/vite.config.ts"];
const children = [worker, site].map((words) =>
  spawn(process.execPath, words, {
    cwd: PROJECT_ROOT,
    env: wranglerEnvironment,
    stdio: ["ignore", "inherit", "inherit"],
  }),
);
for (const child of children) child.on("exit", (code) => stopAll(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopAll(0));
stopWithParent(() => stopAll(0));

function stopAll(code: number): void {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}
