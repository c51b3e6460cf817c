import { rowTexts as texts } from "#messages/portfolio/import.ts";
import { isIsin, normalizeSymbol } from "../../../../../domain/issuers/symbols.ts";
import type { ShareName } from "../../../../../domain/portfolio/records.ts";
import { type Cell, type DateOrder, type DecimalSign, readDate, readNumber } from "./read-cells.ts";

/** Its message is one of the rowTexts. */
export class RowProblem extends Error {
  override name = "RowProblem";
}

/** A column, or several of which the first that is not empty counts. */
export type Column = string | readonly string[];

export type Amount = Column | number;

export type AmountName = "shares" | "units" | "price" | "amount" | "dividend";

/** A row by the names of its columns. What is no number and no date throws a RowProblem. */
export type Row = {
  text: (column: Column) => string;
  number: (amount: Amount) => number | null;
  positive: (what: AmountName, amount: Amount) => number;
  /** The same without its sign: sold shares and withdrawn amounts often have a minus. */
  size: (what: AmountName, amount: Amount) => number;
  date: (column: Column) => string;
  share: (given: GivenName) => ShareName;
};

export const columnName = (cell: Cell | undefined) =>
  String(cell ?? "")
    .replace(/^\uFEFF/, "")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ");

/** A column without a name is named after the previous one: DEGIRO and Saxo put the currency next to the amount in this way. */
export function columnNames(header: readonly Cell[]): string[] {
  const names: string[] = [];
  for (const cell of header) {
    const name = columnName(cell) || (names.length > 0 ? `${names.at(-1)} +` : "");
    names.push(names.includes(name) ? `${name} 2` : name);
  }
  return names;
}

type Reading = { sign: DecimalSign | undefined; order: DateOrder | undefined };

/** `isins` are the published ISINs with their symbols. */
export function rowOf(
  columns: readonly string[],
  cells: readonly Cell[],
  { sign, order }: Reading,
  isins: Readonly<Record<string, string>>,
): Row {
  const places = new Map(columns.map((name, place) => [name, place]));
  const cellOf = (column: Column): Cell =>
    [column]
      .flat()
      .map((name) => cells[places.get(name) ?? -1] ?? "")
      .find((cell) => String(cell).trim() !== "") ?? "";
  const number = (amount: Amount) => {
    const cell = typeof amount === "number" ? amount : cellOf(amount);
    const read = readNumber(cell, sign);
    if ("number" in read) return read.number;
    if ("nothing" in read) return null;
    throw new RowProblem(texts[read.problem === "formula" ? "formula" : "notANumber"](shown(cell)));
  };
  return {
    text: (column) =>
      String(cellOf(column))
        .trim()
        .replace(/^="(.*)"$/, "$1"),
    number,
    positive: (what, amount) => positive(what, number(amount)),
    size: (what, amount) => {
      const read = number(amount);
      return positive(what, read && Math.abs(read));
    },
    date: (column) => {
      const cell = cellOf(column);
      const date = readDate(cell, order);
      if (date === undefined) throw new RowProblem(cell ? texts.notADate(shown(cell)) : texts.noDate);
      return date;
    },
    share: (given) => shareName(given, isins),
  };
}

const shown = (cell: Cell) => String(cell).slice(0, 30);

function positive(what: AmountName, number: number | null): number {
  if (number === null) throw new RowProblem(texts.missing(what));
  if (number < 0) throw new RowProblem(texts.negative(what));
  if (number === 0) throw new RowProblem(texts.zero(what));
  return number;
}

/** An ISO code, or pence. */
export function currencyOf(text: string): string {
  const code = text.trim();
  if (/^gbp?x$|^GBp$/.test(code) || code === "GBX") return "GBX";
  const upper = code.toUpperCase();
  if (!/^[A-Z]{3}$/.test(upper) || !CURRENCIES.has(upper))
    throw new RowProblem(code === "" ? texts.noCurrency : texts.unknownCurrency(code.slice(0, 12)));
  return upper;
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Home exchanges: the suffix of their symbols, the countries and currencies of their shares, and their market code (ISO 10383). */
const HOMES: readonly { suffix: string; countries: string[]; currencies: string[]; markets: string[] }[] = [
  { suffix: "", countries: ["US"], currencies: ["USD"], markets: ["xnas", "xnys", "xase"] },
  { suffix: ".L", countries: ["GB", "JE", "GG", "IM"], currencies: ["GBP", "GBX"], markets: ["xlon"] },
  { suffix: ".TO", countries: ["CA"], currencies: ["CAD"], markets: ["xtse"] },
  { suffix: ".AX", countries: ["AU"], currencies: ["AUD"], markets: ["xasx"] },
  { suffix: ".DE", countries: ["DE"], currencies: [], markets: ["xetr", "xfra"] },
  { suffix: ".PA", countries: ["FR"], currencies: [], markets: ["xpar"] },
  { suffix: ".HK", countries: ["HK"], currencies: ["HKD"], markets: ["xhkg"] },
  { suffix: ".T", countries: ["JP"], currencies: ["JPY"], markets: ["xtks"] },
  { suffix: ".SR", countries: ["SA"], currencies: ["SAR"], markets: ["xsau"] },
  { suffix: ".BO", countries: ["IN"], currencies: ["INR"], markets: ["xbom", "xnse"] },
  { suffix: ".JK", countries: ["ID"], currencies: ["IDR"], markets: ["xidx"] },
  { suffix: ".IS", countries: ["TR"], currencies: ["TRY"], markets: ["xist"] },
  { suffix: ".KA", countries: ["PK"], currencies: ["PKR"], markets: ["xkar"] },
  { suffix: ".SS", countries: [], currencies: [], markets: ["xshg"] },
  { suffix: ".SZ", countries: [], currencies: [], markets: ["xshe"] },
];

export type GivenName = {
  symbol?: string;
  isin?: string;
  name?: string;
  /** The quotation currency if the source gives it: it tells T of Toronto from T of New York. */
  currency?: string;
};

function shareName(given: GivenName, isins: Readonly<Record<string, string>>): ShareName {
  const isinText = (given.isin ?? "").toUpperCase();
  const isin = isIsin(isinText) ? isinText : null;
  const name = given.name?.trim() || null;
  const symbol = (isin && isins[isin]) || platformSymbol(given, isin);
  if (!symbol && !isin && !name) throw new RowProblem(texts.unnamed);
  return { symbol: symbol || null, isin, name };
}

function platformSymbol({ symbol = "", currency = "" }: GivenName, isin: string | null): string | undefined {
  const [local = "", market = ""] = symbol.trim().split(":");
  const normal = normalizeSymbol(local.replace(/ (?=[A-Z]$)/, "."));
  if (!normal) return undefined;
  const quoted = currency.toUpperCase();
  const country = isin?.slice(0, 2) ?? "";
  const home =
    HOMES.find(({ markets }) => markets.includes(market.toLowerCase())) ??
    HOMES.find(({ countries }) => countries.includes(quoted === "USD" ? "US" : country)) ??
    HOMES.find(({ currencies }) => currencies.includes(quoted));
  const suffix = home?.suffix ?? "";
  const digits = suffix === ".HK" ? normal.padStart(4, "0") : normal;
  return suffix === "" || normal.endsWith(suffix) || /\.[A-Z]{1,2}$/.test(normal) ? normal : digits + suffix;
}
