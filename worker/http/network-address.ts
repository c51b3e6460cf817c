import type { RequestContext } from "./context.ts";

/** The network a request comes from: an IPv4 address, or the /64 that one IPv6 household has. */
export function networkOf(context: RequestContext): string {
  const address = context.req.header("cf-connecting-ip") ?? "local";
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":");
  const after = tail === undefined ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0");
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "") || "0")
    .join(":");
}
