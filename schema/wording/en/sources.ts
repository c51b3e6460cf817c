import { type MetalPrice, metalPriceSourceOf } from "../metal-price-rules.ts";
import { isolate } from "./format.ts";
import * as words from "./sources.words.ts";

export { SOURCE_LABELS } from "./sources.words.ts";

/** A stored source may come from an earlier version. */
const stored = (source: string) => (words.SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? isolate(source);

export const metalPriceSource = (price: MetalPrice) => metalPriceSourceOf({ ...words.METAL_PRICES, stored }, price);
