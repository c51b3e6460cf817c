import { IMPORT_PROBLEMS } from "#messages/portfolio/import.ts";
import { FILE_MAX_BYTES, problemAnswer } from "./import-problem.ts";
import type { Imported, ImportOptions, Unknown } from "./read-import.ts";

export type ImportQuestion = { source: Blob | string; options: Omit<ImportOptions, "isins"> };
export type ImportAnswer = Imported | Unknown | ReturnType<typeof problemAnswer>;

/** The time a slow phone needs for the largest file. */
const PATIENCE_MS = 60_000;

/** Reads a file or a pasted text in a worker thread, which ends with it: whatever the file does to the thread, the page survives. */
export async function runImport(question: ImportQuestion): Promise<ImportAnswer> {
  const { source } = question;
  const size = typeof source === "string" ? source.length : source.size;
  if (size > FILE_MAX_BYTES) return problemAnswer(IMPORT_PROBLEMS.too_large);
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<ImportAnswer>((resolve) => {
    setTimeout(() => resolve(problemAnswer(IMPORT_PROBLEMS.took_long)), PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => resolve(data);
    worker.onerror = () => resolve(problemAnswer(IMPORT_PROBLEMS.crashed));
    worker.onmessageerror = () => resolve(problemAnswer(IMPORT_PROBLEMS.crashed));
    worker.postMessage(question);
  });
  return answer.finally(() => worker.terminate());
}
