import { EXCHANGE_CODES, type ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { foldedWords } from "../../../domain/issuers/folded-names.ts";
import { STANDINGS, type Standing } from "../../../domain/screening/standing.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The bytes of a text, as the index has them. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/**
 * Every listing, largest company first, one per line: the letters of its exchange and its standing, `HOME` or `SECOND`, its id, the
 * class of its size, the symbol of its company's home listing (empty for a single listing) and the date of its verdict's oldest
 * figure (empty when it has none), separated by commas; then, each after the character of `BEFORE`, its symbol, its name, its
 * aliases, and its original name if folding has changed it.
 * `starts` has the starts of words, grouped by their first two letters; `fields` those of names and aliases.
 */
export type NameIndex = {
  text: Uint8Array;
  starts: Uint32Array;
  groups: Uint32Array;
  fields: Uint32Array;
};

export const BEFORE = { symbol: "\t", name: "\r", alias: "\f", written: "\v" } as const;
export const HOME = "1";
export const SECOND = "2";

const byteOf = (character: string) => character.charCodeAt(0);
export const BYTE_BEFORE = {
  symbol: byteOf(BEFORE.symbol),
  name: byteOf(BEFORE.name),
  alias: byteOf(BEFORE.alias),
} as const;
const WRITTEN = byteOf(BEFORE.written);
const SECOND_BYTE = byteOf(SECOND);
const LINE_END = byteOf("\n");
const LAST_CONTROL = 0x1f;
const ZERO = byteOf("0");
const FIRST_LETTER = byteOf("A");

/** The letters that stand for exchange and standing in a line. */
export const EXCHANGE_LETTERS = lettersOf(EXCHANGE_CODES);
export const STANDING_LETTERS = lettersOf(STANDINGS);

function lettersOf<Word extends string>(words: readonly Word[]): Readonly<Record<Word, string>> {
  return Object.fromEntries(
    words.map((word, position) => [word, String.fromCharCode(FIRST_LETTER + position)]),
  ) as Record<Word, string>;
}

/** The form in which texts are compared: lower-case ASCII letters and digits, the bytes of other letters unchanged, 0 for separators. */
const COMPARED = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x80 || (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57)) return byte;
  return byte >= 65 && byte <= 90 ? byte + 32 : 0;
});

const LETTERS = 38;
const OTHER_LETTER = 37;
const LETTER_CLASS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 97 && byte <= 122) return byte - 96;
  if (byte >= 48 && byte <= 57) return byte - 21;
  return byte === 0 ? 0 : OTHER_LETTER;
});

/** The words of a typed text, folded, as the index compares them. */
export function comparedWords(text: string): Uint8Array[] {
  return foldedWords(text).map(bytesOf);
}

/** The lines of an index from those of the database: a name with non-ASCII letters is folded, and its original is added at the end. */
export function foldedLines(lines: string): string {
  const parts: string[] = [];
  let done = 0;
  BEYOND_ASCII.lastIndex = 0;
  for (let found = BEYOND_ASCII.exec(lines); found; found = BEYOND_ASCII.exec(lines)) {
    const begin = lines.lastIndexOf("\n", found.index) + 1;
    const next = lines.indexOf("\n", found.index);
    const end = next < 0 ? lines.length : next;
    parts.push(lines.slice(done, begin), foldedLine(lines.slice(begin, end)));
    done = end;
    BEYOND_ASCII.lastIndex = end;
  }
  parts.push(lines.slice(done));
  return parts.join("");
}

const BEYOND_ASCII = /[^\0-\x7f]/g;
const ONLY_ASCII = /^[\0-\x7f]*$/;

function foldedLine(line: string): string {
  const [head = "", names = ""] = line.split(BEFORE.name);
  const [name = "", ...aliases] = names.split(BEFORE.alias);
  const folded = [name, ...aliases].map((text) => (ONLY_ASCII.test(text) ? text : foldedWords(text).join(" ")));
  const written = folded[0] === name ? "" : `${BEFORE.written}${name}`;
  return `${head}${BEFORE.name}${folded.join(BEFORE.alias)}${written}`;
}

/** The index as one buffer for storage: its sizes, its tables and the lines. */
export function buildNameIndex(lines: string): ArrayBuffer {
  const text = bytesOf(`\n${foldedLines(lines)}\n`);
  const places = new Uint32Array(text.length);
  const groupOfPlace = new Uint16Array(text.length);
  const fields = new Uint32Array(text.length >> 1);
  const groups = new Uint32Array(GROUPS);
  let count = 0;
  let fieldCount = 0;
  let place = 1;
  const add = (at: number) => {
    let next = at + 1;
    while ((text[next] ?? 0) > LAST_CONTROL && COMPARED[text[next] ?? 0] === 0) next++;
    const second = COMPARED[text[next] ?? 0] ?? 0;
    const group = groupOf(COMPARED[text[at] ?? 0] ?? 0, second);
    places[count] = at;
    groupOfPlace[count++] = group;
    groups[group + 1] = (groups[group + 1] ?? 0) + 1;
  };
  while (place < text.length) {
    while (place < text.length && text[place] !== BYTE_BEFORE.symbol) place++;
    if (++place >= text.length) break;
    add(place);
    if (text[place] === ZERO) {
      while (text[place] === ZERO) place++;
      if (COMPARED[text[place] ?? 0]) add(place);
    }
    while (text[place] !== BYTE_BEFORE.name) place++;
    let isInWord = false;
    for (; ; place++) {
      const byte = text[place] ?? 0;
      if (byte === LINE_END || byte === WRITTEN) break;
      if (byte === BYTE_BEFORE.name || byte === BYTE_BEFORE.alias) fields[fieldCount++] = place + 1;
      if (COMPARED[byte] === 0) isInWord = false;
      else if (!isInWord) {
        isInWord = true;
        add(place);
      }
    }
  }
  for (let group = 1; group < GROUPS; group++) groups[group] = (groups[group] ?? 0) + (groups[group - 1] ?? 0);
  const buffer = new ArrayBuffer(4 * (2 + GROUPS + count + fieldCount) + text.length);
  new Uint32Array(buffer, 0, 2).set([count, fieldCount]);
  const kept = readNameIndex(buffer);
  kept.groups.set(groups);
  for (let at = 0; at < count; at++) {
    const group = groupOfPlace[at] ?? 0;
    const slot = groups[group] ?? 0;
    kept.starts[slot] = places[at] ?? 0;
    groups[group] = slot + 1;
  }
  kept.fields.set(fields.subarray(0, fieldCount));
  kept.text.set(text);
  return buffer;
}

const GROUPS = LETTERS * LETTERS + 1;

export function readNameIndex(buffer: ArrayBuffer): NameIndex {
  const [count = 0, fieldCount = 0] = new Uint32Array(buffer, 0, 2);
  return {
    groups: new Uint32Array(buffer, 8, GROUPS),
    starts: new Uint32Array(buffer, 4 * (2 + GROUPS), count),
    fields: new Uint32Array(buffer, 4 * (2 + GROUPS + count), fieldCount),
    text: new Uint8Array(buffer, 4 * (2 + GROUPS + count + fieldCount)),
  };
}

/** The group of words that start with these two letters, which may have a symbol between them. */
function groupOf(first: number, second: number): number {
  return (LETTER_CLASS[first] ?? 0) * LETTERS + (LETTER_CLASS[second] ?? 0);
}

/** The starts of words that may start with these letters, in index order. A single letter may be followed by any other. */
export function wordStarts({ starts, groups }: NameIndex, letters: Uint8Array): Uint32Array {
  const [first = 0, second] = letters;
  const group = groupOf(first, second ?? 0);
  return starts.subarray(groups[group], groups[second === undefined ? group + LETTERS : group + 1]);
}

/** The end of a match with `letters` from index `from` on, at a place of the text, ignoring symbols in between; -1 when there is none. */
export function matchEnd({ text }: NameIndex, letters: Uint8Array, from: number, at = 0): number {
  let place = from;
  for (let letter = at; letter < letters.length; place++) {
    const byte = text[place] ?? 0;
    if (byte <= LAST_CONTROL) return -1;
    const compared = COMPARED[byte];
    if (compared === 0) continue;
    if (compared !== letters[letter]) return -1;
    letter++;
  }
  return place;
}

/** The place of the first letter at or after a place, or of the field's end. */
export function nextLetter({ text }: NameIndex, from: number): number {
  let place = from;
  while ((text[place] ?? 0) > LAST_CONTROL && COMPARED[text[place] ?? 0] === 0) place++;
  return place;
}

/** The letter at a place in the form for comparison; 0 when there is none. */
export function letterAt({ text }: NameIndex, place: number): number {
  return COMPARED[text[place] ?? 0] ?? 0;
}

export function isSymbolStart({ text }: NameIndex, place: number): boolean {
  const before = text[place - 1];
  return before === BYTE_BEFORE.symbol || before === ZERO;
}

export function fieldEnd({ text }: NameIndex, from: number): number {
  let place = from;
  while ((text[place] ?? 0) > LAST_CONTROL) place++;
  return place;
}

export function textBetween({ text }: NameIndex, start: number, end: number): string {
  return decoder.decode(text.subarray(start, end));
}

/** The start of a place's line: the end of the previous one. */
export function lineStart({ text }: NameIndex, place: number): number {
  let start = place;
  while (text[start] !== LINE_END) start--;
  return start;
}

export function lineEnd({ text }: NameIndex, place: number): number {
  let end = place;
  while (text[end] !== LINE_END) end++;
  return end;
}

export function exchangePosition({ text }: NameIndex, start: number): number {
  return (text[start + 1] ?? 0) - FIRST_LETTER;
}

export function isSecondListing({ text }: NameIndex, start: number): boolean {
  return text[start + 3] === SECOND_BYTE;
}

export type Line = {
  id: number;
  /** Smaller for larger companies; each class is twice the size of the next. */
  sizeClass: number;
  /** The symbol of the company's home listing. */
  issuer: string;
  symbol: string;
  name: string;
  exchange: ExchangeCode;
  /** As published; see `agedStanding`. */
  standing: Standing;
  standsUntil: string | null;
};

export function readLine(index: NameIndex, start: number): Line {
  const line = textBetween(index, start + 4, lineEnd(index, start + 1));
  const [head = "", rest = ""] = line.split(BEFORE.symbol);
  const [id = "", sizeClass = "", issuer = "", standsUntil = ""] = head.split(",");
  const [symbol = "", names = ""] = rest.split(BEFORE.name);
  const [searched = "", written] = names.split(BEFORE.written);
  return {
    id: Number(id),
    sizeClass: Number(sizeClass),
    issuer: issuer || symbol,
    symbol,
    name: written ?? searched.split(BEFORE.alias)[0] ?? "",
    exchange: EXCHANGE_CODES[exchangePosition(index, start)] ?? "NYSE",
    standing: STANDINGS[(index.text[start + 2] ?? 0) - FIRST_LETTER] ?? "not_screened",
    standsUntil: standsUntil || null,
  };
}
