import type { languageTexts as english } from "../en/language.ts";
import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.ur;

export const languageTexts: typeof english = { label: "زبان", stay: "اردو میں رہیں" };

export const HAS_OWN_NAMES = false;
