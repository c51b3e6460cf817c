import * as z from "zod/mini";
import { type Endpoint, errorSchema } from "../../../schema/contracts/endpoint.ts";
import { failureCodes } from "../../../scripts/openapi/document.ts";
import { STATUS_BY_CODE } from "../../platform/errors.ts";

/** An error of the protocol that assistants speak. */
const protocolErrorSchema = z.object({
  jsonrpc: z.literal("2.0"),
  error: z.object({ code: z.int().check(z.negative()), message: z.string().check(z.minLength(1)) }),
});

const INTERNAL_TEXT = /D1_ERROR|SQLITE|sqlite|ZodError|ZodMini|node_modules|\.ts:\d|at Object\.|at async |stack/;

/** Codes for a part of the product that is not set up; every other 5xx is a fault. */
const NOT_SET_UP = new Set(["donations_disabled", "unavailable"]);

export type PlainAnswer = { status: number; text: string };

/** The fault of an answer to a hostile request; undefined when it has none: no 5xx, the common error body, nothing internal. */
export function faultOf({ status, text }: PlainAnswer, method: string): string | undefined {
  if (status < 400 || method === "HEAD") return status >= 500 ? `${status}` : undefined;
  const json = jsonOf(text);
  if (status < 500 && !INTERNAL_TEXT.test(text) && protocolErrorSchema.safeParse(json).success) return undefined;
  const error = errorSchema.safeParse(json);
  if (!error.success) return `${status} in another shape: ${text.slice(0, 200)}`;
  if (status >= 500 && !NOT_SET_UP.has(error.data.code)) return `${status} ${error.data.code}`;
  return INTERNAL_TEXT.test(text) ? `internal text: ${text.slice(0, 200)}` : undefined;
}

/** How a success breaks its route's contract; undefined when it does not. */
export function breachOf({ status, text }: PlainAnswer, route: Endpoint): string | undefined {
  if (status !== (route.status ?? 200)) return `${status} instead of ${route.status ?? 200}`;
  if (status === 204) return text === "" ? undefined : "a body with 204";
  const body = route.mediaType ? text : jsonOf(text);
  const kept = route.response.safeParse(body);
  return kept.success ? undefined : (kept.error.issues[0]?.message ?? "another shape");
}

/** A failure of a route that its description does not have; undefined of every other answer. */
export function undescribed({ status, text }: PlainAnswer, path: string, route: Endpoint): string | undefined {
  const { pathname } = new URL(path, "https://mizan.test");
  const isHere = pathname.split("/").length === route.path.split("/").length && !pathname.includes("//");
  const described: number[] = failureCodes(route).map((code) => STATUS_BY_CODE[code]);
  const isKnown = described.includes(status) || status === 400 || status in (route.otherFailures ?? {});
  return status < 400 || !isHere || isKnown ? undefined : `${status} ${text.slice(0, 80)}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
