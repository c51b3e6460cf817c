import type { languageTexts as english } from "../en/language.ts";
import { LANGUAGES, type Language } from "../languages.ts";

export const LANGUAGE: Language = LANGUAGES.ar;

export const languageTexts: typeof english = {
  label: "اللغة",
  stay: "البقاء على العربية",
  mistake: "خطأ في جملة من هذه الصفحة؟",
};

export const HAS_OWN_NAMES = true;
