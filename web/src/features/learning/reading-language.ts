import { COURSE_FACTS } from "#messages/learning.ts";
import { ONLY_ENGLISH } from "#wording/site.ts";

type Readable = { language?: string | undefined };

export const isOnlyEnglish = ({ language }: Readable) => Boolean(ONLY_ENGLISH) && !language;

export const readingOf = (text: Readable) => (isOnlyEnglish(text) ? ({ lang: "en", dir: "ltr" } as const) : {});

/** A course's category or duration, which also courses that are not translated have in the site's language. */
export const courseFact = (name: string) => (COURSE_FACTS as Readonly<Record<string, string>>)[name] ?? name;
