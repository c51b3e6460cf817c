import * as z from "zod/mini";

const BLANK = /^\s*$/u;

/** A text that a person types: kept as typed, never blank, at most `max` characters. */
export function plainText(field: string, max: number) {
  return z.string({ error: `${field} is required` }).check(
    z.maxLength(max, { error: `${field} must be at most ${max} characters` }),
    z.refine((text) => !BLANK.test(text), { error: `${field} is required` }),
    z.refine(isStorable, { error: `${field} contains a character that cannot be stored` }),
  );
}

/** A NUL ends a text early in SQLite, and half a surrogate pair is no text at all. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
