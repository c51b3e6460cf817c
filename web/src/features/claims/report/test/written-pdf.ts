/** Some text of a page of 595 × 842 points, `y` from the top; by `right` it ends there, as numbers in columns do. */
export type Written = { text: string; y: number; size?: number } & ({ x: number } | { right: number });

const HEIGHT = 842;
const FROM_RIGHT = /[\u0590-\u08ff]/;
/** Every letter is half as wide as high. */
const WIDTH = 0.5;

/**
 * A PDF with letters of any script, as programs that typeset reports write it: glyphs by their numbers, what they mean in a table beside
 * them, and scripts from right to left in the order in which they are seen.
 */
export function writtenPdf(pages: readonly (readonly Written[])[], { isTurned = false } = {}): Uint8Array<ArrayBuffer> {
  const letters = [...new Set(pages.flatMap((page) => page.flatMap(({ text }) => [...text])))];
  const codeOf = (letter: string) => (letters.indexOf(letter) + 1).toString(16).padStart(4, "0");
  const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, "0");
  const meanings = letters.map((letter) => `<${codeOf(letter)}> <${hex(letter)}>`);
  const parts = Array.from({ length: Math.ceil(meanings.length / 100) }, (_, at) =>
    meanings.slice(at * 100, at * 100 + 100),
  );
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${parts.map((part) => `${part.length} beginbfchar\n${part.join("\n")}\nendbfchar`).join("\n")}
endcmap CMapName currentdict /CMap defineresource pop end end`;
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const drawn = (written: Written) => {
    const { text, y, size = 9 } = written;
    const width = text.length * size * WIDTH;
    const x = "x" in written ? written.x : written.right - width;
    const place = isTurned ? `0 1 -1 0 ${y} ${x}` : `1 0 0 1 ${x} ${HEIGHT - y}`;
    return `BT /F ${size} Tf ${place} Tm <${[...seen(text)].map(codeOf).join("")}> Tj ET`;
  };
  const first = 6;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, place) => `${first + place * 2} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>",
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor << /Type /FontDescriptor /FontName /Own /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>",
    stream(map),
    ...pages.flatMap((page, place) => [
      `<< /Type /Page /Parent 2 0 R /Rotate ${isTurned ? 90 : 0} /MediaBox [0 0 595 ${HEIGHT}] /Resources << /Font << /F 3 0 R >> >> /Contents ${first + place * 2 + 1} 0 R >>`,
      stream(page.map(drawn).join("\n")),
    ]),
  ];
  let file = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

/** Numbers are seen from left to right in every script. */
function seen(text: string): string {
  if (!FROM_RIGHT.test(text)) return text;
  const reversed = [...text].reverse().join("");
  return reversed.replace(/[٠-٩\d][٠-٩\d٬٫,.]*/g, (number) => [...number].reverse().join(""));
}

/** A row of a statement: its label, a note's number, and amounts whose columns end at these places. */
export const row = (
  y: number,
  label: string,
  amounts: readonly string[],
  { note = "", columns = [400, 500] } = {},
): Written[] => [
  { text: label, x: 50, y },
  ...(note ? [{ text: note, right: 320, y }] : []),
  ...amounts.map((text, place) => ({ text, right: columns[place] ?? 0, y })),
];
