import { rowTexts } from "#messages/portfolio/import.ts";
import type { Draft, Exchanged, Given } from "./drafts.ts";
import type { DateOrder } from "./read-cells.ts";
import { type GivenName, type Row, RowProblem } from "./rows.ts";

/** What one table of a file says about the rows of another, by a symbol or a broker's own number. */
export type Shared = ReadonlyMap<
  string,
  { isin?: string; name?: string; purchasePrice?: number; amount?: number; tax?: number }
>;

export type Read = Draft | Exchanged | undefined;

export type Layout = {
  columns: readonly string[];
  without?: readonly string[];
  /** The name of the section in a statement, or of the sheet in a workbook. */
  section?: string;
  dates?: DateOrder;
  /** The records in a row; undefined for a row without one, such as a deposit. */
  read: (row: Row, shared: Shared) => Read | Read[];
};

export const USD = "USD";

export const notAShare = (what: string) => new RowProblem(rowTexts.notAShare(what));

export const isOption = (symbol: string) => /\s\d|^-[A-Z]|^[A-Z]{1,6}\d{6}[CP]\d/.test(symbol);

export function given(row: Row, { currency = "", ...columns }: GivenName, only?: string): Given {
  const texts = Object.entries(columns).map(([part, column]) => [part, row.text(column)]);
  return { ...Object.fromEntries(texts), currency: only ?? row.text(currency) };
}

export function ratioIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text);
  return found ? Number(found[1]) / Number(found[2]) : undefined;
}

export const sizeOf = (number: number | null) => number && Math.abs(number);
export const charged = (amount: number | null) => amount && -amount;
