import {
  type PDFContext,
  PDFDocument,
  PDFFont,
  PDFHexString,
  type PDFPage,
  type PDFRef,
  PDFString,
  rgb,
  StandardFontEmbedder,
  StandardFonts,
} from "@cantoo/pdf-lib";
import { pageNumber } from "#wording/site.ts";

export type ReportRow = { label: string; value: string; notes: readonly string[]; link?: string };
export type ReportSection = { heading: string; rows: readonly ReportRow[] };
export type ReportContent = {
  heading: string;
  title: string;
  subtitle: string;
  answer?: string;
  verdict: string;
  /** The color of the verdict; its words say the same. */
  tone: ReportTone;
  sections: readonly ReportSection[];
  footer: string;
};
export type ReportTone = "positive" | "caution" | "doubtful" | "negative" | "neutral";

const PAGE = { width: 595.28, height: 841.89, margin: 56 };
const VALUE_COLUMN = 250;
const INK = rgb(0.1, 0.12, 0.11);
const QUIET = rgb(0.36, 0.38, 0.36);
const GREEN = rgb(0.05, 0.3, 0.22);
const RULE = rgb(0.85, 0.82, 0.74);

type Fonts = Record<"text" | "bold", PDFFont>;
const GOLD = rgb(0.46, 0.33, 0.04);
const BLUE = rgb(0.2, 0.26, 0.45);
const RED = rgb(0.6, 0.16, 0.11);

const TONE_COLORS: Readonly<Record<ReportTone, typeof GREEN>> = {
  positive: GREEN,
  caution: GOLD,
  doubtful: BLUE,
  negative: RED,
  neutral: QUIET,
};

type Style = { font: PDFFont; size: number; color: typeof INK };

export async function drawReport(content: ReportContent, created: Date): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.setTitle(`${content.heading}: ${content.title}`);
  file.setCreationDate(created);
  const fonts = TURKISH.test(JSON.stringify(content)) ? await turkishFonts(file) : await standardFonts(file);
  const pen = new Pen(file, fonts);
  pen.write(content.heading, { font: fonts.bold, size: 10, color: GREEN });
  pen.write(content.title, { font: fonts.bold, size: 20, color: INK });
  pen.write(content.subtitle, { font: fonts.text, size: 10, color: QUIET });
  pen.skip(6);
  const { answer, verdict, tone } = content;
  const loud = { font: fonts.bold, size: 15, color: TONE_COLORS[tone] };
  if (answer) pen.write(answer, loud);
  pen.write(verdict, answer ? { ...loud, size: 10 } : loud);
  for (const { heading, rows } of content.sections) {
    pen.heading(heading);
    for (const row of rows) pen.row(row);
  }
  pen.skip(10);
  pen.write(content.footer, { font: fonts.text, size: 9, color: QUIET });
  numberPages(file, fonts.text);
  return file.save();
}

/** The letters that a standard font has not; a font with them is loaded and becomes part of the file. */
const TURKISH = /[ĞğİıŞş]/;

const standardFonts = async (file: PDFDocument): Promise<Fonts> => ({
  text: await file.embedFont(StandardFonts.Helvetica),
  bold: await file.embedFont(StandardFonts.HelveticaBold),
});

async function turkishFonts(file: PDFDocument): Promise<Fonts> {
  const { letters, fonts } = await import("./report-letters.json");
  return { text: await turkishFont(file, letters, fonts.text), bold: await turkishFont(file, letters, fonts.bold) };
}

const FIRST_CODE = 32;
type FontNames = Parameters<typeof StandardFontEmbedder.for>[0];
type LettersFont = { widths: number[]; file: string };

/** Where Windows-1254 has another letter than Windows-1252. */
const DIFFERENCES = {
  208: "Gbreve",
  221: "Idotaccent",
  222: "Scedilla",
  240: "gbreve",
  253: "dotlessi",
  254: "scedilla",
};

async function turkishFont(file: PDFDocument, letters: string, { widths, file: font }: LettersFont) {
  const codes = new Map([...letters].map((letter, place) => [letter, FIRST_CODE + place]));
  const codesOf = (text: string) => [...text].map((letter) => codes.get(letter) ?? FIRST_CODE);
  const name = "DejaVuSansCondensed-Letters";
  const embedder = Object.assign(StandardFontEmbedder.for(StandardFonts.Helvetica as unknown as FontNames), {
    fontName: name,
    encodeText: (text: string) =>
      PDFHexString.of(
        codesOf(text)
          .map((code) => code.toString(16))
          .join(""),
      ),
    widthOfTextAtSize: (text: string, size: number) =>
      codesOf(text).reduce((sum, code) => sum + (widths[code - FIRST_CODE] ?? 0), 0) * (size / 1000),
    embedIntoContext(context: PDFContext, ref: PDFRef) {
      const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
      const descriptor = context.obj({
        Type: "FontDescriptor",
        FontName: name,
        Flags: 32,
        FontBBox: [-370, -260, 1275, 946],
        ItalicAngle: 0,
        Ascent: 928,
        Descent: -236,
        CapHeight: 729,
        StemV: 80,
        FontFile2: context.register(context.flateStream(bytes, { Length1: bytes.length })),
      });
      const differences = Object.entries(DIFFERENCES).flatMap(([code, glyph]) => [Number(code), glyph]);
      const dictionary = {
        Type: "Font",
        Subtype: "TrueType",
        BaseFont: name,
        FirstChar: FIRST_CODE,
        LastChar: 255,
        Widths: widths,
        Encoding: { Type: "Encoding", BaseEncoding: "WinAnsiEncoding", Differences: differences },
        FontDescriptor: context.register(descriptor),
      };
      context.assign(ref, context.obj(dictionary));
      return Promise.resolve(ref);
    },
  });
  const drawn = PDFFont.of(file.context.nextRef(), file, embedder);
  await drawn.embed();
  return Object.assign(drawn, { getCharacterSet: () => [...codes.keys()].map((letter) => letter.codePointAt(0) ?? 0) });
}

class Pen {
  private readonly file: PDFDocument;
  private readonly fonts: Fonts;
  private page: PDFPage;
  private y = 0;

  constructor(file: PDFDocument, fonts: Fonts) {
    this.file = file;
    this.fonts = fonts;
    this.page = this.turn();
  }

  write(text: string, style: Style, left = PAGE.margin, width = PAGE.width - 2 * PAGE.margin): void {
    for (const line of wrap(text, style, width)) {
      this.need(style.size * 1.4);
      this.y -= style.size * 1.4;
      this.page.drawText(line, { x: left, y: this.y, size: style.size, font: style.font, color: style.color });
    }
  }

  heading(text: string): void {
    this.need(70);
    this.skip(16);
    this.write(text, { font: this.fonts.bold, size: 12, color: INK });
    this.skip(3);
    this.line();
  }

  row({ label, value, notes, link }: ReportRow): void {
    this.need(30);
    this.skip(3);
    const top = this.y;
    const page = this.page;
    this.write(label, { font: this.fonts.text, size: 10, color: INK }, PAGE.margin, VALUE_COLUMN - 16);
    const labelBottom = this.page === page ? this.y : PAGE.height;
    if (this.page === page) this.y = top;
    const left = PAGE.margin + VALUE_COLUMN;
    const width = PAGE.width - PAGE.margin - left;
    this.write(value, { font: this.fonts.bold, size: 10, color: INK }, left, width);
    if (this.page === page) this.y = Math.min(this.y, labelBottom);
    for (const note of notes) {
      this.write(note, { font: this.fonts.text, size: 8.5, color: note === link ? GREEN : QUIET });
      if (note === link) this.addLink(link);
    }
  }

  skip(points: number): void {
    this.y -= points;
  }

  private line(): void {
    const y = this.y;
    this.page.drawLine({
      start: { x: PAGE.margin, y },
      end: { x: PAGE.width - PAGE.margin, y },
      thickness: 0.7,
      color: RULE,
    });
  }

  private addLink(url: string): void {
    const { context } = this.file;
    const link = context.obj({
      Type: "Annot",
      Subtype: "Link",
      Rect: [PAGE.margin, this.y - 2, PAGE.width - PAGE.margin, this.y + 9],
      Border: [0, 0, 0],
      A: { Type: "Action", S: "URI", URI: PDFString.of(url) },
    });
    this.page.node.addAnnot(context.register(link));
  }

  private need(points: number): void {
    if (this.y - points < PAGE.margin) this.turn();
  }

  private turn(): PDFPage {
    this.page = this.file.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - PAGE.margin;
    return this.page;
  }
}

function numberPages(file: PDFDocument, font: PDFFont): void {
  const pages = file.getPages();
  pages.forEach((page, index) => {
    page.drawText(pageNumber(index + 1, pages.length), { x: PAGE.margin, y: 30, size: 8.5, font, color: QUIET });
  });
}

function wrap(text: string, { font, size }: Style, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of drawable(text, font).split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** The fonts contain only letters of Western Europe, one also the Turkish; others lose their accents or become a question mark. */
function drawable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const knows = (character: string) => known.has(character.codePointAt(0) ?? 0);
  return [...text.replaceAll(/[\u00a0\u202f]/g, "\u00a0").replaceAll(/[^\S\u00a0]+/g, " ")]
    .map((character) => {
      if (knows(character)) return character;
      const plain = character.normalize("NFD").replaceAll(/\p{M}/gu, "");
      return plain !== "" && [...plain].every(knows) ? plain : "?";
    })
    .join("");
}
