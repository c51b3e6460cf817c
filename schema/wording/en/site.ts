import { isolate } from "./format.ts";
import { LIST_SEPARATOR } from "./site.words.ts";

export { HAS_OWN_NAMES } from "./language.ts";
export * from "./site.words.ts";

export const listText = (parts: readonly string[]) => parts.map(isolate).join(LIST_SEPARATOR);
