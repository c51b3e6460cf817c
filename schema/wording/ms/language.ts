import type { languageTexts as english } from "../en/language.ts";
import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.ms;

export const languageTexts: typeof english = {
  label: "Bahasa",
  stay: "Kekal dalam bahasa Melayu",
  mistake: "Ada ayat yang salah pada halaman ini?",
};

export const HAS_OWN_NAMES = false;
