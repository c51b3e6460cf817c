import * as z from "zod/mini";
import { stacksMarks } from "./names/full-name.ts";

/** Includes texts that only look empty. */
const BLANK = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const MOST_MARKS = 4;

/** A text that a person types: stored as typed, never blank, at most `max` characters. */
export function plainText(field: string, max: number) {
  return z.string({ error: `${field} is required` }).check(
    z.maxLength(max, { error: `${field} must be at most ${max} characters` }),
    z.refine((text) => !BLANK.test(text), { error: `${field} is required` }),
    z.refine((text) => !stacksMarks(text, MOST_MARKS), { error: `${field} has too many marks on one letter` }),
    z.refine(isStorable, { error: `${field} contains a character that cannot be stored` }),
  );
}

/** A NUL ends a text early in SQLite, and half a surrogate pair is not valid text. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

export const EMAIL_MAX_LENGTH = 254;

export const emailSchema = z.pipe(
  z
    .string({ error: "email is required" })
    .check(
      z.trim(),
      z.minLength(1, { error: "email is required" }),
      z.maxLength(EMAIL_MAX_LENGTH, { error: `email must be at most ${EMAIL_MAX_LENGTH} characters` }),
    ),
  z.email({ error: "Please enter a valid email address" }),
);
