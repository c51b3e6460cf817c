export const IMPORT_PROBLEMS = {
  too_large: "This file is larger than 20 MB, more than any list of positions; please export a shorter period.",
  too_many_rows: "This file has more than 50,000 rows; please export a shorter period.",
  too_many_columns: "This file has more than 200 columns; please save the table of positions alone.",
  empty: "This file is empty.",
  no_table:
    "This is neither a table nor a list of shares such as AAPL 25, one a line: please choose a CSV or XLSX file, or paste the rows.",
  damaged: "This workbook cannot be opened; please save it again as XLSX or CSV.",
  protected: "This workbook is protected by a password; please save it without one.",
  old_workbook: "This is a workbook of the old XLS kind; please save it as XLSX or CSV.",
  crashed: "This file could not be read; nothing was changed.",
  took_long: "This file takes too long to read; nothing was changed.",
  no_rows: "The columns were recognized, but no row below them holds a position, a trade or a dividend.",
} as const;
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
