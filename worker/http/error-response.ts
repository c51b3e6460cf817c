import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import type { ErrorBody } from "../../schema/contracts/endpoint.ts";
import { databaseRefusal } from "../platform/database-fault.ts";
import { AppError } from "../platform/errors.ts";
import { logFault } from "../platform/log.ts";
import type { AppContext } from "./context.ts";
import { SAFE_METHODS } from "./same-origin.ts";

/** Turns any thrown error into the common error body. Only an AppError's message reaches people; the rest is logged. */
export function errorResponse(error: Error, context: Context<AppContext>): Response {
  const known = databaseError(error, context) ?? knownError(error);
  const unexpected = known.code === "internal" ? error : error.cause;
  if (unexpected instanceof Error) {
    const { method } = context.req;
    logFault("a request", { requestId: context.get("requestId"), method, route: routePath(context, -1) }, unexpected);
  }
  const { message, code, reason, parameters } = known;
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
