import { isolate, joined } from "#wording/format.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const yearTexts = { ...words.yearTexts, and: (amounts: readonly string[]) => joined(amounts.map(isolate)) };
