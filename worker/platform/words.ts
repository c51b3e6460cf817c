import * as english from "../../schema/wording/en/worker.ts";
import { LANGUAGES, type LanguageCode } from "../../schema/wording/languages.ts";

type Worded<Of> = Of extends string
  ? string
  : Of extends (...given: never) => unknown
    ? Of
    : { readonly [Name in keyof Of]: Worded<Of[Name]> };

/** What the server words by itself, in feeds, calendars and notifications. */
type Words = Worded<typeof english>;

const LOADERS: Readonly<Record<Exclude<LanguageCode, "en">, () => Promise<Words>>> = {
  ar: () => import("../../schema/wording/ar/worker.ts"),
  id: () => import("../../schema/wording/id/worker.ts"),
  tr: () => import("../../schema/wording/tr/worker.ts"),
  ur: () => import("../../schema/wording/ur/worker.ts"),
  fr: () => import("../../schema/wording/fr/worker.ts"),
  ms: () => import("../../schema/wording/ms/worker.ts"),
};
const isLoaded = (code: string): code is keyof typeof LOADERS => Object.hasOwn(LOADERS, code);

export type InLanguage = { code: string; prefix: string; words: Words };

/** A language with its words; undefined for one that is not there, or no longer. */
export async function inLanguage(code: string): Promise<InLanguage | undefined> {
  if (code === "en") return ENGLISH;
  return isLoaded(code) ? { ...LANGUAGES[code], words: await LOADERS[code]() } : undefined;
}

export const ENGLISH: InLanguage = { ...LANGUAGES.en, words: english };
