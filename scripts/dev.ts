import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { daysBetween, isoDay } from "../domain/facts/iso-date.ts";
import { formatCount, formatDay } from "../schema/wording/en/format.ts";
import { loadContent } from "./content/load-content.ts";
import { withLocalStore } from "./database/local-store.ts";
import { applyMigrations } from "./database/migrations.ts";
import { announceSecrets, claimState, PROJECT_ROOT, stateFolder, stateProblem } from "./local-state.ts";
import { stopWithParent } from "./parent.ts";
import { wranglerEnvironment, wranglerScript } from "./run-node.ts";
import { runCommand, say } from "./terminal.ts";
import { readDataset } from "./universe/universe-files.ts";

async function prepareDatabase(): Promise<void> {
  const started = Date.now();
  try {
    const loaded = await withLocalStore(async (store) => {
      await applyMigrations(store.DB);
      return loadContent(store, new Date());
    });
    const { screenedOn } = readDataset();
    const days = daysBetween(screenedOn, isoDay(new Date()));
    say(
      `The embedded figures stand as of ${formatDay(screenedOn)} (${formatCount(days)} days ago); docs/runbook.md says how to renew them`,
    );
    if (loaded > 0) say(`Loaded ${formatCount(loaded)} stocks in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    throw new Error(stateProblem(stateFolder(), error));
  }
}

if (import.meta.main) {
  stopWithParent(() => process.exit(1));
  await runCommand(prepareDatabase);
}

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
