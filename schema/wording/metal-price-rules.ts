import { SOURCE_URLS } from "../../domain/facts/company-facts.ts";

export type MetalPrice =
  | { kind: "stored"; source: string; url: string | null }
  | { kind: "shipped" }
  | { kind: "entered" };

type Words = { stored: (source: string) => string; shipped: string; entered: string };

/** The origin of a metal's price: a stored price, the one shipped with the platform, or the visitor's own. */
export function metalPriceSourceOf(words: Words, price: MetalPrice): { label: string; url: string | null } {
  switch (price.kind) {
    case "stored":
      return { label: words.stored(price.source), url: price.url };
    case "shipped":
      return { label: words.shipped, url: SOURCE_URLS["world-bank"] };
    case "entered":
      return { label: words.entered, url: null };
  }
}
