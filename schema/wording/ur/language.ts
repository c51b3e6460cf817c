import type { languageTexts as english } from "../en/language.ts";
import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.ur;

export const languageTexts: typeof english = {
  label: "زبان",
  stay: "اردو میں رہیں",
  mistake: "اس صفحے کے کسی جملے میں غلطی ہے؟",
};

export const HAS_OWN_NAMES = false;
