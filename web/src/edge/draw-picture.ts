import { fundTexts } from "#messages/funds.ts";
import { analysisTexts } from "#messages/stocks/card.ts";
import { formatDay } from "#wording/format.ts";
import { answerOfFund, holdingsDay, WARNING_LABELS } from "#wording/funds.ts";
import { LANGUAGE } from "#wording/language.ts";
import { answerOf } from "#wording/screening/answer.ts";
import { HOUSE_LIMITS } from "#wording/screening/standard-names.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { stockQuestion } from "#wording/screening/verdict.ts";
import { fundWarnings } from "../../../domain/funds/look-through.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import type { Fund } from "../../../schema/contracts/funds.ts";
import type { Stock } from "../../../schema/contracts/stocks.ts";
import {
  drawable,
  drawText,
  fromTheLeft,
  type LetterSize,
  type Letters,
  shaped,
  type Written,
  widthOf,
  wrapped,
} from "./picture-letters.ts";

/** Rows of palette entries, each after a byte 0 for its filter, as a PNG. An ink has 16 entries, from paper to the ink itself. */
async function indexedPng(
  rows: Uint8Array<ArrayBuffer>,
  { width, height }: { width: number; height: number },
  { paper, inks }: { paper: string; inks: readonly string[] },
): Promise<ArrayBuffer> {
  const header = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  const palette = inks.flatMap((ink) => Array.from({ length: 16 }, (_, level) => mixed(paper, ink, level / 15)).flat());
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Blob([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", new Uint8Array(palette)),
    chunk("IDAT", new Uint8Array(await new Response(packed).arrayBuffer())),
    chunk("IEND", new Uint8Array()),
  ]).arrayBuffer();
}

function mixed(paper: string, ink: string, part: number): number[] {
  const colors = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [from, to] = [colors(paper), colors(ink)];
  return from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part));
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, -4)));
  return bytes;
}

/** CRC-32 as PNG has it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** More pixels would take most of the time that the free plan gives an answer. */
export const PICTURE = { width: 1000, height: 525 } as const;
const MARGIN = 72;
const MOST_LINES = 5;
const LINE: Readonly<Record<LetterSize, number>> = { large: 62, medium: 52, small: 34 };
const EMBLEM = 70;
/** A longer name is cut in any case. */
const LONGEST_NAME = 160;

const PAPER = "#f7f2e7";
const [INK, SOFT, GREEN, TONE] = [0, 1, 2, 3];
/** The colors of the standings on every page, on paper. */
export const TONES: Readonly<Record<Standing, string>> = {
  halal: "#0f5840",
  purify: "#76540b",
  doubt: "#3b4a78",
  haram: "#982a1d",
  not_screened: "#5a5447",
};
const inksOf = (standing: Standing | undefined) => [
  "#1d1b16",
  "#5a5447",
  "#0f4a36",
  standing ? TONES[standing] : "#b28b35",
];

/** What a picture says; `question` words a name of any length. */
export type Said = {
  name: string;
  symbol: string;
  question: (named: { name: string; symbol: string }) => string;
  answer: string;
  notes: readonly string[];
  standing: Standing | undefined;
  direction: "ltr" | "rtl";
};

const { direction }: { direction: Said["direction"] } = LANGUAGE;

export function saidOfStock(stock: Stock): Said {
  const { name, symbol, standing, analysis } = stock;
  const day = stock.isScreened && analysis.screenedOn && analysisTexts.screenedOn(formatDay(analysis.screenedOn));
  const notes = day ? [day, HOUSE_LIMITS] : [];
  return { name, symbol, standing, question: stockQuestion, answer: answerOf(stock), notes, direction };
}

export function saidOfFund(fund: Fund, today: string): Said {
  const { name, symbol, holdings } = fund;
  const notes = holdings
    ? [
        ...fundWarnings(holdings, today).map(({ code }) => WARNING_LABELS[code]),
        HOUSE_LIMITS,
        fundTexts.dates(holdingsDay(holdings), formatDay(holdings.screenedOn)),
      ]
    : [];
  const question = (named: { name: string; symbol: string }) => fundTexts.question(named.name, named.symbol);
  return { name, symbol, standing: undefined, question, answer: answerOfFund(fund), notes, direction };
}

/** The lines of a picture. A name with a letter that cannot be drawn gives way to the symbol; a long name, then a long answer, is cut. */
export function linesOf({ name, symbol, question, answer, notes, standing }: Said, letters: Letters) {
  const width = PICTURE.width - 2 * MARGIN;
  const lines = (size: LetterSize, text: string, most: number, indent = 0) => {
    const found = wrapped(letters, size, text, width - indent);
    return found && found.length <= most ? found : undefined;
  };
  const shown = drawable(letters, "large", name.slice(0, LONGEST_NAME)) || symbol;
  const title = longest(shown, (part) => lines("large", question({ name: part, symbol }), 2)) ?? [symbol];
  const said = drawable(letters, "medium", answer) ?? "";
  const small = wrapped(letters, "small", drawable(letters, "small", notes.join(" · ")) ?? "", width) ?? [];
  const most = MOST_LINES - title.length - Math.max(0, small.length - 1);
  const indent = standing ? EMBLEM : 0;
  return { title, answer: longest(said, (part) => lines("medium", part, most, indent)) ?? [], notes: small };
}

/** The lines of the text, or of its longest beginning that has lines. */
function longest(text: string, lines: (part: string) => string[] | undefined): string[] | undefined {
  const whole = lines(text);
  if (whole) return whole;
  let found: string[] | undefined;
  for (let [least, most] = [1, text.length - 1]; least <= most; ) {
    const middle = (least + most) >> 1;
    const part = lines(`${text.slice(0, middle).trimEnd()}…`);
    if (part) [found, least] = [part, middle + 1];
    else most = middle - 1;
  }
  return found;
}

type Line = Partial<Omit<Written, "text">> & { text: string | string[]; y: number };

export async function drawPicture(said: Said, letters: Letters): Promise<ArrayBuffer> {
  const { width, height } = PICTURE;
  const pixels = new Uint8Array((width + 1) * height);
  const { title, answer, notes } = linesOf(said, letters);
  const isMirrored = said.direction === "rtl";
  const write = ({ text, x = MARGIN, size = "medium", ink = INK, y }: Line) => {
    const pictures = typeof text !== "string" ? text : isMirrored ? fromTheLeft(text) : shaped(text);
    const left = isMirrored ? Math.round(width - x - widthOf(letters, size, pictures)) : x;
    drawText(pixels, width + 1, letters, { text: pictures, size, ink, x: left, y });
  };
  const fill = (ink: number, { x, y, across, down }: Record<"x" | "y" | "across" | "down", number>) => {
    for (let row = y; row < y + down; row++) {
      const start = row * (width + 1) + 1 + (isMirrored ? width - x - across : x);
      pixels.fill(ink * 16 + 15, start, start + across);
    }
  };
  const label = said.standing && STANDING_LABELS[said.standing];
  write({ text: ["logo"], size: "large", ink: GREEN, y: 38 });
  write({ text: "Mizan", ink: GREEN, x: MARGIN + 88, y: 89 });
  if (label)
    write({ text: label, ink: TONE, x: width - MARGIN - Math.round(widthOf(letters, "medium", label)), y: 89 });
  const notesTop = 488 - notes.length * LINE.small;
  const block = title.length * LINE.large + 40 + answer.length * LINE.medium;
  const top = 120 + Math.round((notesTop - 120 - block) / 2);
  const answerTop = top + title.length * LINE.large + 40;
  for (const [line, text] of title.entries()) write({ text, size: "large", y: top + 48 + line * LINE.large });
  fill(TONE, { x: MARGIN, y: answerTop - 27, across: 100, down: 5 });
  if (said.standing) write({ text: [said.standing], ink: TONE, y: answerTop });
  const x = MARGIN + (said.standing ? EMBLEM : 0);
  for (const [line, text] of answer.entries()) write({ text, x, y: answerTop + 41 + line * LINE.medium });
  for (const [line, text] of notes.entries())
    write({ text, size: "small", ink: SOFT, y: notesTop + 28 + line * LINE.small });
  fill(TONE, { x: 0, y: height - 20, across: width, down: 20 });
  return indexedPng(pixels, PICTURE, { paper: PAPER, inks: inksOf(said.standing) });
}
