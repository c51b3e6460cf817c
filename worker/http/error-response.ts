import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import type { ErrorBody } from "../../schema/contracts/endpoint.ts";
import { errorSentence } from "../../schema/contracts/reasons.ts";
import { AppError, databaseRefusal } from "../platform/errors.ts";
import { logFault } from "../platform/log.ts";
import type { AppContext } from "./hono-app.ts";
import { SAFE_METHODS } from "./same-origin.ts";

/**
 * Turns any thrown error into the common error body. Only what an AppError says reaches people; the rest is logged. The sentences are
 * loaded here, since an isolate that answers well needs none.
 */
export async function errorResponse(error: Error, context: Context<AppContext>): Promise<Response> {
  const known = databaseError(error, context) ?? knownError(error);
  const unexpected = known.code === "internal" ? error : error.cause;
  if (unexpected instanceof Error) {
    const { method } = context.req;
    logFault("a request", { requestId: context.get("requestId"), method, route: routePath(context, -1) }, unexpected);
  }
  const { code, reason, parameters } = known;
  const { ERROR_SENTENCES } = await import("../../schema/wording/en/refusals.ts");
  const message = errorSentence(ERROR_SENTENCES, reason, parameters) ?? reason;
  const body: ErrorBody = { error: message, code, reason, parameters, requestId: context.get("requestId") };
  return context.json(body, known.status, { "cache-control": "no-store", ...known.headers });
}

function databaseError(error: Error, context: Context<AppContext>): AppError | undefined {
  const isWrite = !SAFE_METHODS.has(context.req.method);
  return databaseRefusal(error, { isWrite, now: context.get("now") ?? new Date() });
}

function knownError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new AppError("invalid_request", ["invalid", { field: "" }]);
  }
  return new AppError("internal", ["internal"]);
}
