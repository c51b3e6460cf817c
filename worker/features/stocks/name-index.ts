/** Where the symbols and names of all screened stocks lie in KV. */
export const NAME_INDEX_KEY = "stock-names";

const MAX_WORDS = 8;

/** Every screened stock in id order, a line each: its id, then the words of its symbol and name, folded, each after a space. */
export type NameIndex = string;

/** The lines from text that has `id symbol name` on each of its own. */
export function foldedLines(text: string): NameIndex {
  return `\n${folded(text).replace(/[^\p{L}\p{N}\n]+/gu, " ")}\n`;
}

/** The words of a text that a person typed, as the index has them; null when it holds no letter or digit. */
export function foldedWords(text: string): string[] | null {
  return (
    folded(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MAX_WORDS) ?? null
  );
}

/** The ids of the stocks with a word that begins with each of the words given, in id order. */
export function idsOfNames(index: NameIndex, words: readonly string[]): number[] {
  const starts = words.map((word) => ` ${word}`).sort((first, second) => second.length - first.length);
  const [rarest = " ", ...others] = starts;
  const ids: number[] = [];
  for (let hit = index.indexOf(rarest); hit >= 0; ) {
    const begin = index.lastIndexOf("\n", hit) + 1;
    const end = index.indexOf("\n", hit);
    const line = index.slice(begin, end);
    if (others.every((start) => line.includes(start))) ids.push(Number.parseInt(line, 10));
    hit = index.indexOf(rarest, end);
  }
  return ids;
}

function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}
