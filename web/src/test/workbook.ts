import { crc32 } from "node:zlib";

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
  return zip(files);
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

function zip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  const record = (signature: number, size: number, set: (view: DataView) => void, name: Uint8Array) => {
    const bytes = new Uint8Array(size + name.length);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, signature, true);
    set(view);
    bytes.set(name, size);
    return bytes;
  };
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    const sums = (view: DataView, at: number) => {
      view.setUint32(at, crc32(data), true);
      view.setUint32(at + 4, data.length, true);
      view.setUint32(at + 8, data.length, true);
      view.setUint16(at + 12, name.length, true);
    };
    const start = offset;
    const local = record(0x04034b50, 30, (view) => sums(view, 14), name);
    directory.push(
      record(
        0x02014b50,
        46,
        (view) => {
          sums(view, 16);
          view.setUint32(42, start, true);
        },
        name,
      ),
    );
    parts.push(local, data);
    offset += local.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(
    0x06054b50,
    22,
    (view) => {
      view.setUint16(8, directory.length, true);
      view.setUint16(10, directory.length, true);
      view.setUint32(12, size, true);
      view.setUint32(16, offset, true);
    },
    new Uint8Array(),
  );
  const all = [...parts, ...directory, end];
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of all) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}
