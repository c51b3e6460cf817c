import { type ComponentProps, Fragment } from "react";
import styles from "./Markup.module.css";

/** A module's text. It is rendered as text only, never as HTML. */
export function Markup({ source, ...reading }: { source: string } & Pick<ComponentProps<"div">, "lang" | "dir">) {
  return (
    <div className={styles.markup} {...reading}>
      {parseMarkup(source).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <BlockElement key={index} block={block} />
      ))}
    </div>
  );
}

function BlockElement({ block }: { block: Block }) {
  if (block.kind === "paragraph") {
    return (
      <p>
        <Runs runs={block.text} />
      </p>
    );
  }
  const items = block.items.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move
    <li key={index}>
      <Runs runs={runs} />
    </li>
  ));
  return block.kind === "numbers" ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function Runs({ runs }: { runs: readonly Inline[] }) {
  return runs.map(
    (run, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the runs of a text never move
      run.isBold ? <strong key={index}>{run.text}</strong> : <Fragment key={index}>{run.text}</Fragment>,
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the runs of a text never move
  );
}

export type Inline = { text: string; isBold: boolean };

type Block =
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
    .flatMap((part) => blocksOf(part.split(/\r?\n/).filter((line) => line.trim() !== "")));
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
