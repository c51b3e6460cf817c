/** Where the symbols and names of all screened stocks lie in KV. */
export const NAME_INDEX_KEY = "stock-names";

const MAX_WORDS = 8;

/** Every screened stock in id order, a line each: its id, then the words of its symbol and name, folded, each after a space. */
export type NameIndex = string;

/**
 * The index from text that has `id symbol name` on each line, of which the database has made the ASCII letters small and the
 * ASCII punctuation spaces: only the few lines with other letters are left to be folded here.
 */
export function foldedLines(text: string): NameIndex {
  const parts: string[] = ["\n"];
  let done = 0;
  BEYOND_ASCII.lastIndex = 0;
  for (let found = BEYOND_ASCII.exec(text); found; found = BEYOND_ASCII.exec(text)) {
    const begin = text.lastIndexOf("\n", found.index) + 1;
    const end = endOfLine(text, found.index);
    parts.push(text.slice(done, begin), folded(text.slice(begin, end)).replace(/[^\p{L}\p{N}]+/gu, " "));
    done = end;
    BEYOND_ASCII.lastIndex = end;
  }
  parts.push(text.slice(done), "\n");
  return parts.join("");
}

const BEYOND_ASCII = /[^\0-\x7f]/g;

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
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
