import { AppError } from "../platform/errors.ts";
import type { RequestContext } from "./context.ts";

const IDEMPOTENCY_KEY = /^[A-Za-z0-9-]{16,64}$/;

/**
 * The key that a page gives to one submission, the same for every retry; undefined without one.
 *
 * @throws AppError invalid_request
 */
export function idempotencyKeyOf(context: RequestContext): string | undefined {
  const key = context.req.header("idempotency-key");
  if (key === undefined || IDEMPOTENCY_KEY.test(key)) return key;
  throw new AppError("invalid_request", ["idempotency_key"]);
}
