import { resolve } from "node:path";
import { loadContent } from "./content/load-content.ts";
import { PROJECT_ROOT, stateFolder, writeLocalSecrets, writePushKeys } from "./local-state.ts";
import { WORKER_CONFIG, withPlatform } from "./platform.ts";
import { runNode, wranglerScript } from "./run-node.ts";
import { messageOf, say } from "./terminal.ts";

/** Writes the local secrets on the first start and shows the admin password that one time. */
export function announceSecrets(): void {
  const file = resolve(PROJECT_ROOT, ".dev.vars");
  const password = writeLocalSecrets(file);
  if (password) say(`Wrote .dev.vars. Admin: user "admin", password "${password}" (shown this once)`);
  if (writePushKeys(file)) say("Wrote a pair of keys for notifications to .dev.vars");
}

/**
 * Applies the migrations and loads what the project ships unless it is loaded already.
 *
 * @throws Error that says what to do when the local database cannot be used
 */
export async function prepareDatabase(): Promise<void> {
  try {
    await applyMigrations();
    const started = Date.now();
    const loaded = await withPlatform("local", (env) => loadContent(env, new Date()));
    if (loaded > 0) say(`Loaded ${loaded} stocks in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    throw new Error(
      `The local database in ${stateFolder()} cannot be used: ${messageOf(error)}\n` +
        "Move that folder away and start again for a fresh one, or point MIZAN_STATE at another folder.",
    );
  }
}

/** Brings the tables of this machine's database up to date, and makes them where there are none. */
export async function applyMigrations(): Promise<void> {
  await runNode("Applying the migrations", [
    ...[wranglerScript, "d1", "migrations", "apply", "DB", "--local"],
    ...["--persist-to", stateFolder(), "--config", WORKER_CONFIG],
  ]);
}
