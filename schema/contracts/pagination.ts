import * as z from "zod";

export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 100;

/** `limit` of a list, 1 to 100. */
export const limitSchema = z
  .string()
  .regex(/^\d{1,3}$/, { error: "limit must be a whole number from 1 to 100" })
  .transform(Number)
  .refine((limit) => limit >= 1 && limit <= PAGE_LIMIT_MAX, { error: "limit must be a whole number from 1 to 100" })
  .default(PAGE_LIMIT_DEFAULT);

/** `cursor` of a list: the id of the last row of the page before. */
export const cursorSchema = z
  .string()
  .regex(/^\d{1,15}$/, { error: "cursor must be the one that the answer before gave" })
  .transform(Number)
  .optional();
