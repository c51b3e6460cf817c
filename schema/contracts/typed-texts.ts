import * as z from "zod/mini";
import { stacksMarks } from "./names/full-name.ts";
import { complaint } from "./reasons.ts";

/** Includes texts that only look empty. */
const BLANK = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const MOST_MARKS = 4;

/** A text that a person types: stored as typed, never blank, at most `max` characters. */
export function plainText(field: string, max: number) {
  const error = complaint("required", { field });
  return z.string({ error }).check(
    z.maxLength(max, { error: complaint("too_long", { field, max }) }),
    z.refine((text) => !BLANK.test(text), { error }),
    z.refine((text) => !stacksMarks(text, MOST_MARKS), { error: complaint("too_many_marks", { field }) }),
    z.refine(isStorable, { error: complaint("cannot_be_stored", { field }) }),
  );
}

/** A NUL ends a text early in SQLite, and half a surrogate pair is not valid text. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

export const EMAIL_MAX_LENGTH = 254;
const emailRequired = complaint("required", { field: "email" });

export const emailSchema = z.pipe(
  z
    .string({ error: emailRequired })
    .check(
      z.trim(),
      z.minLength(1, { error: emailRequired }),
      z.maxLength(EMAIL_MAX_LENGTH, { error: complaint("too_long", { field: "email", max: EMAIL_MAX_LENGTH }) }),
    ),
  z.email({ error: complaint("email_invalid") }),
);
