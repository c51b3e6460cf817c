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

/** A text, letter by letter, and where its first line of writing begins. */
export type Written = { text: Iterable<string>; size: LetterSize; ink: number; x: number; y: number };

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

export function widthOf(letters: Letters, size: LetterSize, text: Iterable<string>): number {
  return placed(letters, size, text, () => undefined);
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
      if (level > 0) pixels.fill(ink * 16 + level, place + column, place + column + length);
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
