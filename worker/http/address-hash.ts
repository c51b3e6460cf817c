import { hmacHex } from "../platform/digest.ts";
import type { RequestContext } from "./context.ts";
import { dailySalt } from "./daily-salt.ts";
import { networkOf } from "./network-address.ts";

/** The network a request comes from, hashed under the day's key: the same all day, meaningless afterwards. */
export async function addressHashOf(context: RequestContext): Promise<string> {
  return hmacHex(await dailySalt(context.env.DB, context.get("now")), `network ${networkOf(context)}`);
}
