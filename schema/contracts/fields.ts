import * as z from "zod/mini";
import { ZodMiniISODate, ZodMiniISODateTime } from "zod/mini";

// `z.iso` is one object: using `z.iso.date()` would bundle its times of day and durations too.
const string = { type: "string", check: "string_format" } as const;

export const isoDate = new ZodMiniISODate({ ...string, format: "date" });

export const isoTime = new ZodMiniISODateTime({
  ...string,
  format: "datetime",
  precision: null,
  offset: false,
  local: false,
});

export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 100;

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

export const PAGED = { paged: true, query: z.object({ limit: limitSchema, cursor: cursorSchema }) } as const;

/** The id of a row in a path. An impossible id is not found, like any unknown one. */
export const rowIdSchema = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: "id must be a whole number above 0" })),
  z.transform(Number),
);

const STOCK_ID_MAX = 1e9;
const error = "stockId must be the id of a stock, a whole number";

export const stockIdSchema = z.int({ error }).check(z.positive({ error }), z.lte(STOCK_ID_MAX, { error }));

export const stockIdParamSchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,10}$/, { error })), z.transform(Number)),
  stockIdSchema,
);
