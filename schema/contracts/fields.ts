import * as z from "zod/mini";
import { ZodMiniISODate, ZodMiniISODateTime } from "zod/mini";
import { complaint, wrongKind } from "./reasons.ts";

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

const wrongLimit = { error: complaint("whole_number", { field: "limit", max: PAGE_LIMIT_MAX }) };

export const limitSchema = z._default(
  z
    .pipe(z.string().check(z.regex(/^\d{1,3}$/, wrongLimit)), z.transform(Number))
    .check(z.refine((limit) => limit >= 1 && limit <= PAGE_LIMIT_MAX, wrongLimit)),
  PAGE_LIMIT_DEFAULT,
);

/** `cursor` of a list: the id of the previous page's last row. */
export const cursorSchema = z.optional(
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/, { error: wrongKind("cursor", "cursor") })), z.transform(Number)),
);

export const PAGED = { paged: true, query: z.object({ limit: limitSchema, cursor: cursorSchema }) } as const;

/** The id of a row in a path. An impossible id is not found, like any unknown one. */
export const rowIdSchema = rowIdOf("row_id");

export function rowIdOf(kind: "row_id" | "refresh" | "review") {
  const error = wrongKind("id", kind);
  return z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error })), z.transform(Number));
}

const STOCK_ID_MAX = 1e9;
const error = wrongKind("stockId", "stock_id");

export const stockIdSchema = z.int({ error }).check(z.positive({ error }), z.lte(STOCK_ID_MAX, { error }));

export const stockIdParamSchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,10}$/, { error })), z.transform(Number)),
  stockIdSchema,
);
