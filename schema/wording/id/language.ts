import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.id;

export const HAS_OWN_NAMES = false;
