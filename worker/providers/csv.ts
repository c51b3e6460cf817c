import Papa from "papaparse";
import { ProviderError } from "./network/provider-error.ts";

export type CsvTable = {
  records: Record<string, string>[];
  /** Lines that do not fit the header; the first is 2, the line below it. */
  brokenLines: number[];
};

/**
 * The records of a CSV text by the names of its header.
 *
 * @throws ProviderError when the text ends inside a quoted field, the sign of a truncated file, or its header lacks a column
 */
export function parseCsv(
  { provider, path }: { provider: string; path: string },
  text: string,
  columns: readonly string[],
): CsvTable {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replaceAll("\r", ""), {
    header: true,
    delimiter: ",",
    newline: "\n",
    skipEmptyLines: true,
    transform: (field) => field.trim(),
  });
  if (errors.some(({ code }) => code === "MissingQuotes")) throw new ProviderError(provider, path, "truncated");
  const missing = columns.filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) throw new ProviderError(provider, path, `lacks ${missing.join(", ")}`);
  const broken = new Set(errors.map(({ row = 0 }) => row));
  return {
    records: data.filter((_, row) => !broken.has(row)),
    brokenLines: [...broken].map((row) => row + 2),
  };
}

/** @throws ProviderError as `parseCsv` does, and when a single line is broken */
export function parseWholeCsv(...csv: Parameters<typeof parseCsv>): CsvTable["records"] {
  const [{ provider, path }] = csv;
  const { records, brokenLines } = parseCsv(...csv);
  if (brokenLines.length > 0) throw new ProviderError(provider, path, `broken_line ${brokenLines[0]}`);
  return records;
}
