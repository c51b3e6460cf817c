import type { languageTexts as english } from "../en/language.ts";
import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.id;

export const languageTexts: typeof english = {
  label: "Bahasa",
  stay: "Tetap dalam bahasa Indonesia",
  mistake: "Ada kalimat yang salah di halaman ini?",
};

export const HAS_OWN_NAMES = false;
