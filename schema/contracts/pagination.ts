import * as z from "zod/mini";

export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 100;

/** `limit` of a list, 1 to 100. */
export const limitSchema = z._default(
  z
    .pipe(
      z.string().check(z.regex(/^\d{1,3}$/, { error: "limit must be a whole number from 1 to 100" })),
      z.transform(Number),
    )
    .check(
      z.refine((limit) => limit >= 1 && limit <= PAGE_LIMIT_MAX, {
        error: "limit must be a whole number from 1 to 100",
      }),
    ),
  PAGE_LIMIT_DEFAULT,
);

/** `cursor` of a list: the id of the previous page's last row. */
export const cursorSchema = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, { error: "cursor must be the one that the answer before gave" })),
    z.transform(Number),
  ),
);
