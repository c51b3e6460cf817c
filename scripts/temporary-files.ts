import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive, PROJECT_ROOT } from "./local-state.ts";

const CACHE = join(PROJECT_ROOT, "node_modules/.cache");
const MEMORY = "/dev/shm";
const NEEDED_BYTES = 2 ** 31;

/**
 * Makes this process and its children keep their temporary files in memory if there is room. Tests create thousands of databases that
 * need not survive a power cut, and on a disk they would spend most of their time waiting for that.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR?.startsWith(MEMORY)) return;
  if (hasRoomInMemory()) moveTemporaryFilesTo(mkdtempSync(join(MEMORY, "mizan-tests-")));
  else requireTemporaryFolder();
}

/** Where the system's temporary folder cannot be written, this process and its children use one beside the packages. */
export function requireTemporaryFolder(): void {
  try {
    rmSync(mkdtempSync(join(tmpdir(), "writable-")), { recursive: true });
  } catch {
    try {
      moveTemporaryFilesTo(folderBesidePackages());
    } catch (cause) {
      throw new Error(`Neither ${tmpdir()} nor ${CACHE} can be written. Set TMPDIR to a folder that can.`, { cause });
    }
  }
}

/** A new folder for this process, where imports find the packages. Those of processes that were killed are removed. */
export function folderBesidePackages(cache = CACHE): string {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const [, id] = /^mizan-of-(\d+)-/.exec(name) ?? [];
    if (id && !isAlive(Number(id))) rmSync(join(cache, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(cache, `mizan-of-${process.pid}-`));
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
}

function moveTemporaryFilesTo(folder: string): void {
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
}
