import { PDFDocument, type PDFFont, type PDFPage, PDFString, rgb, StandardFonts } from "@cantoo/pdf-lib";
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

type Fonts = { text: PDFFont; bold: PDFFont };
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
  const fonts = {
    text: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
  };
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

/** The standard fonts contain only Western European letters; others lose their accents or become a question mark. */
function drawable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const knows = (character: string) => known.has(character.codePointAt(0) ?? 0);
  return [...text.replaceAll(/\s+/g, " ")]
    .map((character) => {
      if (knows(character)) return character;
      const plain = character.normalize("NFD").replaceAll(/\p{M}/gu, "");
      return plain !== "" && [...plain].every(knows) ? plain : "?";
    })
    .join("");
}
