import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.ar;

export const HAS_OWN_NAMES = true;
