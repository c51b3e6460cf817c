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

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(field: string, values: Words) {
  return z.enum(values, { error: complaint("one_of", { field, values }) });
}

/** One of two or three, which its sentence names with "or". */
export function either<const Words extends readonly [string, ...string[]]>(field: string, values: Words) {
  return z.enum(values, { error: complaint("either", { field, values }) });
}

export const flag = (field: string) => z.boolean({ error: wrongKind(field, "boolean") });

/** A number in a path or a query. */
export const numeral = (form: RegExp, error: string) =>
  z.pipe(z.string().check(z.regex(form, { error })), z.transform(Number));

/** What a text means; a text without a meaning is refused. */
export const meant = <Value>(meaningOf: (text: string) => Value | undefined, complaintOf: (text: string) => string) =>
  z.transform((text: string, context) => {
    const meaning = meaningOf(text);
    if (meaning !== undefined) return meaning;
    context.issues.push({ code: "custom", input: text, message: complaintOf(text) });
    return z.NEVER;
  });

export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 100;

const wrongLimit = complaint("whole_number", { field: "limit", max: PAGE_LIMIT_MAX });

export const limitSchema = z._default(
  numeral(/^\d{1,3}$/, wrongLimit).check(
    z.refine((limit) => limit >= 1 && limit <= PAGE_LIMIT_MAX, { error: wrongLimit }),
  ),
  PAGE_LIMIT_DEFAULT,
);

/** `cursor` of a list: the id of the previous page's last row. */
export const cursorSchema = z.optional(numeral(/^\d{1,15}$/, wrongKind("cursor", "cursor")));

export const PAGED = { paged: true, query: z.object({ limit: limitSchema, cursor: cursorSchema }) } as const;

/** The id of a row in a path. An impossible id is not found, like any unknown one. */
export const rowIdSchema = rowIdOf("row_id");

export function rowIdOf(kind: "row_id" | "refresh" | "review") {
  return numeral(/^[1-9]\d{0,14}$/, wrongKind("id", kind));
}

const STOCK_ID_MAX = 1e9;
const error = wrongKind("stockId", "stock_id");

export const stockIdSchema = z.int({ error }).check(z.positive({ error }), z.lte(STOCK_ID_MAX, { error }));

export const stockIdParamSchema = z.pipe(numeral(/^\d{1,10}$/, error), stockIdSchema);
