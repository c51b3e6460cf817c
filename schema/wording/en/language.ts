import { LANGUAGES, type Language } from "../languages.ts";

/** The language that the site is built in. */
export const LANGUAGE: Language = LANGUAGES.en;

/** Whether this language knows companies by other names than their listed ones. */
export const HAS_OWN_NAMES = false;
