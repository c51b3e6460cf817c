import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

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

/**
 * Where the system's temporary folder cannot be written, this process and its children use one beside the packages.
 *
 * @throws Error that says what to do when neither can be written
 */
export function requireTemporaryFolder(): void {
  try {
    rmSync(mkdtempSync(join(tmpdir(), "writable-")), { recursive: true });
  } catch {
    moveTemporaryFilesTo(temporaryFolderBesidePackages());
  }
}

function temporaryFolderBesidePackages(): string {
  const cache = resolve(import.meta.dirname, "../node_modules/.cache");
  try {
    mkdirSync(cache, { recursive: true });
    return mkdtempSync(join(cache, "temporary-"));
  } catch (cause) {
    const both = `Neither ${tmpdir()} nor ${cache} can be written`;
    throw new Error(`${both}. Set TMPDIR to a folder that can.`, { cause });
  }
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
