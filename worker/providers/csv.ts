/**
 * The rows of a CSV text (RFC 4180: quoted fields, doubled quotes, line breaks inside quotes), each with its own number of fields. A
 * last line without a line break counts; empty lines do not.
 *
 * @throws SyntaxError when a quoted field is never closed, the sign of a truncated file
 */
export function parseCsvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let isQuoted = false;
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const endRow = () => {
    row.push(field);
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
    field = "";
  };
  for (let i = 0; i < body.length; i++) {
    const character = body[i];
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (body[i + 1] === '"') {
        field += '"';
        i++;
      } else isQuoted = false;
    } else if (character === '"' && field === "") isQuoted = true;
    else if (character === ",") {
      row.push(field);
      field = "";
    } else if (character === "\n") endRow();
    else if (character !== "\r") field += character;
  }
  if (isQuoted) throw new SyntaxError("a quoted field is never closed");
  if (field !== "" || row.length > 0) endRow();
  return rows;
}

/** A header that lacks required columns. */
export class MissingColumns extends SyntaxError {
  readonly columns: readonly string[];

  constructor(columns: readonly string[]) {
    super(`the header lacks ${columns.join(", ")}`);
    this.columns = columns;
  }
}

export type CsvTable = {
  records: Record<string, string>[];
  /** Lines whose number of fields differs from the header's; the first is 2, the line below the header. */
  brokenLines: number[];
};

/**
 * The records of a CSV text by the names of its header.
 *
 * @throws SyntaxError when the text is truncated inside a quoted field, or a required column is missing from the header
 */
export function parseCsvTable(text: string, requiredColumns: readonly string[]): CsvTable {
  const [header, ...rows] = parseCsvRows(text);
  const missing = requiredColumns.filter((column) => !header?.includes(column));
  if (!header || missing.length > 0) throw new MissingColumns(missing);
  const table: CsvTable = { records: [], brokenLines: [] };
  for (const [index, row] of rows.entries()) {
    if (row.length !== header.length) table.brokenLines.push(index + 2);
    else table.records.push(Object.fromEntries(header.map((column, place) => [column, (row[place] ?? "").trim()])));
  }
  return table;
}
