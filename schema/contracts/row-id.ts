import * as z from "zod/mini";

/** The id of a row in a path. An impossible id is not found, like any unknown one. */
export const rowIdSchema = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: "id must be a whole number above 0" })),
  z.transform(Number),
);
