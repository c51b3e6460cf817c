import { SOURCE_URLS } from "../../../domain/facts/company-facts.ts";
import { isolate } from "./format.ts";
import * as words from "./sources.words.ts";

export { SOURCE_LABELS } from "./sources.words.ts";

type MetalPrice = { kind: "stored"; source: string; url: string | null } | { kind: "shipped" | "entered" };

/** A stored source may come from an earlier version. */
const stored = (source: string) => (words.SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? isolate(source);

/** The origin of a metal's price: a stored price, the one shipped with the platform, or the visitor's own. */
export function metalPriceSource(price: MetalPrice): { label: string; url: string | null } {
  if (price.kind === "stored") return { label: stored(price.source), url: price.url };
  return { label: words.METAL_PRICES[price.kind], url: price.kind === "shipped" ? SOURCE_URLS["world-bank"] : null };
}
