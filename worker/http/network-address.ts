import { isoDay } from "../../domain/facts/iso-date.ts";
import type { SecurityEvent } from "../../schema/contracts/security-events.ts";
import { database } from "../platform/database.ts";
import { hmacHex, randomToken } from "../platform/digest.ts";
import type { RequestContext } from "./hono-app.ts";
import { agreeOnSalt } from "./repository.ts";

/** The network a request comes from: an IPv4 address, or an IPv6 /48, since one customer of a provider can have a whole /48. */
export function networkOf(context: RequestContext): string {
  const address = context.req.header("cf-connecting-ip") ?? "local";
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":");
  const after = tail === undefined ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0");
  return [...groups, ...zeros, ...after]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, "") || "0")
    .join(":");
}

/** Behind Cloudflare every request has an address; a request without one, or from the machine itself, is a developer's. */
export function isOwnMachine(network: string): boolean {
  return network === "local" || network === "127.0.0.1" || network === "0:0:0";
}

/** A hash of the network that a request comes from, keyed for the day: constant all day, meaningless afterwards. */
export async function addressHashOf(context: RequestContext): Promise<string> {
  return hmacHex(await dailySalt(context.env.DB, context.get("now")), `network ${networkOf(context)}`);
}

export async function eventOf(context: RequestContext, event: SecurityEvent, detail: string) {
  return { event, detail, now: context.get("now"), addressHash: await addressHashOf(context) };
}

let cached: { day: string; salt: string } | undefined;

/** The random key of the day, the same in every isolate. Yesterday's is deleted, which makes its hashes meaningless. */
export async function dailySalt(db: D1Database, now: Date): Promise<string> {
  const day = isoDay(now);
  if (cached?.day !== day) cached = { day, salt: await agreeOnSalt(database(db), day, randomToken()) };
  return cached.salt;
}
