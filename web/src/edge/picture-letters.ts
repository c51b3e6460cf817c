/** Horizontal distances in pixels, then where the letter's runs begin and end. */
type Letter = readonly [advance: number, left: number, top: number, width: number, start: number, end: number];
export type LetterSize = "large" | "medium" | "small";
/** The pictures of letters in three sizes: each byte is a level of ink, 0 to 15, and how many pixels of a row's rest have it, less one. */
export type Letters = {
  sizes: Readonly<Record<LetterSize, { pixels: number; letters: Readonly<Record<string, Letter>> }>>;
  /** By how many thousandths of the size the second letter of a pair moves. */
  kerning: Readonly<Record<string, number>>;
  runs: Uint8Array;
};

/** The pictures of a text, and where its line of writing begins. */
export type Written = { text: string[]; size: LetterSize; ink: number; x: number; y: number };

/** A file of scripts/site/draw-letters.ts: the length of its JSON, the JSON, the runs. */
export function readLetters(file: ArrayBuffer): Letters {
  const length = new DataView(file).getUint32(0);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length)));
  return { ...index, runs: new Uint8Array(file, 4 + length) };
}

/** The text in letters that can be drawn, without accents that cannot; undefined when one of its letters has no picture. */
export function drawable({ sizes }: Letters, size: LetterSize, text: string): string | undefined {
  const { letters } = sizes[size];
  let folded = "";
  for (const letter of text.normalize("NFC").replace(/[^\S\u202f]+/g, " ")) {
    const base = Object.hasOwn(letters, letter) ? letter : letter.normalize("NFKD").replace(/[\p{M}\p{C}]/gu, "");
    for (const part of base) if (!Object.hasOwn(letters, part)) return undefined;
    folded += base;
  }
  return folded.trim();
}

const ARABIC = "\u0620-\u064a\u066e-\u06d3";
const JOINS_NOTHING = /[^\u0620-\u064a\u066e-\u06d3]|ء/;
const ENDS_ITS_GROUP = /[آأؤإاةدذرزوڈڑژےۃ]/;
const ALEF = /[آأإا]/;

/** The pictures that a text is written with, one for each of its letters: Arabic letters join, and an alef behind a lam is part of its picture. */
export function shaped(text: string): string[] {
  const joinsNext = (letter = " ") => !JOINS_NOTHING.test(letter) && !ENDS_ITS_GROUP.test(letter);
  return Array.from(text, (letter, at) => {
    if (JOINS_NOTHING.test(letter)) return letter;
    const [before, after = ""] = [text[at - 1], text[at + 1]];
    if (before === "ل" && ALEF.test(letter)) return "";
    const whole = letter === "ل" && ALEF.test(after) ? letter + after : letter;
    const isJoined = joinsNext(whole.at(-1)) && !JOINS_NOTHING.test(after || " ");
    return (joinsNext(before) ? "\u200d" : "") + whole + (isJoined ? "\u200d" : "");
  });
}

/** What runs from left to right in a line of Arabic: the rest of an isolate that began a line before, an isolate, Latin words, a number. */
const LEFT_TO_RIGHT = new RegExp(
  `^[^\u2066-\u2068${ARABIC}]*\u2069|[\u2066-\u2068][^\u2069${ARABIC}]*\u2069?|\\p{Script=Latin}(?:[^\u2066-\u2069${ARABIC}]*[\\p{Script=Latin}\\d])?%?|[+−-]?\\d(?:[\\d.,:/]*\\d)?%?`,
  "gu",
);
const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "«": "»", "»": "«" };

/** The pictures of a line that is read from right to left, from its left end. */
export function fromTheLeft(line: string): string[] {
  const pictures = shaped(line);
  const order: string[] = [];
  let end = 0;
  const leftward = (to: number) => order.push(...pictures.slice(end, to).map((name) => MIRRORED[name] ?? name));
  for (const { 0: run, index } of line.matchAll(LEFT_TO_RIGHT)) {
    leftward(index);
    end = index + run.length;
    order.push(...pictures.slice(index, end).reverse());
  }
  leftward(line.length);
  return order.reverse();
}

/** The text in lines of at most this width; undefined when a word is wider. */
export function wrapped(letters: Letters, size: LetterSize, text: string, width: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(letters, size, joined) <= width) lines.splice(-1, 1, joined);
    else if (widthOf(letters, size, word) <= width) lines.push(word);
    else return undefined;
  }
  return lines;
}

export function widthOf(letters: Letters, size: LetterSize, text: string | string[]): number {
  return placed(letters, size, typeof text === "string" ? shaped(text) : text, () => undefined);
}

/** Draws into rows of `stride` bytes: one that is left alone, then palette entries, 16 for each ink. */
export function drawText(
  pixels: Uint8Array,
  stride: number,
  letters: Letters,
  { text, size, ink, x, y }: Written,
): void {
  placed(letters, size, text, ([, left, top, width, start, end], at) => {
    let column = 0;
    let place = (y + top) * stride + 1 + Math.round(x + at) + left;
    for (let run = start; run < end; run++) {
      const byte = letters.runs[run] ?? 0;
      const [level, length] = [byte >> 4, (byte & 15) + 1];
      // Arabic letters overlap where they join.
      for (let at = place + column; level > 0 && at < place + column + length; at++)
        pixels[at] = Math.max(pixels[at] ?? 0, ink * 16 + level);
      column += length;
      if (column < width) continue;
      column = 0;
      place += stride;
    }
  });
}

/** Calls `place` with each letter and its distance from the start, and returns the width of all. */
function placed(
  { sizes, kerning }: Letters,
  size: LetterSize,
  text: Iterable<string>,
  place: (letter: Letter, at: number) => void,
): number {
  const { pixels, letters } = sizes[size];
  let at = 0;
  let before = "";
  for (const name of text) {
    const letter = letters[name];
    if (!letter) continue;
    at += ((kerning[before + name] ?? 0) * pixels) / 1000;
    place(letter, at);
    at += letter[0];
    before = name;
  }
  return at;
}
