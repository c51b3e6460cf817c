import { LANGUAGE } from "#wording/language.ts";
import { type Language, OFFERED_LANGUAGES } from "../../../../schema/wording/languages.ts";

type Reader = { chosen: string | null; wasOffered: boolean; languages: readonly string[] };

/**
 * The language in which to offer this page: the one that the visitor chose, or once the first of the browser's that there is. None where
 * that is the page's own.
 */
export function languageToOffer(
  { chosen, wasOffered, languages }: Reader,
  offered: readonly Language[] = OFFERED_LANGUAGES,
): Language | undefined {
  const known = (code: string | null) =>
    offered.find((language) => language.code === code?.toLowerCase().split("-")[0]);
  const choice = known(chosen);
  const language = choice ?? (wasOffered ? undefined : languages.map(known).find((found) => found));
  return language?.code === LANGUAGE.code ? undefined : language;
}
