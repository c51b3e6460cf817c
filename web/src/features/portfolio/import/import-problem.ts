import { IMPORT_PROBLEMS } from "#messages/portfolio/import.ts";

export type ImportProblemCode = keyof typeof IMPORT_PROBLEMS;
export const problemAnswer = (message: string) => ({ kind: "problem" as const, message });

/** The file as a whole cannot be read; the message is a sentence for people. */
export class ImportProblem extends Error {
  override name = "ImportProblem";
  readonly code: ImportProblemCode;
  constructor(code: ImportProblemCode) {
    super(IMPORT_PROBLEMS[code]);
    this.code = code;
  }
}

export const FILE_MAX_BYTES = 20 * 1024 * 1024;
export const ROWS_MAX = 50_000;
export const COLUMNS_MAX = 200;
