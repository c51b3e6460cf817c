import type { RequestContext } from "./context.ts";

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
