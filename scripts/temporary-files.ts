import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const NEEDED_BYTES = 2 ** 31;

/**
 * Lets this process and those it starts keep their temporary files in memory, where there is room. Tests make thousands of
 * databases that nobody needs to survive a power cut, and on a disk they wait for it longer than they compute.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR?.startsWith(MEMORY) || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < NEEDED_BYTES) return;
  const folder = mkdtempSync(join(MEMORY, "mizan-tests-"));
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
}
