import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

export const PROJECT_ROOT = resolve(import.meta.dirname, "..");

/** The folder of the local database and caches; MIZAN_STATE overrides it. */
export function stateFolder(): string {
  return resolve(process.env["MIZAN_STATE"] ?? resolve(PROJECT_ROOT, ".mizan"));
}

/**
 * The port to serve on; PORT overrides it.
 *
 * @throws Error when PORT is not a port number
 */
export function servePort(): number {
  const text = process.env["PORT"] ?? "8787";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}", which is not a port number. Use one from 1 to 65535, for example PORT=8788.`);
  }
  return port;
}

/** Writes the local secrets once; returns the admin password when it did, and never touches a file that is there. */
export function writeLocalSecrets(file: string): string | undefined {
  if (existsSync(file)) return undefined;
  const password = randomBytes(18).toString("base64url");
  writeFileSync(file, `ADMIN_USERNAME=admin\nADMIN_PASSWORD=${password}\n`, { mode: 0o600, flag: "wx" });
  return password;
}
