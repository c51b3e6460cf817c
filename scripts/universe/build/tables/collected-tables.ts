import { normalizeSymbol } from "../../../../domain/issuers/symbols.ts";
import { isIsoDate, readNumber } from "../../../../worker/providers/answers/figures.ts";
import { parseWholeCsv } from "../../../../worker/providers/csv.ts";

export type Row = Readonly<Record<string, string>>;

export function amount(row: Row | undefined, column: string): number | undefined {
  return readNumber(row?.[column] ?? "");
}

export function day(row: Row | undefined, column: string): string | undefined {
  const text = row?.[column];
  return isIsoDate(text) ? text : undefined;
}

/**
 * The rows of a collected table by symbol. Of two rows for one symbol the first counts.
 *
 * @throws ProviderError when the table is truncated or lacks a column
 */
export function readTable(file: string, text: string, key: string, columns: readonly string[]): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const record of readRecords(file, text, [key, ...columns])) {
    const symbol = normalizeSymbol(record[key] ?? "");
    if (symbol && !rows.has(symbol)) rows.set(symbol, record);
  }
  return rows;
}

/**
 * The rows of a collected table.
 *
 * @throws ProviderError when the table is truncated or lacks a column
 */
export function readRecords(file: string, text: string, columns: readonly string[]): Record<string, string>[] {
  return parseWholeCsv({ provider: "csv-import", path: `/${file}` }, text, columns);
}
