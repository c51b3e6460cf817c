import * as z from "zod/mini";
import type { Bindings } from "../../platform/env.ts";
import { AppError } from "../../platform/errors.ts";
import { logFault } from "../../platform/log.ts";

/** Names and types below are of this version of the provider's API. */
const STRIPE_VERSION = "2026-10-28.endive";
const TIMEOUT_MILLISECONDS = 10_000;
const MOST_TRIES = 2;

export type StripeCall<Answer extends z.ZodMiniType> = {
  method: "GET" | "POST";
  path: `/v1/${string}`;
  form: Readonly<Record<string, string>>;
  /** The same key never has an effect twice. */
  idempotencyKey?: string;
  answer: Answer;
};

const failureSchema = z.object({
  error: z.object({ type: z.string(), param: z.optional(z.string()), code: z.optional(z.string()) }),
});

/**
 * Calls the payment provider, and repeats the call once if it does not answer or fails.
 *
 * @throws AppError invalid_request, conflict or unavailable, by what it answered
 */
export async function askStripe<Answer extends z.ZodMiniType>(
  env: Bindings,
  secretKey: string,
  call: StripeCall<Answer>,
): Promise<z.output<Answer>> {
  const response = await send(env, secretKey, call);
  const answer = call.answer.safeParse(response.body);
  if (response.status === 200 && answer.success) return answer.data;
  const failure = failureSchema.safeParse(response.body).data?.error;
  if (failure?.type === "invalid_request_error" && failure.param === "email") {
    throw new AppError("invalid_request", ["email_invalid"]);
  }
  if (failure?.type === "idempotency_error") {
    throw new AppError("conflict", ["donation_changed"]);
  }
  const { method, path } = call;
  const { status, requestId: providersId, problem } = response;
  const { type, code } = failure ?? {};
  logFault("the payment provider", { call: `${method} ${path}`, status, type, code, providersId }, problem);
  throw new AppError("unavailable", ["donations_unreachable"]);
}

type Answered = { status: number; body: unknown; requestId?: string | null; problem?: unknown };

async function send(env: Bindings, secretKey: string, call: StripeCall<z.ZodMiniType>): Promise<Answered> {
  for (let tries = 1; ; tries++) {
    const response = await sendOnce(env, secretKey, call);
    const isPassing = response.status === 0 || response.status === 409 || response.status >= 500;
    if (!isPassing || tries === MOST_TRIES) return response;
  }
}

/** Status 0 means no answer, or one that is not JSON. */
async function sendOnce(
  env: Bindings,
  secretKey: string,
  { method, path, form, idempotencyKey }: StripeCall<z.ZodMiniType>,
): Promise<Answered> {
  const url = new URL(path, env.STRIPE_API_HOST ?? "https://api.stripe.com");
  const fields = new URLSearchParams(form);
  if (method === "GET") url.search = String(fields);
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        "stripe-version": STRIPE_VERSION,
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      ...(method === "POST" ? { body: fields } : {}),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    return { status: response.status, requestId: response.headers.get("request-id"), body: await response.json() };
  } catch (error) {
    return { status: 0, body: undefined, problem: error };
  }
}
