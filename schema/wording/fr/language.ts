import type { languageTexts as english } from "../en/language.ts";
import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.fr;

export const languageTexts: typeof english = {
  label: "Langue",
  stay: "Rester en français",
  mistake: "Une erreur dans une phrase de cette page ?",
};

export const HAS_OWN_NAMES = false;
