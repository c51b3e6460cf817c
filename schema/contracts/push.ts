import * as z from "zod/mini";
import { endpoint, NO_CONTENT } from "./endpoint.ts";
import { complaint } from "./reasons.ts";
import { symbolSchema } from "./stocks.ts";

/** The most stocks that one browser can follow in addition to the watchlist. */
const PUSH_STOCKS_MAX = 500;

const base64url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`)));
const hour = z.int().check(z.gte(0), z.lte(23));
const endpointAddress = z.string().check(z.maxLength(1000));

const pushSubscriptionSchema = z.object(
  {
    endpoint: endpointAddress,
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
    timeZone: z.string().check(z.maxLength(60)),
    quietFrom: hour,
    quietTo: hour,
    /** The code of the language to be told in; English where it is not there, or no longer. */
    language: z._default(z.string().check(z.maxLength(35)), "en"),
    /** Stocks to follow in addition to the watchlist's: chosen positions of the portfolio, without amounts. */
    symbols: z.array(symbolSchema).check(z.maxLength(PUSH_STOCKS_MAX)),
  },
  { error: complaint("body_without", { field: "endpoint" }) },
);
export type PushRequest = z.infer<typeof pushSubscriptionSchema>;

export const pushEndpoints = {
  findKey: endpoint("GET /api/push", {
    cache: "never",
    /** The server's public key; null on a server without one, which sends nothing. */
    response: z.object({ publicKey: z.nullable(z.string()) }),
  }),
  subscribe: endpoint("POST /api/push", {
    cache: "never",
    body: pushSubscriptionSchema,
    ...NO_CONTENT,
    errors: ["unavailable", "too_many_requests"],
  }),
  unsubscribe: endpoint("DELETE /api/push", {
    cache: "never",
    ...NO_CONTENT,
  }),
};
