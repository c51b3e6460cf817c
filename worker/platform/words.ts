import { agedTitle, ageingSentence, changeSentence, standingsSentence } from "../../schema/wording/en/changes.ts";
import { FEED_TEXTS } from "../../schema/wording/en/feeds.ts";
import { exchangeLabel } from "../../schema/wording/en/places.ts";
import { pushMessage } from "../../schema/wording/en/push.ts";
import { answerLine, TOO_OLD_ANSWER } from "../../schema/wording/en/screening/answer.ts";
import { announcedSentence, announcedTitle, ruleChangeSentence } from "../../schema/wording/en/screening/rules.ts";
import { LANGUAGES, type LanguageCode } from "../../schema/wording/languages.ts";

const english = {
  answerLine,
  TOO_OLD_ANSWER,
  agedTitle,
  ageingSentence,
  changeSentence,
  standingsSentence,
  exchangeLabel,
  FEED_TEXTS,
  pushMessage,
  announcedSentence,
  announcedTitle,
  ruleChangeSentence,
};

type Worded<Of> = Of extends string
  ? string
  : Of extends (...given: never) => unknown
    ? Of
    : { readonly [Name in keyof Of]: Worded<Of[Name]> };

/** What the server words by itself, in feeds, calendars and notifications. */
type Words = Worded<typeof english>;

const LOADERS: Readonly<Record<Exclude<LanguageCode, "en">, () => Promise<Words>>> = {
  ar: async () => ({
    ...(await import("../../schema/wording/ar/screening/answer.ts")),
    ...(await import("../../schema/wording/ar/changes.ts")),
    ...(await import("../../schema/wording/ar/feeds.ts")),
    ...(await import("../../schema/wording/ar/places.ts")),
    ...(await import("../../schema/wording/ar/push.ts")),
    ...(await import("../../schema/wording/ar/screening/rules.ts")),
  }),
  id: async () => ({
    ...(await import("../../schema/wording/id/screening/answer.ts")),
    ...(await import("../../schema/wording/id/changes.ts")),
    ...(await import("../../schema/wording/id/feeds.ts")),
    ...(await import("../../schema/wording/id/places.ts")),
    ...(await import("../../schema/wording/id/push.ts")),
    ...(await import("../../schema/wording/id/screening/rules.ts")),
  }),
};
const isLoaded = (code: string): code is keyof typeof LOADERS => Object.hasOwn(LOADERS, code);

export type InLanguage = { code: string; prefix: string; words: Words };

/** A language with its words; undefined for one that is not there, or no longer. */
export async function inLanguage(code: string): Promise<InLanguage | undefined> {
  if (code === "en") return ENGLISH;
  return isLoaded(code) ? { ...LANGUAGES[code], words: await LOADERS[code]() } : undefined;
}

export const ENGLISH: InLanguage = { ...LANGUAGES.en, words: english };
