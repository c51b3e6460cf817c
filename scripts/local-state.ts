import { generateKeyPairSync, randomBytes } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "./terminal.ts";

export const PROJECT_ROOT = resolve(import.meta.dirname, "..");

export const SECRETS_FILE = resolve(PROJECT_ROOT, ".dev.vars");

export function stateFolder(): string {
  return resolve(process.env["MIZAN_STATE"] ?? resolve(PROJECT_ROOT, ".mizan"));
}

export function servedSite(): string {
  return resolve(stateFolder(), "served/site");
}

export function servePort(): number {
  const text = process.env["PORT"] ?? "8787";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}", which is not a port number. Use one from 1 to 65535, for example PORT=8788.`);
  }
  return port;
}

/**
 * Claims the local state for this process, until `release` or its end: two servers on one database would lose each other's writes.
 *
 * @throws Error that says what to do when another process has claimed it, or when it cannot be written
 */
export function claimState(folder: string, write: typeof writeFileSync = writeFileSync): () => void {
  const file = resolve(folder, "server.pid");
  try {
    mkdirSync(folder, { recursive: true });
    if (existsSync(file)) refuseSecond(folder, file);
    write(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    throw new Error(stateProblem(folder, error));
  }
  return () => rmSync(file, { force: true });
}

/** The process of another server that uses this state; undefined when there is none. */
export function otherServer(folder: string): number | undefined {
  const file = resolve(folder, "server.pid");
  const other = existsSync(file) ? Number(readFileSync(file, "utf8")) : process.pid;
  return other !== process.pid && isAlive(other) ? other : undefined;
}

/** Deletes the claim of a process that has ended. */
function refuseSecond(folder: string, file: string): void {
  const other = otherServer(folder);
  if (other !== undefined) {
    throw new Error(
      `Another Mizan (process ${other}) uses ${folder}. Stop it, or give this one a folder of its own: MIZAN_STATE=/some/folder. ` +
        `If no other is running, delete ${file}.`,
    );
  }
  rmSync(file);
}

const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS"]);
/** SQLite's own codes. */
const [BUSY, READ_ONLY, FULL] = [5, 8, 13];

/** What to do about an error that the state folder or a database in it gave. */
export function stateProblem(folder: string, error: unknown): string {
  const { code = "", errcode = 0, message } = error as NodeJS.ErrnoException & { errcode?: number };
  if (code === "ENOSPC" || errcode === FULL)
    return `The disk of ${folder} is full. Make room, or point MIZAN_STATE at another disk.`;
  if (UNWRITABLE.has(code) || errcode === READ_ONLY)
    return `${folder} cannot be written (${code}). Make it writable, or point MIZAN_STATE at a folder that is.`;
  if (code === "EEXIST" && message.includes("server.pid"))
    return `Another Mizan has just started on ${folder}. Stop it, or give this one a folder of its own: MIZAN_STATE=/some/folder.`;
  if (errcode === BUSY) return `Another process writes to the database in ${folder}. Start again when it has ended.`;
  if (!code) return message;
  return (
    `The local database in ${folder} cannot be used: ${message}\n` +
    "Move that folder away and start again for a fresh one, or point MIZAN_STATE at another folder."
  );
}

export function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Adds a key pair for notifications to the local secrets, unless the file already names a key. */
export function writePushKeys(file: string): boolean {
  const known = readFileSync(file, "utf8");
  if (/^VAPID_/m.test(known)) return false;
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  const lines = [
    `VAPID_PUBLIC_KEY=${point.toString("base64url")}`,
    `VAPID_PRIVATE_KEY=${d}`,
    "VAPID_SUBJECT=mailto:admin@localhost.localdomain",
  ];
  appendFileSync(file, `${known.endsWith("\n") ? "" : "\n"}${lines.join("\n")}\n`);
  return true;
}

/** Writes the local secrets and returns the admin password; never touches an existing file. */
export function writeLocalSecrets(file: string): string | undefined {
  if (existsSync(file)) return undefined;
  const password = randomBytes(18).toString("base64url");
  writeFileSync(file, `ADMIN_USERNAME=admin\nADMIN_PASSWORD=${password}\n`, { mode: 0o600, flag: "wx" });
  return password;
}

export function announceSecrets(): void {
  const password = writeLocalSecrets(SECRETS_FILE);
  if (password) say(`Wrote .dev.vars. Admin: user "admin", password "${password}" (shown this once)`);
  if (writePushKeys(SECRETS_FILE)) say("Wrote a pair of keys for notifications to .dev.vars");
}
