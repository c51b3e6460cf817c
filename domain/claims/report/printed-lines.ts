import { foldedWords } from "../../issuers/folded-names.ts";

/** Some letters of a page, upright, with the place of their baseline from the page's top left. */
export type PrintedText = { text: string; x: number; y: number; width: number; height: number };
/** What stands together in a line: a label, a number, the head of a column. */
export type Cell = { text: string; left: number; right: number };
export type PrintedLine = { cells: readonly Cell[]; y: number };

/** Of the letters' height: closer baselines are one line, wider gaps part two cells, narrower ones two words. */
const SAME_LINE = 0.4;
const CELL_GAP = 0.9;
const WORD_GAP = 0.12;

/** The lines of a page from top to bottom, each with its cells from left to right. */
export function linesOf(texts: readonly PrintedText[]): PrintedLine[] {
  const sorted = texts.filter(({ text }) => text.trim() !== "").sort((one, other) => one.y - other.y);
  const lines: PrintedText[][] = [];
  for (const text of sorted) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && text.y - first.y <= SAME_LINE * Math.max(first.height, text.height)) line.push(text);
    else lines.push([text]);
  }
  return lines.map((line) => ({ cells: cellsOf(line), y: line[0]?.y ?? 0 }));
}

function cellsOf(line: PrintedText[]): Cell[] {
  line.sort((one, other) => one.x - other.x);
  const groups: PrintedText[][] = [];
  for (const text of line) {
    const last = groups.at(-1)?.at(-1);
    if (last && text.x - last.x - last.width < CELL_GAP * Math.max(last.height, text.height)) groups.at(-1)?.push(text);
    else groups.push([text]);
  }
  return groups.map((group) => ({
    text: wordsOf(group),
    left: group[0]?.x ?? 0,
    right: Math.max(...group.map(({ x, width }) => x + width)),
  }));
}

/** In the order in which they are read: those of a script from right to left begin at the right. */
function wordsOf(group: readonly PrintedText[]): string {
  const isFromRight = isRightToLeft(group.map(({ text }) => text).join(""));
  const inOrder = isFromRight ? group.toReversed() : group;
  let words = "";
  for (const [place, { text, x, width, height }] of inOrder.entries()) {
    const before = inOrder[place - 1];
    const gap = before ? (isFromRight ? before.x - x - width : x - before.x - before.width) : 0;
    words += gap > WORD_GAP * height ? ` ${text}` : text;
  }
  return words.replace(/\s+/g, " ").trim();
}

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;

export const isRightToLeft = (text: string) =>
  (text.match(FROM_RIGHT)?.length ?? 0) > (text.match(/[A-Za-z]/g)?.length ?? 0);

/** The whole line in reading order. */
export function textOfLine({ cells }: PrintedLine): string {
  const texts = cells.map(({ text }) => text);
  return (isRightToLeft(texts.join("")) ? texts.toReversed() : texts).join(" ");
}

/** A text as words that can be compared, with a space around each. */
export const foldedText = (text: string) => ` ${foldedWords(text).join(" ")} `;
