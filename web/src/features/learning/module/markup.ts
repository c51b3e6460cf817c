/** A run of text, bold or not. */
export type Inline = { text: string; isBold: boolean };

export type Block =
  | { kind: "paragraph"; text: readonly Inline[] }
  | { kind: "dashes"; items: readonly (readonly Inline[])[] }
  | { kind: "numbers"; start: number; items: readonly (readonly Inline[])[] };

const DASH = /^\s*-\s+(.*)$/;
const NUMBER = /^\s*(\d{1,9})[.)]\s+(.*)$/;
const BOLD = /\*\*(?=\S)(.+?)(?<=\S)\*\*/g;

/**
 * The blocks of a module's text: paragraphs between blank lines, **bold**, dash and numbered lists. Nothing else is parsed: anything
 * that looks like HTML stays text, and unclosed stars stay stars.
 */
export function parseMarkup(source: string): Block[] {
  return source
    .split(/\r?\n[^\S\n]*\n/)
    .flatMap((chunk) => blocksOf(chunk.split(/\r?\n/).filter((line) => line.trim() !== "")));
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Draft[] = [];
  for (const line of lines) {
    const read = readLine(line);
    const last = blocks.at(-1);
    if (last && last.kind === read.kind && read.kind !== "paragraph") last.lines.push(read.text);
    else if (last && read.kind === "paragraph") last.lines.push(`${last.lines.pop()} ${read.text}`);
    else blocks.push({ kind: read.kind, start: read.start, lines: [read.text] });
  }
  return blocks.map(finish);
}

type Draft = { kind: Block["kind"]; start: number; lines: string[] };

function readLine(line: string): { kind: Block["kind"]; start: number; text: string } {
  const dash = DASH.exec(line);
  if (dash) return { kind: "dashes", start: 1, text: dash[1] ?? "" };
  const number = NUMBER.exec(line);
  if (number) return { kind: "numbers", start: Number(number[1]), text: number[2] ?? "" };
  return { kind: "paragraph", start: 1, text: line.trim() };
}

function finish({ kind, start, lines }: Draft): Block {
  const texts = lines.map(parseInline);
  if (kind === "paragraph") return { kind, text: texts.flat() };
  return kind === "numbers" ? { kind, start, items: texts } : { kind, items: texts };
}

function parseInline(text: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(BOLD)) {
    runs.push({ text: text.slice(end, match.index), isBold: false }, { text: match[1] ?? "", isBold: true });
    end = match.index + match[0].length;
  }
  runs.push({ text: text.slice(end), isBold: false });
  return runs.filter((run) => run.text !== "");
}
