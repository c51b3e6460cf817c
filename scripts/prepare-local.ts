import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { loadContent } from "./load-content.ts";
import { PROJECT_ROOT, stateFolder, writeLocalSecrets } from "./local-state.ts";
import { WORKER_CONFIG, withPlatform } from "./platform.ts";

export const wranglerScript = resolve(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");

export const wranglerEnvironment = {
  ...process.env,
  CI: "true",
  NO_UPDATE_NOTIFIER: "1",
  WRANGLER_SEND_METRICS: "false",
};

/** Writes the local secrets on the first start and shows the admin password that once. */
export function announceSecrets(): void {
  const password = writeLocalSecrets(resolve(PROJECT_ROOT, ".dev.vars"));
  if (password) say(`Wrote .dev.vars. Admin: user "admin", password "${password}" (shown this once)`);
}

/**
 * Applies the migrations and loads what the project ships, where it is not loaded yet.
 *
 * @throws Error that says what to do when the local database cannot be used
 */
export async function prepareDatabase(): Promise<void> {
  try {
    await runNode("Applying the migrations", [
      ...[wranglerScript, "d1", "migrations", "apply", "DB", "--local"],
      ...["--persist-to", stateFolder(), "--config", WORKER_CONFIG],
    ]);
    process.env["WRANGLER_LOG"] ??= "error";
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

/** Runs a script to its end; its output is shown only when it fails. */
export function runNode(what: string, words: string[]): Promise<void> {
  const options = { cwd: PROJECT_ROOT, env: wranglerEnvironment };
  return new Promise((done, failed) => {
    execFile(process.execPath, words, options, (error, stdout, stderr) => {
      if (error) failed(new Error(`${what} failed.\n${stdout}${stderr}`));
      else done();
    });
  });
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
