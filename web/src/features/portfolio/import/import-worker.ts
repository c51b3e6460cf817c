import readWorkbook from "read-excel-file/web-worker";
import isins from "../../../../../schema/seed/isins.json" with { type: "json" };
import { ImportProblem, problemAnswer } from "./import-problem.ts";
import { readImport } from "./read-import.ts";
import { readTables, textTable } from "./read-tables.ts";
import type { ImportAnswer, ImportQuestion } from "./run-import.ts";

self.addEventListener("message", async ({ data }: MessageEvent<ImportQuestion>) => {
  self.postMessage(await answerTo(data));
});

async function answerTo({ source, options }: ImportQuestion): Promise<ImportAnswer> {
  try {
    const tables =
      typeof source === "string"
        ? [textTable(source)]
        : await readTables(new Uint8Array(await source.arrayBuffer()), (bytes) => readWorkbook(bytes));
    return readImport(tables, { ...options, isins });
  } catch (problem) {
    if (problem instanceof ImportProblem) return problemAnswer(problem.message);
    throw problem;
  }
}
