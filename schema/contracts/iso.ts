import { ZodMiniISODate, ZodMiniISODateTime } from "zod/mini";

// `z.iso` is one object: using `z.iso.date()` would bundle its times of day and durations too.
const string = { type: "string", check: "string_format" } as const;

/** A calendar day: `2026-01-31`. */
export const isoDate = new ZodMiniISODate({ ...string, format: "date" });

/** A moment in UTC: `2026-01-31T12:00:00.000Z`. */
export const isoTime = new ZodMiniISODateTime({
  ...string,
  format: "datetime",
  precision: null,
  offset: false,
  local: false,
});
