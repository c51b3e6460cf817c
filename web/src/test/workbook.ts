import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import Papa from "papaparse";

type Sheets = Readonly<Record<string, readonly (readonly (string | number)[])[]>>;

/** A workbook as a spreadsheet program saves it: an archive of XML files, here without compression. */
export function makeWorkbook(sheets: Sheets): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
      .map((name, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, place) =>
          `<Relationship Id="rId${place + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
      )
      .join("")}</Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
  };
  names.forEach((name, place) => {
    files[`xl/worksheets/sheet${place + 1}.xml`] =
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${(sheets[name] ?? []).map(row).join("")}</sheetData></worksheet>`;
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 0 });
}

/** A workbook of a folder's sheets, each a CSV file. As in spreadsheets, an apostrophe marks digits that are text. */
export function sampleWorkbook(folder: string): Uint8Array<ArrayBuffer> {
  const cellOf = (text: string) => (text === "" || Number.isNaN(Number(text)) ? text.replace(/^'/, "") : Number(text));
  const sheets = readdirSync(folder).map((file) => {
    const { data } = Papa.parse<string[]>(readFileSync(join(folder, file), "utf8").trimEnd());
    return [basename(file, ".csv"), data.map((row) => row.map(cellOf))] as const;
  });
  return makeWorkbook(Object.fromEntries(sheets));
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function row(cells: readonly (string | number)[], place: number): string {
  const written = cells.map((cell, column) => {
    const address = `${columnLetters(column)}${place + 1}`;
    return typeof cell === "number"
      ? `<c r="${address}"><v>${cell}</v></c>`
      : `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  });
  return `<row r="${place + 1}">${written.join("")}</row>`;
}

const columnLetters = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : "") + String.fromCharCode(65 + (column % 26));
