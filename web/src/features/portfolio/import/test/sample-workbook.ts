import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import Papa from "papaparse";
import { makeWorkbook } from "../../../../test/workbook.ts";

/** A workbook of a folder's sheets, each a CSV file. As in spreadsheets, an apostrophe marks digits that are text. */
export function sampleWorkbook(folder: string): Uint8Array<ArrayBuffer> {
  const sheets = readdirSync(folder).map((file) => {
    const { data } = Papa.parse<string[]>(readFileSync(join(folder, file), "utf8").trimEnd());
    return [basename(file, ".csv"), data.map((row) => row.map(cellOf))] as const;
  });
  return makeWorkbook(Object.fromEntries(sheets));
}

const cellOf = (text: string) => (text === "" || Number.isNaN(Number(text)) ? text.replace(/^'/, "") : Number(text));
