import * as z from "zod";

/** The id of a row in a path. One that no row can have is not found, like any unknown one. */
export const rowIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, { error: "id must be a whole number above 0" })
  .transform(Number);
