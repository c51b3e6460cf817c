import { COURSE_FACTS } from "#messages/learning.ts";
import { ONLY_ENGLISH } from "#wording/site.ts";

type Readable = { language?: string | undefined };

/** Whether a text is in English where the site is not. */
export const isOnlyEnglish = ({ language }: Readable) => Boolean(ONLY_ENGLISH) && !language;

/** The attributes of an element that holds such a text. */
export const readingOf = (text: Readable) => (isOnlyEnglish(text) ? ({ lang: "en", dir: "ltr" } as const) : {});

/** A course's category or duration, which also courses that are not translated have in the site's language. */
export const courseFact = (name: string) => COURSE_FACTS[name] ?? name;
