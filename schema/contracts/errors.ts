import * as z from "zod/mini";

/** The closed list of machine-readable error codes. */
export const ERROR_CODES = [
  "invalid_request",
  "unauthorized",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "payload_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "donations_disabled",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error. */
export const errorSchema = z.object({
  error: z.string().check(z.minLength(1)),
  code: z.enum(ERROR_CODES),
  requestId: z.string().check(z.minLength(1)),
});
export type ErrorBody = z.infer<typeof errorSchema>;
