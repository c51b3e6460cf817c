import { type CsvTable, parseCsvTable } from "./csv.ts";
import { ProviderError } from "./provider-error.ts";

/** @throws ProviderError when the text is truncated or its header lacks a column */
export function csvAnswer(
  { provider, path }: { provider: string; path: string },
  text: string,
  columns: readonly string[],
): CsvTable {
  try {
    return parseCsvTable(text, columns);
  } catch (cause) {
    throw new ProviderError(provider, path, cause instanceof Error ? cause.message : "not CSV");
  }
}
