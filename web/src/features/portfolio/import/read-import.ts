import { ownName, type ShareRecord } from "../../../../../domain/portfolio/records.ts";
import { type ChosenColumns, FIELDS, type Field } from "./columns.ts";
import { COLUMN_TRANSLATIONS, FORMATS, type Format, type RowContext } from "./formats.ts";
import { ImportProblem } from "./import-problem.ts";
import {
  type Cell,
  type DateOrder,
  type DecimalSign,
  dateOrderOf,
  decimalSignOf,
  readDate,
  readNumber,
} from "./read-cells.ts";
import type { Table } from "./read-tables.ts";
import {
  columnName,
  columnNames,
  currencyOf,
  type Draft,
  inWhole,
  positive,
  positiveSize,
  type Row,
  RowProblem,
  rowOf,
  shareName,
} from "./rows.ts";

/** A row that was not imported: its number in the file, and why. */
export type LeftRow = { row: number; table: string | null; text: string; reason: string };

export type Imported = {
  kind: "read";
  broker: string | null;
  records: ShareRecord[];
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
};

export type ImportOptions = {
  /** ISO date, used for a list of positions without a date of its own. */
  today: string;
  /** Published ISINs with their symbols. */
  isins: Readonly<Record<string, string>>;
  /** The person's name for the account; the broker's name by default. */
  account?: string;
  chosen?: ChosenColumns;
  /** For amounts in a file without a currency column. */
  currency?: string;
  order?: DateOrder;
};

/** A record read by a format, with its row. */
type Read = { draft: Draft; row: number };

const HEADER_ROWS = 40;
const SAMPLE_ROWS = 3;

/**
 * The content of a file's tables: each row becomes a record, is ignored, or is left out with a reason. Without a known format the
 * person must choose the columns.
 *
 * @throws ImportProblem when there is nothing to read
 */
export function readImport(tables: readonly Table[], options: ImportOptions): Imported | Unknown {
  const sections = tables.flatMap((table) => sectionsOf(table));
  if (options.chosen) return readChosen(tables, options.chosen, options);
  const shared = sharedOf(sections);
  const name: RowContext["name"] = (given) => shareName(given, options.isins);
  const asOf = dayOf(tables) ?? options.today;
  const result: Imported = { kind: "read", broker: null, records: [], left: [], countIgnored: 0 };
  let isKnown = false;
  const drafts: Read[] = [];
  for (const section of sections) {
    const found = findFormat(section);
    if (!found) continue;
    isKnown = true;
    const { format, headerPlace, columns } = found;
    result.broker = format.broker;
    const body = section.rows.slice(headerPlace + 1);
    const reading = readingOf(body, format.dates ?? options.order);
    body.forEach((cells, index) => {
      if (
        cells.every((cell) => String(cell).trim() === "") ||
        cells.length < 3 ||
        cells.filter((cell) => String(cell).trim() !== "").length < 2
      )
        return;
      const row = section.first + headerPlace + 2 + index;
      try {
        const read = format.read(rowOf(columns, cells, reading), { name, shared });
        if (read.length === 0) result.countIgnored++;
        for (const draft of read) drafts.push({ draft, row });
      } catch (problem) {
        if (!(problem instanceof RowProblem)) throw problem;
        result.left.push({ row, table: section.name, text: shownRow(cells), reason: problem.message });
      }
    });
  }
  if (!isKnown) return unknownTable(tables);
  const account = options.account?.trim() || result.broker || "";
  result.records = withIds(pairSplits(drafts), account, asOf);
  if (result.records.length === 0 && result.left.length === 0) throw new ImportProblem("no_rows");
  return result;
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

function findFormat({
  rows,
  section,
}: Section): { format: Format; headerPlace: number; columns: string[] } | undefined {
  for (let headerPlace = 0; headerPlace < Math.min(rows.length, HEADER_ROWS); headerPlace++) {
    const header = rows[headerPlace] ?? [];
    if (header.length < 3) continue;
    const columns = columnNames(header.map((cell) => COLUMN_TRANSLATIONS[columnName(cell)] ?? cell));
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

function readingOf(rows: readonly (readonly Cell[])[], order: DateOrder | undefined) {
  const cells = rows.flat();
  return { sign: decimalSignOf(cells) ?? ("point" as DecimalSign), order: order ?? dateOrderOf(cells) };
}

/** What one table of a file says about the rows of another. */
function sharedOf(sections: readonly Section[]): RowContext["shared"] {
  const shared: RowContext["shared"] = new Map();
  const add = (key: string, more: { isin?: string; name?: string; purchasePrice?: number; amount?: number }) => {
    if (key !== "") shared.set(key, { ...shared.get(key), ...more });
  };
  for (const { rows } of sections) {
    const columns = columnNames(rows[0] ?? []);
    const has = (...names: string[]) => names.every((name) => columns.includes(name));
    const body = rows.slice(1).map((cells) => rowOf(columns, cells, { sign: "point", order: "day_first" }));
    if (has("asset category", "symbol", "description", "security id"))
      for (const row of body) add(row.text("symbol"), { isin: row.text("security id"), name: row.text("description") });
    if (has("position id", "open rate", "close rate", "isin"))
      for (const row of body) add(row.text("position id"), { isin: row.text("isin"), ...purchasePriceOf(row) });
    if (has("position id", "date of payment", "isin")) {
      for (const row of body) {
        add(row.text("position id"), { isin: row.text("isin") });
        add(paymentKey(row), grossOf(row));
      }
    }
  }
  return shared;
}

/** eToro gives the tax on a dividend in a sheet of its own, by position and day. */
function paymentKey(row: Row): string {
  const [day = ""] = row.text("date of payment").split(" ");
  return `${row.text("position id")} ${day}`;
}

function grossOf(row: Row): { amount?: number } {
  try {
    const net = row.number("net dividend received (usd)");
    return net === null ? {} : { amount: net + Math.abs(row.number("withholding tax amount (usd)") ?? 0) };
  } catch {
    return {};
  }
}

/** eToro's amounts are in dollars, its rates in the instrument's currency: the amount per unit is the price paid. */
function purchasePriceOf(row: Row): { purchasePrice?: number } {
  try {
    const [amount, units] = [row.number("amount"), row.number("units")];
    return amount && units ? { purchasePrice: amount / units } : {};
  } catch {
    return {};
  }
}

/** The date of a list of positions, from the lines above and below its table. */
function dayOf(tables: readonly Table[]): string | undefined {
  for (const { rows } of tables) {
    for (const cells of [...rows.slice(0, 25), ...rows.slice(-6)]) {
      const text = cells.map(String).join(" ");
      const found =
        /(?:as of|date downloaded|holdings statement as on|report date).{0,40}?((?:\d{4}[-/]\d{1,2}[-/]\d{1,2})|(?:\d{1,2}\/\d{1,2}\/\d{4})|(?:[A-Z][a-z]{2,8}[- ]\d{1,2},?[- ]\d{4}))/i.exec(
          text,
        ) ?? /^Statement Data Period .* - ([A-Z][a-z]+ \d{1,2}, \d{4})/.exec(text);
      const date = found && readDate(found[1], "month_first");
      if (date) return date;
    }
  }
  return undefined;
}

/** Trading 212 closes the old shares and opens the new ones, so two rows are one split. */
function pairSplits(reads: readonly Read[]): Read[] {
  const closed = new Map<string, number>();
  const keyOf = ({ draft }: Read) => `${ownName(draft.share)} ${"date" in draft ? draft.date : ""}`;
  const isClosed = ({ draft }: Read) =>
    draft.kind === "split" && draft.ratio === undefined && (draft.sharesAdded ?? 0) < 0;
  for (const read of reads)
    if (isClosed(read) && read.draft.kind === "split") closed.set(keyOf(read), -(read.draft.sharesAdded ?? 0));
  if (closed.size === 0) return [...reads];
  const hasOpened = new Set(reads.filter((read) => read.draft.kind === "split" && !isClosed(read)).map(keyOf));
  return reads.flatMap((read) => {
    const { draft } = read;
    if (draft.kind !== "split" || draft.ratio !== undefined) return [read];
    const before = closed.get(keyOf(read));
    if (isClosed(read)) return hasOpened.has(keyOf(read)) ? [] : [read];
    return before ? [{ ...read, draft: { ...draft, ratio: (draft.sharesAdded ?? 0) / before } }] : [read];
  });
}

/** The same row has the same id in every export; equal rows in one file are numbered. */
function withIds(reads: readonly Read[], account: string, asOf: string): ShareRecord[] {
  const alike = new Map<string, number>();
  const lots = new Map<string, ShareRecord>();
  const records: ShareRecord[] = [];
  for (const { draft } of reads) {
    const { sourceId, account: own, share, ...fields } = draft;
    const place = own ?? account;
    const said = draft.kind === "holding" ? [] : Object.values(fields);
    const base = [place, draft.kind, ownName(share), sourceId ?? said.join(" ")].join("|");
    const count = (alike.get(base) ?? 0) + 1;
    alike.set(base, count);
    const id = count === 1 || draft.kind === "holding" ? base : `${base}|${count}`;
    if (draft.kind === "holding") {
      const record = {
        ...fields,
        kind: "holding" as const,
        id,
        account: place,
        share,
        date: draft.date ?? asOf,
        heldSince: null,
      } as ShareRecord & { kind: "holding" };
      const before = lots.get(id);
      if (before?.kind === "holding") mergeLot(before, record);
      else {
        lots.set(id, record);
        records.push(record);
      }
    } else if (draft.kind === "split") {
      records.push({
        kind: "split",
        id,
        account: place,
        share,
        date: draft.date,
        ratio: draft.ratio ?? null,
        sharesAdded: draft.sharesAdded ?? null,
      });
    } else if (draft.kind === "dividend") {
      records.push({
        kind: "dividend",
        id,
        account: place,
        share,
        date: draft.date,
        amount: draft.amount,
        currency: draft.currency,
      });
    } else {
      const { kind, date, shares, price, currency, purchasePrice = null } = draft;
      records.push({ kind, id, account: place, share, date, shares, price, currency, purchasePrice });
    }
  }
  return records;
}

/** Several lots of one share in one list are one position. */
function mergeLot(before: ShareRecord & { kind: "holding" }, lot: ShareRecord & { kind: "holding" }): void {
  const shares = before.shares + lot.shares;
  const isKnown = before.averageCost !== null && lot.averageCost !== null && before.currency === lot.currency;
  before.averageCost = isKnown
    ? ((before.averageCost ?? 0) * before.shares + (lot.averageCost ?? 0) * lot.shares) / shares
    : null;
  before.shares = shares;
}

const GUESSES: Readonly<Record<Field, RegExp>> = {
  isin: /^isin/,
  symbol: /^(?:symbol|ticker|instrument|code|stock|wkn)/,
  name: /(?:name|description|company|product|security)/,
  shares: /(?:shares|how many|quantity|qty|units|number|holding|anzahl|aantal|quantité)/,
  price: /(?:price|cost|rate|paid|bought at|kurs|koers|prix)/,
  amount: /(?:amount|total|value|betrag)/,
  date: /(?:date|time|datum)/,
  kind: /(?:action|type|side|transaction|buy)/,
  currency: /(?:currency|ccy|währung|valuta|devise)/,
};

function unknownTable(tables: readonly Table[]): Unknown {
  const table = tables.find(({ rows }) => rows.some((row) => row.length > 1));
  if (!table) throw new ImportProblem("no_table");
  const place = headerPlaceOf(table);
  const header = table.rows[place] ?? [];
  const columns = header.map((cell, index) => String(cell).trim() || `Column ${index + 1}`);
  const guess: ChosenColumns = {};
  for (const field of FIELDS) {
    const found = columns.findIndex(
      (column, index) => GUESSES[field].test(column.toLowerCase()) && !Object.values(guess).includes(index),
    );
    if (found >= 0) guess[field] = found;
  }
  const sample = table.rows
    .slice(place + 1, place + 1 + SAMPLE_ROWS)
    .map((row) => columns.map((_, index) => String(row[index] ?? "")));
  return { kind: "choose_columns", columns, sample, guess };
}

/** The first row as wide as the widest, because lines above a table are narrower. */
function headerPlaceOf({ rows }: Table): number {
  const filled = (row: readonly Cell[]) => row.filter((cell) => String(cell).trim() !== "").length;
  const widest = Math.max(...rows.slice(0, HEADER_ROWS).map(filled));
  return Math.max(
    0,
    rows.slice(0, HEADER_ROWS).findIndex((row) => filled(row) >= Math.max(2, widest - 1)),
  );
}

const OWN_FILE = "My file";

/** The rows by the columns that the person chose. Without a kind they are positions, or trades if they have a date. */
function readChosen(tables: readonly Table[], chosen: ChosenColumns, options: ImportOptions): Imported {
  const table = tables.find(({ rows }) => rows.some((row) => row.length > 1));
  if (!table) throw new ImportProblem("no_table");
  const place = headerPlaceOf(table);
  const body = table.rows.slice(place + 1);
  const reading = readingOf(body, options.order);
  const columns: string[] = [];
  for (const field of FIELDS) {
    const column = chosen[field];
    if (column !== undefined) columns[column] = field;
  }
  const width = Math.max(...Object.values(chosen), 0) + 1;
  const named = Array.from({ length: width }, (_, index) => columns[index] ?? `- ${index}`);
  const drafts: Read[] = [];
  const left: LeftRow[] = [];
  // In a list of two columns, a first row that is no header is a row of data.
  const headIsRow =
    chosen.shares !== undefined && "number" in readNumber(table.rows[place]?.[chosen.shares], reading.sign);
  const rows = headIsRow ? table.rows.slice(place) : body;
  rows.forEach((cells, index) => {
    if (cells.every((cell) => String(cell).trim() === "")) return;
    const row = place + index + (headIsRow ? 1 : 2);
    try {
      drafts.push({ draft: chosenDraft(rowOf(named, cells, reading), options), row });
    } catch (problem) {
      if (!(problem instanceof RowProblem)) throw problem;
      left.push({ row, table: table.name, text: shownRow(cells), reason: problem.message });
    }
  });
  const records = withIds(drafts, options.account?.trim() || OWN_FILE, options.today);
  if (records.length === 0 && left.length === 0) throw new ImportProblem("no_rows");
  return { kind: "read", broker: null, records, left, countIgnored: 0 };
}

function chosenDraft(row: Row, options: ImportOptions): Draft {
  const currency = currencyOf(row.text("currency") || options.currency || "USD");
  const named = row.text("symbol");
  const given = {
    symbol: named,
    isin: row.text("isin") || named,
    name: row.text("name"),
    currency: row.text("currency"),
  };
  const share = shareName(given, options.isins);
  const kind = row.text("kind").toLowerCase();
  if (/div/.test(kind)) {
    const amount = inWhole(positive(row.number("amount", "price"), "amount"), currency);
    return { kind: "dividend", share, date: row.date("date"), ...amount };
  }
  const isTrade = /buy|bought|purchase|sell|sold|sale/.test(kind);
  if (kind !== "" && !isTrade)
    throw new RowProblem(`“${kind.slice(0, 30)}” is neither a purchase, a sale nor a dividend`);
  const shares = isTrade
    ? positiveSize(row.number("shares"), "number of shares")
    : positive(row.number("shares"), "number of shares");
  const price = row.number("price");
  if (isTrade) {
    const total = row.number("amount");
    const paid = inWhole(positive(price ?? (total === null ? null : Math.abs(total) / shares), "price"), currency);
    const side = /sell|sold|sale/.test(kind) ? "sell" : "buy";
    return { kind: side, share, date: row.date("date"), shares, price: paid.amount, currency: paid.currency };
  }
  const cost = inWhole(price ?? 0, currency);
  return { kind: "holding", share, shares, averageCost: price === null ? null : cost.amount, currency: cost.currency };
}

const shownRow = (cells: readonly Cell[]) =>
  cells
    .map((cell) => String(cell).trim())
    .filter(Boolean)
    .join(" · ")
    .slice(0, 120);
