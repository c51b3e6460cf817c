import type { ErrorBody, ErrorCode } from "../../schema/contracts/endpoint.ts";
import type { Refusal } from "../../schema/contracts/reasons.ts";
import { secondsToTomorrow } from "./epoch-seconds.ts";

export const STATUS_BY_CODE = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  donations_disabled: 503,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

type Extra = ErrorOptions & { headers?: Record<string, string> };

/** An error that may be shown to people: a code of the closed list, and a reason, whose sentence the answer has. Its `cause` is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: string;
  readonly parameters: ErrorBody["parameters"];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, [reason, parameters = {}]: Refusal, { headers = {}, ...options }: Extra = {}) {
    super(reason, options);
    this.name = "AppError";
    this.code = code;
    this.reason = reason;
    this.parameters = parameters;
    this.headers = headers;
  }

  get status(): (typeof STATUS_BY_CODE)[ErrorCode] {
    return STATUS_BY_CODE[this.code];
  }
}

/** SQLite's messages for a wrong statement; all other errors of D1 are its own state: quota, overload, a lost connection. */
const OUR_FAULT =
  /SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|MISUSE)|constraint failed|syntax error|no such|D1_TYPE_ERROR/;
const QUOTA = /exceeded|limit/i;
const SOON_SECONDS = 60;

/** The error to show when D1 or KV does not answer; undefined for any other error. */
export function databaseRefusal(
  error: unknown,
  { isWrite, now }: { isWrite: boolean; now: Date },
): AppError | undefined {
  // Code that throws an AppError already knows better what it means there.
  if (error instanceof AppError) return undefined;
  const message = messageOf(error);
  if (!/^D1_|\bD1_ERROR\b|^KV /.test(message) || OUR_FAULT.test(message)) return undefined;
  const seconds = QUOTA.test(message) ? secondsToTomorrow(now) : SOON_SECONDS;
  return new AppError("unavailable", [isWrite ? "not_saved" : "not_shown"], {
    headers: { "retry-after": String(seconds) },
    cause: error,
  });
}

/** Drizzle wraps the database's error. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if (error.message.startsWith("D1_")) return error.message;
  return error.cause instanceof Error ? messageOf(error.cause) : error.message;
}
