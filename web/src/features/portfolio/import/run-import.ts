import { FILE_MAX_BYTES, IMPORT_PROBLEMS } from "./import-problem.ts";
import type { Imported, ImportOptions, Unknown } from "./read-import.ts";

export type ImportAnswer = Imported | Unknown | { kind: "problem"; message: string };

/** The time a slow phone needs for the largest file. */
const PATIENCE_MS = 60_000;

/** Reads a file or a pasted text in a worker thread, which ends with it: whatever the file does to the thread, the page survives. */
export function runImport(
  source: Blob | string,
  options: Omit<ImportOptions, "isins">,
): Promise<ImportAnswer | "crashed" | "took_long"> {
  const size = typeof source === "string" ? source.length : source.size;
  if (size > FILE_MAX_BYTES) return Promise.resolve({ kind: "problem", message: IMPORT_PROBLEMS.too_large });
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
    const timer = setTimeout(() => end("took_long"), PATIENCE_MS);
    const end = (answer: ImportAnswer | "crashed" | "took_long") => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ImportAnswer>) => end(data));
    worker.addEventListener("error", () => end("crashed"));
    worker.addEventListener("messageerror", () => end("crashed"));
    worker.postMessage({ source, options });
  });
}
