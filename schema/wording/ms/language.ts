import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.ms;

export const HAS_OWN_NAMES = false;
