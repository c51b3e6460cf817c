import { strFromU8, type Unzipped, unzipSync } from "fflate";
import Papa from "papaparse";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { COLUMNS_MAX, FILE_MAX_BYTES, ImportProblem, ROWS_MAX } from "./import-problem.ts";
import type { Cell } from "./read-cells.ts";

/** `text` is the whole of a table that came as one. */
export type Table = { name: string | null; rows: readonly (readonly Cell[])[]; text?: string };

/** Opens a workbook; the library has one version for web workers and one for tests. */
export type OpenWorkbook = (bytes: ArrayBuffer) => Promise<{ sheet: string; data: readonly (readonly unknown[])[] }[]>;

const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;

/**
 * The tables of a file of any kind.
 *
 * @throws ImportProblem when there are none
 */
export async function readTables(bytes: Uint8Array<ArrayBuffer>, openWorkbook: OpenWorkbook): Promise<Table[]> {
  if (bytes.length > FILE_MAX_BYTES) throw new ImportProblem("too_large");
  if (bytes.length === 0) throw new ImportProblem("empty");
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return workbookTables(bytes, openWorkbook);
  // The container format of old workbooks is also used for password-protected ones.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new ImportProblem(includesText(bytes, "EncryptedPackage") ? "protected" : "old_workbook");
  return [textTable(decodeText(bytes))];
}

async function workbookTables(bytes: Uint8Array<ArrayBuffer>, openWorkbook: OpenWorkbook): Promise<Table[]> {
  if (unpackedBytes(bytes) > MOST_UNPACKED_BYTES) throw new ImportProblem("too_large");
  refuseFarCells(bytes);
  const sheets = await openWorkbook(bytes.slice().buffer).catch(() => {
    throw new ImportProblem("damaged");
  });
  const tables = sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) }));
  if (tables.reduce((count, { rows }) => count + rows.length, 0) > ROWS_MAX) throw new ImportProblem("too_many_rows");
  if (!tables.some(({ rows }) => rows.length > 0)) throw new ImportProblem("empty");
  return tables;
}

/** The address of a row or a cell, as in `<c r="XFD1048576">`, however it is spelled. */
const ADDRESS = /[\s"']r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const PLACE = /^([A-Z]{0,3})(\d{1,7})$/;

/** A single cell far away makes the library fill everything before it, which ends the tab. */
function refuseFarCells(bytes: Uint8Array<ArrayBuffer>): void {
  for (const file of Object.values(filesOf(bytes))) {
    const text = strFromU8(file);
    if (!text.includes("sheetData")) continue;
    for (const [, double, single = ""] of text.matchAll(ADDRESS)) {
      const [place, letters = "", row] = PLACE.exec(double ?? single) ?? [];
      if (place === undefined) throw new ImportProblem("damaged");
      if (Number(row) > ROWS_MAX) throw new ImportProblem("too_many_rows");
      const column = [...letters].reduce((count, letter) => count * 26 + letter.charCodeAt(0) - 64, 0);
      if (column > COLUMNS_MAX) throw new ImportProblem("too_many_columns");
    }
  }
}

/** A workbook names its sheets itself, under any address. */
function filesOf(bytes: Uint8Array<ArrayBuffer>): Unzipped {
  try {
    return unzipSync(bytes);
  } catch {
    throw new ImportProblem("damaged");
  }
}

function cellOf(value: unknown): Cell {
  if (typeof value === "number") return value;
  if (value instanceof Date) return isoDay(value);
  return value === null || value === undefined ? "" : String(value);
}

/** A text as a table; the library detects its separator. */
export function textTable(text: string): Table {
  if (text.trim() === "") throw new ImportProblem("empty");
  const { data } = Papa.parse<string[]>(text.replace(/^sep=.\r?\n/i, ""), {
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  if (data.length > ROWS_MAX) throw new ImportProblem("too_many_rows");
  return { name: null, rows: data, text };
}

/** Decodes a text by its byte order mark, otherwise as UTF-8, otherwise as Windows encodes Western European letters. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  const zeros = countZeros(bytes);
  if (zeros.even > zeros.odd * 4 && zeros.even > 4) return new TextDecoder("utf-16be").decode(bytes);
  if (zeros.odd > zeros.even * 4 && zeros.odd > 4) return new TextDecoder("utf-16le").decode(bytes);
  if (zeros.even + zeros.odd > 0) throw new ImportProblem("no_table");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (let place = 0; place < Math.min(bytes.length, 4096); place++)
    if (bytes[place] === 0) zeros[place % 2 === 0 ? "even" : "odd"]++;
  return zeros;
}

const startsWith = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, place) => bytes[place] === byte);

function includesText(bytes: Uint8Array<ArrayBuffer>, text: string): boolean {
  return new TextDecoder("utf-16le").decode(bytes).includes(text);
}

/** The declared unpacked size of the files in a zip archive, from its central directory. */
function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let place = 0; place + 46 <= bytes.length; place++) {
    if (bytes[place] !== 0x50 || view.getUint32(place, true) !== 0x02014b50) continue;
    sum += view.getUint32(place + 24, true);
    place += 45;
  }
  return sum;
}
