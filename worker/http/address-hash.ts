import { dailySalt } from "../platform/daily-salt.ts";
import { hmacHex } from "../platform/digest.ts";
import type { RequestContext } from "./context.ts";
import { networkOf } from "./network-address.ts";

/** The network a request comes from, hashed under the day's key: the same all day, meaningless afterwards. */
export async function addressHashOf(context: RequestContext): Promise<string> {
  return hmacHex(await dailySalt(context.env.DB, context.get("now")), `network ${networkOf(context)}`);
}
