import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.tr;

export const HAS_OWN_NAMES = false;
