import { type CsvTable, MissingColumns, parseCsvTable } from "./csv.ts";
import { ProviderError } from "./network/provider-error.ts";

/** @throws ProviderError when the text is truncated or its header lacks a column */
export function csvAnswer(
  { provider, path }: { provider: string; path: string },
  text: string,
  columns: readonly string[],
): CsvTable {
  try {
    return parseCsvTable(text, columns);
  } catch (cause) {
    throw new ProviderError(
      provider,
      path,
      cause instanceof MissingColumns ? `lacks ${cause.columns.join(", ")}` : "truncated",
    );
  }
}

/** @throws ProviderError as `csvAnswer` does, and when a single line is broken */
export function wholeCsvAnswer(
  at: { provider: string; path: string },
  text: string,
  columns: readonly string[],
): CsvTable["records"] {
  const { records, brokenLines } = csvAnswer(at, text, columns);
  if (brokenLines.length > 0) throw new ProviderError(at.provider, at.path, `broken_line ${brokenLines[0]}`);
  return records;
}
