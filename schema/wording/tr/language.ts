import type { languageTexts as english } from "../en/language.ts";
import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.tr;

export const languageTexts: typeof english = {
  label: "Dil",
  stay: "Türkçede kal",
  mistake: "Bu sayfada yanlış bir cümle mi var?",
};

export const HAS_OWN_NAMES = false;
