import { FILE_MAX_BYTES, IMPORT_PROBLEMS } from "./import-problem.ts";
import type { Imported, ImportOptions, Unknown } from "./read-import.ts";

export type ImportQuestion = { source: Blob | string; options: Omit<ImportOptions, "isins"> };
export type ImportAnswer = Imported | Unknown | { kind: "problem"; message: string };

/** The time a slow phone needs for the largest file. */
const PATIENCE_MS = 60_000;

/** Reads a file or a pasted text in a worker thread, which ends with it: whatever the file does to the thread, the page survives. */
export function runImport(question: ImportQuestion): Promise<ImportAnswer | "crashed" | "took_long"> {
  const { source } = question;
  const size = typeof source === "string" ? source.length : source.size;
  if (size > FILE_MAX_BYTES) return Promise.resolve({ kind: "problem", message: IMPORT_PROBLEMS.too_large });
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<ImportAnswer | "crashed" | "took_long">((resolve) => {
    setTimeout(() => resolve("took_long"), PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => resolve(data);
    worker.onerror = () => resolve("crashed");
    worker.onmessageerror = () => resolve("crashed");
    worker.postMessage(question);
  });
  return answer.finally(() => worker.terminate());
}
