import { inMajorUnit } from "../../../../../domain/facts/in-dollars.ts";
import { isIsin } from "../../../../../domain/issuers/isin.ts";
import { normalizeSymbol } from "../../../../../domain/issuers/symbols.ts";
import type { ShareName } from "../../../../../domain/portfolio/records.ts";
import { type Cell, type DateOrder, type DecimalSign, readDate, readNumber } from "./read-cells.ts";

/** Why one row is left out, in a few words that follow its number. */
export class RowProblem extends Error {
  override name = "RowProblem";
}

/** A row by the names of its columns. */
export type Row = {
  /** The first of these columns that is not empty. */
  text: (...columns: string[]) => string;
  /** Null when they are empty. Throws a RowProblem for anything but a number. */
  number: (...columns: string[]) => number | null;
  /** Throws a RowProblem for anything but a date. */
  date: (...columns: string[]) => string;
};

/** A record of a row before it has an id. `sourceId` is the broker's own number for it. */
export type Draft = { share: ShareName; sourceId?: string; account?: string } & (
  | { kind: "holding"; shares: number; averageCost: number | null; currency: string; date?: string }
  | {
      kind: "buy" | "sell";
      date: string;
      shares: number;
      price: number;
      currency: string;
      purchasePrice?: number | null;
    }
  | { kind: "dividend"; date: string; amount: number; currency: string }
  | { kind: "split"; date: string; ratio?: number; sharesAdded?: number }
);

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

export function rowOf(
  columns: readonly string[],
  cells: readonly Cell[],
  { sign, order }: { sign: DecimalSign | undefined; order: DateOrder | undefined },
): Row {
  const places = new Map(columns.map((name, place) => [name, place]));
  const cellOf = (names: readonly string[]): Cell | undefined => {
    for (const name of names) {
      const place = places.get(name);
      const cell = place === undefined ? undefined : cells[place];
      if (cell !== undefined && String(cell).trim() !== "") return cell;
    }
    return undefined;
  };
  return {
    text: (...names) =>
      String(cellOf(names) ?? "")
        .trim()
        .replace(/^="(.*)"$/, "$1"),
    number: (...names) => {
      const cell = cellOf(names);
      const read = readNumber(cell, sign);
      if ("number" in read) return read.number;
      if ("nothing" in read) return null;
      throw new RowProblem(
        read.problem === "formula"
          ? `“${shown(cell)}” is a formula, which is not computed`
          : `“${shown(cell)}” is not a number that can be read for certain`,
      );
    },
    date: (...names) => {
      const cell = cellOf(names);
      const date = readDate(cell, order);
      if (date === undefined) throw new RowProblem(cell ? `“${shown(cell)}” is not a date` : "the date is missing");
      return date;
    },
  };
}

const shown = (cell: Cell | undefined) => String(cell ?? "").slice(0, 30);

/** A required number above 0. */
export function positive(number: number | null, what: string): number {
  if (number === null) throw new RowProblem(`the ${what} is missing`);
  if (number < 0) throw new RowProblem(`the ${what} is negative: a short position is not something you own`);
  if (number === 0) throw new RowProblem(`the ${what} is 0`);
  return number;
}

/** Sold shares and withdrawn amounts often have a minus sign. */
export function positiveSize(number: number | null, what: string): number {
  return positive(number === null ? null : Math.abs(number), what);
}

/** An ISO code, or pence; `inWhole` converts an amount to its major unit. */
export function currencyOf(text: string): string {
  const code = text.trim();
  if (/^gbp?x$|^GBp$/.test(code) || code === "GBX") return "GBX";
  const upper = code.toUpperCase();
  if (!/^[A-Z]{3}$/.test(upper) || !isCurrency(upper))
    throw new RowProblem(code === "" ? "the currency is missing" : `“${code.slice(0, 12)}” is not a currency we know`);
  return upper;
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const isCurrency = (code: string) => CURRENCIES.has(code);

export function inWhole(amount: number, currency: string): { amount: number; currency: string } {
  const { price, currency: whole } = inMajorUnit(amount, currency);
  return { amount: price, currency: whole };
}

/** The suffix of a country's home exchange, and the currency for which a symbol without a suffix belongs there. */
const HOME_SUFFIXES: Readonly<Record<string, string>> = {
  ...{ GB: ".L", JE: ".L", GG: ".L", IM: ".L", CA: ".TO", AU: ".AX", DE: ".DE", FR: ".PA", HK: ".HK", JP: ".T" },
  ...{ SA: ".SR", IN: ".BO", ID: ".JK", TR: ".IS", PK: ".KA" },
};
const CURRENCY_SUFFIXES: Readonly<Record<string, string>> = {
  ...{ GBP: ".L", GBX: ".L", CAD: ".TO", AUD: ".AX", HKD: ".HK", JPY: ".T", SAR: ".SR", INR: ".BO", IDR: ".JK" },
  ...{ TRY: ".IS", PKR: ".KA" },
};
/** Market codes that brokers append to a symbol (ISO 10383). */
const MARKET_SUFFIXES: Readonly<Record<string, string>> = {
  ...{ xlon: ".L", xtse: ".TO", xasx: ".AX", xetr: ".DE", xfra: ".DE", xpar: ".PA", xhkg: ".HK", xtks: ".T" },
  ...{ xsau: ".SR", xbom: ".BO", xnse: ".BO", xidx: ".JK", xist: ".IS", xkar: ".KA", xnas: "", xnys: "", xase: "" },
};

export type GivenName = {
  symbol?: string;
  isin?: string;
  name?: string;
  /** The quotation currency if the source gives it: it tells T of Toronto from T of New York. */
  currency?: string;
};

/** A share identified by all that a row says about it, with the platform's form of its symbol. */
export function shareName(given: GivenName, isins: Readonly<Record<string, string>>): ShareName {
  const isinText = (given.isin ?? "").toUpperCase();
  const isin = isIsin(isinText) ? isinText : null;
  const name = given.name?.trim() || null;
  const symbol = (isin && isins[isin]) || platformSymbol(given, isin);
  if (!symbol && !isin && !name) throw new RowProblem("neither a symbol, an ISIN nor a name");
  return { symbol: symbol || null, isin, name };
}

function platformSymbol({ symbol = "", currency = "" }: GivenName, isin: string | null): string | undefined {
  const [local = "", market = ""] = symbol.trim().split(":");
  const normal = normalizeSymbol(local.replace(/ (?=[A-Z]$)/, "."));
  if (!normal) return undefined;
  const ofMarket = MARKET_SUFFIXES[market.toLowerCase()];
  const country = isin?.slice(0, 2) ?? "";
  const ofCountry = currency === "USD" || country === "US" ? "" : HOME_SUFFIXES[country];
  const suffix = ofMarket ?? ofCountry ?? CURRENCY_SUFFIXES[currency] ?? "";
  const digits = suffix === ".HK" ? normal.padStart(4, "0") : normal;
  return suffix === "" || normal.endsWith(suffix) || /\.[A-Z]{1,2}$/.test(normal) ? normal : digits + suffix;
}
