import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { PROJECT_ROOT } from "./local-state.ts";

export const wranglerScript = resolve(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");

export const wranglerEnvironment = {
  ...process.env,
  CI: "true",
  NO_UPDATE_NOTIFIER: "1",
  WRANGLER_SEND_METRICS: "false",
  // Offline it prints a stack trace.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // Otherwise the state folder grows by every request and statement, and reads become several times slower.
  X_LOCAL_OBSERVABILITY: "false",
};

/** Runs a script to its end and returns its output; throws with all of the output when it fails. */
export function runNode(what: string, words: string[], folder = PROJECT_ROOT): Promise<string> {
  const options = { cwd: folder, env: wranglerEnvironment, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done, failed) => {
    execFile(process.execPath, words, options, (error, stdout, stderr) => {
      if (error) failed(new Error(`${what} failed.\n${stdout}${stderr}`));
      else done(stdout);
    });
  });
}
