import { rowTexts as texts } from "#messages/portfolio/import.ts";
import { inOneList } from "../../../../../domain/portfolio/books.ts";
import { type Cost, OWN_FILE, ownName, type ShareRecord } from "../../../../../domain/portfolio/records.ts";
import { type ChosenColumns, FIELDS, type Field } from "./choices.ts";
import { type Draft, dividend, type Exchanged, exchanged, holding, trade } from "./drafts.ts";
import { COLUMN_TRANSLATIONS, FORMATS, type Format } from "./formats.ts";
import { ImportProblem } from "./import-problem.ts";
import type { Shared } from "./layout.ts";
import {
  type Cell,
  type DateOrder,
  type DecimalSign,
  dateOrderOf,
  decimalSignOf,
  readDate,
  readNumber,
} from "./read-cells.ts";
import { LINE_COLUMNS, lineCells, lineDraft } from "./read-lines.ts";
import type { Table } from "./read-tables.ts";
import { columnName, columnNames, type Row, RowProblem, rowOf } from "./rows.ts";

export type LeftRow = { row: number; table: string | null; text: string; reason: string };

export type Imported = {
  kind: "read";
  broker: string | null;
  records: (ShareRecord | Cost)[];
  left: LeftRow[];
  /** Rows without records: deposits, fees, interest. */
  countIgnored: number;
};

/** A table in no known broker's format: the person says what its columns mean. */
export type Unknown = {
  kind: "choose_columns";
  columns: string[];
  sample: string[][];
  guess: ChosenColumns;
  /** Of its amounts, by the language of its headings. */
  currency: string;
};

type Isins = Readonly<Record<string, string>>;

export type ImportOptions = {
  today: string;
  isins: Isins;
  account?: string;
  chosen?: ChosenColumns;
  /** For amounts in a file without a currency column. */
  currency?: string;
  order?: DateOrder;
};

const HEADER_ROWS = 40;
const SAMPLE_ROWS = 3;

/**
 * The content of a file's tables: each row becomes a record, is ignored, or is left out with a reason. Without a known format the
 * person must choose the columns.
 *
 * @throws ImportProblem when there is nothing to read
 */
export function readImport(tables: readonly Table[], options: ImportOptions): Imported | Unknown {
  const { chosen, account, today } = options;
  const plain = chosen ?? plainColumns(tables);
  const known = chosen ? undefined : readKnown(tables, options);
  const rows = known ?? (plain ? readChosen(tables, plain, options) : readLines(tables, options));
  if (!rows) return unknownTable(tables);
  joinSides(rows);
  const { broker, drafts, left, countIgnored } = rows;
  const asOf = (!chosen && dayOf(tables)) || today;
  const records = withIds(pairSplits(drafts), account?.trim() || (broker ?? OWN_FILE), asOf);
  if (records.length === 0 && left.length === 0) throw new ImportProblem("no_rows");
  return { kind: "read", broker, records, left, countIgnored };
}

type ReadRows = Pick<Imported, "broker" | "left" | "countIgnored"> & {
  drafts: Draft[];
  sides: { side: Exchanged; leave: (reason: string) => void }[];
};
const nothingRead = (): ReadRows => ({ broker: null, drafts: [], sides: [], left: [], countIgnored: 0 });

function readRow(
  into: ReadRows,
  { name }: Table,
  row: number,
  cells: readonly Cell[],
  read: () => ReturnType<Format["read"]>,
): void {
  const leave = (reason: string) => {
    const text = cells.filter(isFilled).map(trimmed).join(" · ").slice(0, 120);
    into.left.push({ row, table: name, text, reason });
  };
  try {
    const drafts = [read()].flat().filter((draft) => draft !== undefined);
    if (drafts.length === 0) into.countIgnored++;
    for (const draft of drafts)
      if (draft.kind === "exchange") into.sides.push({ side: draft, leave });
      else into.drafts.push(draft);
  } catch (problem) {
    if (!(problem instanceof RowProblem)) throw problem;
    leave(problem.message);
  }
}

/** The sides of each exchange become one record; what has no other side is what it is alone, or is left out. */
function joinSides({ sides, drafts }: ReadRows): void {
  const groups = Map.groupBy(sides, ({ side }) => `${side.date} ${side.group}`);
  for (const group of groups.values()) {
    const joined = exchanged(group.map(({ side }) => side));
    if (joined) drafts.push(joined);
    else
      for (const { side, leave } of group)
        if (side.alone) drafts.push(side.alone);
        else leave(texts.exchangeUnsaid);
  }
}

const trimmed = (cell: Cell) => String(cell).trim();
const isFilled = (cell: Cell) => trimmed(cell) !== "";

function readKnown(tables: readonly Table[], { isins, order }: ImportOptions): ReadRows | undefined {
  const sections = tables.flatMap(sectionsOf);
  const shared = sharedOf(sections, isins);
  let found: ReadRows | undefined;
  for (const section of sections) {
    const known = findFormat(section);
    if (!known) continue;
    const { format, headerPlace, columns } = known;
    const into = found ?? nothingRead();
    found = into;
    into.broker = format.broker;
    const body = section.rows.slice(headerPlace + 1);
    const reading = readingOf(body, format.dates ?? order);
    body.forEach((cells, index) => {
      if (cells.length < 3 || cells.filter(isFilled).length < 2) return;
      const row = section.first + headerPlace + 2 + index;
      readRow(into, section, row, cells, () => format.read(rowOf(columns, cells, reading, isins), shared));
    });
  }
  return found;
}

type Section = Table & { section: string | null; first: number };

/** A statement in sections has the section's name and "Header" or "Data" at the start of each row. */
function sectionsOf(table: Table): Section[] {
  const isStatement = table.rows.filter((row) => /^(?:Header|Data)$/.test(String(row[1] ?? ""))).length >= 2;
  if (!isStatement) return [{ ...table, section: table.name, first: 0 }];
  const sections: (Section & { rows: (readonly Cell[])[] })[] = [];
  table.rows.forEach((row, place) => {
    const [name = "", kind = "", ...cells] = row;
    if (kind === "Header") sections.push({ name: String(name), section: String(name), rows: [cells], first: place });
    const last = sections.at(-1);
    if (kind === "Data" && last?.section === String(name)) last.rows.push(cells);
  });
  return sections;
}

type Known = { format: Format; headerPlace: number; columns: string[] };

function findFormat({ rows, section }: Section): Known | undefined {
  for (const [headerPlace, header] of rows.slice(0, HEADER_ROWS).entries()) {
    if (header.length < 3) continue;
    const columns = knownNames(header);
    const format = FORMATS.find(
      (format) =>
        (format.section === undefined || format.section === section) &&
        format.columns.every((column) => columns.includes(column)) &&
        !format.without?.some((column) => columns.includes(column)),
    );
    if (format) return { format, headerPlace, columns };
  }
  return undefined;
}

const knownNames = (header: readonly Cell[]) =>
  columnNames(header.map((cell) => COLUMN_TRANSLATIONS.get(columnName(cell)) ?? cell));

function readingOf(rows: readonly (readonly Cell[])[], order: DateOrder | undefined) {
  const cells = rows.flat();
  return { sign: decimalSignOf(cells) ?? ("point" as DecimalSign), order: order ?? dateOrderOf(cells) };
}

function sharedOf(sections: readonly Section[], isins: Isins): Shared {
  const shared = new Map<string, NonNullable<ReturnType<Shared["get"]>>>();
  const add = (key: string, more: NonNullable<ReturnType<Shared["get"]>>) => {
    if (key !== "") shared.set(key, { ...shared.get(key), ...more });
  };
  for (const { rows } of sections) {
    const columns = knownNames(rows[0] ?? []);
    const has = (...names: string[]) => names.every((name) => columns.includes(name));
    const body = rows.slice(1).map((cells) => rowOf(columns, cells, { sign: "point", order: "day_first" }, isins));
    if (has("asset category", "symbol", "description", "security id"))
      for (const row of body) add(row.text("symbol"), { isin: row.text("security id"), name: row.text("description") });
    if (has("position id", "open rate", "close rate", "isin"))
      for (const row of body) {
        // The amounts are in dollars, the rates in the instrument's currency: the amount per unit is the price paid.
        const [amount, units] = [numberIn(row, "amount"), numberIn(row, "units")];
        const purchasePrice = amount && units ? amount / units : undefined;
        add(row.text("position id"), { isin: row.text("isin"), ...(purchasePrice && { purchasePrice }) });
      }
    if (has("position id", "date of payment", "isin"))
      for (const row of body) {
        const [position, [day]] = [row.text("position id"), row.text("date of payment").split(" ")];
        const [net, tax] = [
          numberIn(row, "net dividend received (usd)"),
          numberIn(row, "withholding tax amount (usd)"),
        ];
        add(position, { isin: row.text("isin") });
        add(`${position} ${day}`, net === null ? {} : { amount: net + Math.abs(tax ?? 0), tax: Math.abs(tax ?? 0) });
      }
  }
  return shared;
}

/** Null for what is no number as well: another table's row is read without it. */
function numberIn(row: Row, column: string): number | null {
  try {
    return row.number(column);
  } catch {
    return null;
  }
}

const DAY =
  /(?:as of|date downloaded|holdings statement as on|report date).{0,40}?(\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4}|[A-Z][a-z]{2,8}[- ]\d{1,2},?[- ]\d{4})/i;

function dayOf(tables: readonly Table[]): string | undefined {
  for (const { rows } of tables) {
    for (const cells of [...rows.slice(0, 25), ...rows.slice(-6)]) {
      const text = cells.map(String).join(" ");
      const found = DAY.exec(text) ?? /^Statement Data Period .* - ([A-Z][a-z]+ \d{1,2}, \d{4})/.exec(text);
      const date = found && readDate(found[1], "month_first");
      if (date) return date;
    }
  }
  return undefined;
}

type SplitDraft = Extract<Draft, { kind: "split" }>;

/** Trading 212 closes the old shares and opens the new ones, so two rows are one split. */
function pairSplits(drafts: readonly Draft[]): Draft[] {
  const keyOf = ({ share, date }: SplitDraft) => `${ownName(share)} ${date}`;
  const splits = drafts.filter((draft) => draft.kind === "split");
  const isClosed = ({ sharesAdded = 0 }: SplitDraft) => sharesAdded < 0;
  const closed = new Map(splits.filter(isClosed).map((split) => [keyOf(split), -(split.sharesAdded ?? 0)]));
  const opened = new Set(splits.filter((split) => !isClosed(split)).map(keyOf));
  const ratios = new Set<string>();
  return drafts.flatMap((draft): Draft[] => {
    if (draft.kind !== "split") return [draft];
    if (draft.sharesAdded === undefined) {
      // Interactive Brokers writes a reverse split twice, for the old shares and for the new ones.
      const said = `${keyOf(draft)} ${draft.ratio}`;
      if (ratios.has(said)) return [];
      ratios.add(said);
      return [draft];
    }
    if (isClosed(draft)) return opened.has(keyOf(draft)) ? [] : [draft];
    const before = closed.get(keyOf(draft));
    return [before ? { ...draft, ratio: draft.sharesAdded / before } : draft];
  });
}

/** The same row has the same id in every export; equal rows in one file are numbered. */
function withIds(drafts: readonly Draft[], account: string, asOf: string): Imported["records"] {
  const alike = new Map<string, number>();
  const records = new Map<string, Imported["records"][number]>();
  for (const draft of drafts) {
    const { sourceId, account: own = account, ...fields } = draft;
    const { share, ...plain } = fields;
    const isHolding = fields.kind === "holding";
    const named = "newShare" in plain && plain.newShare ? { ...plain, newShare: ownName(plain.newShare) } : plain;
    const said = isHolding ? "" : (sourceId ?? Object.values(named).join(" "));
    const base = [own, fields.kind, share ? ownName(share) : "", said].join("|");
    const count = (alike.get(base) ?? 0) + 1;
    alike.set(base, count);
    const id = count === 1 || isHolding ? base : `${base}|${count}`;
    const place = { id, account: own };
    switch (fields.kind) {
      case "holding": {
        const lot = { ...place, ...fields, date: asOf, heldSince: null };
        const before = records.get(id);
        records.set(id, before?.kind === "holding" ? inOneList(before, lot) : lot);
        break;
      }
      case "split":
        records.set(id, { ...place, ratio: null, sharesAdded: null, ...fields });
        break;
      case "buy":
      case "sell":
        records.set(id, { ...place, purchasePrice: null, ...fields });
        break;
      default:
        records.set(id, { ...place, ...fields });
    }
  }
  return [...records.values()];
}

/** One share a line, in the person's own words; undefined when most lines are something else. */
function readLines([table]: readonly Table[], { isins }: ImportOptions): ReadRows | undefined {
  const lines = table?.text?.split(/\r?\n|\r/).filter((line) => line.trim() !== "") ?? [];
  const into = nothingRead();
  const cells = lines.map(lineCells);
  const reading = readingOf(cells, undefined);
  lines.forEach((line, index) => {
    // A line above the list has no number.
    if (!table || (index === 0 && !/\p{Nd}/u.test(line))) return;
    const row = rowOf(LINE_COLUMNS, cells[index] ?? [], reading, isins);
    readRow(into, table, index + 1, [line], () => lineDraft(row));
  });
  return into.drafts.length > 0 && into.drafts.length >= into.left.length ? into : undefined;
}

const GUESSES: Readonly<Record<Field, RegExp>> = {
  isin: /^isin/,
  symbol: /^(?:symbol|ticker|instrument|code|stock)/,
  name: /(?:name|description|company|product|security|bezeichnung|wertpapier|unternehmen|aktie)/,
  shares: /(?:shares|how many|quantity|qty|units|number|holding|stück|stk|bestand|anzahl|aantal|quantité)/,
  price: /(?:price|cost|rate|paid|bought at|preis|einstand|kurs|koers|prix)/,
  amount: /(?:amount|total|value|betrag)/,
  date: /(?:date|time|datum)/,
  kind: /(?:action|type|side|transaction|buy)/,
  currency: /(?:currency|ccy|währung|valuta|devise)/,
};

/** What the headings of the first table seem to mean. */
function guessedColumns(header: readonly Cell[]): ChosenColumns {
  const guess: ChosenColumns = {};
  for (const field of FIELDS) {
    const found = header.findIndex(
      (cell, index) => GUESSES[field].test(columnName(cell)) && !Object.values(guess).includes(index),
    );
    if (found >= 0) guess[field] = found;
  }
  return guess;
}

/** The columns of a list of positions whose every heading is understood, so that there is nothing to ask. */
function plainColumns(tables: readonly Table[]): ChosenColumns | undefined {
  if (!tables.some(({ rows }) => rows.some((row) => row.length > 1))) return undefined;
  const { table, place } = ownTable(tables);
  const header = table.rows[place] ?? [];
  const guess = guessedColumns(header);
  const { shares, price, currency, amount, date, kind, ...names } = guess;
  const isList = shares !== undefined && amount === undefined && date === undefined && kind === undefined;
  // A bare “Price” may be that of the day, and a cost has a currency.
  const isCostClear = price === undefined || (currency !== undefined && columnName(header[price]) !== "price");
  const isUnderstood = isList && isCostClear && Object.keys(names).length > 0;
  return isUnderstood && Object.keys(guess).length === header.length ? guess : undefined;
}

function unknownTable(tables: readonly Table[]): Unknown {
  const { table, place } = ownTable(tables);
  const header = table.rows[place] ?? [];
  const columns = header.map((cell, index) => trimmed(cell) || texts.column(index + 1));
  const sample = table.rows
    .slice(place + 1, place + 1 + SAMPLE_ROWS)
    .map((row) => columns.map((_, index) => String(row[index] ?? "")));
  const currency = /stück|preis|einstand|anzahl|währung/i.test(columns.join()) ? "EUR" : "USD";
  return { kind: "choose_columns", columns, sample, guess: guessedColumns(header), currency };
}

/** The first table, and its first row as wide as the widest, because lines above a table are narrower. */
function ownTable(tables: readonly Table[]): { table: Table; place: number } {
  const table = tables.find(({ rows }) => rows.some((row) => row.length > 1));
  if (!table) throw new ImportProblem("no_table");
  const widths = table.rows.slice(0, HEADER_ROWS).map((row) => row.filter(isFilled).length);
  const place = widths.findIndex((width) => width >= Math.max(2, Math.max(...widths) - 1));
  return { table, place: Math.max(0, place) };
}

/** The rows by the columns that the person chose. Without a kind they are positions, or trades if they have a date. */
function readChosen(tables: readonly Table[], chosen: ChosenColumns, options: ImportOptions): ReadRows {
  const { table, place } = ownTable(tables);
  const reading = readingOf(table.rows.slice(place + 1), options.order);
  const width = Math.max(...Object.values(chosen), 0) + 1;
  const columns = Array.from(
    { length: width },
    (_, index) => FIELDS.findLast((field) => chosen[field] === index) ?? `- ${index}`,
  );
  // In a list of two columns, a first row that is no header is a row of data.
  const first = table.rows[place]?.[chosen.shares ?? -1];
  const begin = chosen.shares !== undefined && "number" in readNumber(first, reading.sign) ? place : place + 1;
  const into = nothingRead();
  table.rows.slice(begin).forEach((cells, index) => {
    if (!cells.some(isFilled)) return;
    const row = begin + index + 1;
    readRow(into, table, row, cells, () => chosenDraft(rowOf(columns, cells, reading, options.isins), options));
  });
  return into;
}

function chosenDraft(row: Row, options: ImportOptions): Draft {
  const [symbol, quoted, kind] = [row.text("symbol"), row.text("currency"), row.text("kind").toLowerCase()];
  const currency = quoted || options.currency || "USD";
  const share = { symbol, isin: row.text("isin") || symbol, name: row.text("name"), currency: quoted };
  if (/div/.test(kind)) return dividend(row, share, { date: "date", amount: ["amount", "price"], currency });
  if (/buy|bought|purchase|sell|sold|sale/.test(kind)) {
    const shares = row.size("shares", "shares");
    const total = row.number("price") === null ? row.number("amount") : null;
    const price = total === null ? "price" : Math.abs(total) / shares;
    // A purchase price is no part of such a row, nor of its id.
    const { purchasePrice, ...draft } = trade(row, /sell|sold|sale/.test(kind), share, {
      date: "date",
      shares,
      price,
      currency,
    });
    return draft;
  }
  if (kind !== "") throw new RowProblem(texts.otherKind(kind.slice(0, 30)));
  return holding(row, share, { shares: "shares", cost: "price", currency });
}
