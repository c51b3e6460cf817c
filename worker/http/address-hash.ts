import { hmacHex } from "../platform/digest.ts";
import type { RequestContext } from "./context.ts";
import { dailySalt } from "./daily-salt.ts";
import { networkOf } from "./network-address.ts";

/** A hash of the network that a request comes from, keyed for the day: constant all day, meaningless afterwards. */
export async function addressHashOf(context: RequestContext): Promise<string> {
  return hmacHex(await dailySalt(context.env.DB, context.get("now")), `network ${networkOf(context)}`);
}
