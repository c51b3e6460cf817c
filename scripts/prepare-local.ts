import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { loadContent } from "./content/load-content.ts";
import { applyMigrations } from "./database/migrations.ts";
import { beginFirstLoad, type Rest } from "./first-load/load-in-steps.ts";
import { PROJECT_ROOT, stateFolder, writeLocalSecrets, writePushKeys } from "./local-state.ts";
import { withPlatform } from "./platform.ts";
import { messageOf, say } from "./terminal.ts";

/** Writes the local secrets on the first start and shows the admin password that one time. */
export function announceSecrets(): void {
  const file = resolve(PROJECT_ROOT, ".dev.vars");
  const password = writeLocalSecrets(file);
  if (password) say(`Wrote .dev.vars. Admin: user "admin", password "${password}" (shown this once)`);
  if (writePushKeys(file)) say("Wrote a pair of keys for notifications to .dev.vars");
}

/**
 * Applies the migrations and loads what the project ships unless it is loaded already. With `isServedMeanwhile`, a first load ends
 * with the largest companies, and the rest is returned.
 *
 * @throws Error that says what to do when the local database cannot be used
 */
export async function prepareDatabase({ isServedMeanwhile = false } = {}): Promise<Rest | undefined> {
  try {
    mkdirSync(stateFolder(), { recursive: true });
    return await withPlatform("local", async (env) => {
      await applyMigrations(env.DB);
      const started = Date.now();
      const rest = isServedMeanwhile ? await beginFirstLoad(env, new Date()) : undefined;
      const loaded = rest ? rest.progress.loaded : await loadContent(env, new Date());
      if (loaded > 0) say(`Loaded ${loaded} stocks in ${secondsSince(started)} s`);
      return rest;
    });
  } catch (error) {
    throw new Error(
      `The local database in ${stateFolder()} cannot be used: ${messageOf(error)}\n` +
        "Move that folder away and start again for a fresh one, or point MIZAN_STATE at another folder.",
    );
  }
}

export function secondsSince(started: number): string {
  return ((Date.now() - started) / 1000).toFixed(1);
}
