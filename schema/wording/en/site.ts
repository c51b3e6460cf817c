export { HAS_OWN_NAMES } from "./language.ts";
export * from "./site.words.ts";
