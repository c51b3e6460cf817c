import type { ErrorBody, ErrorCode } from "../../schema/contracts/endpoint.ts";
import type { Refusal } from "../../schema/contracts/reasons.ts";

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
