export type LanguageCode = "en" | "ar" | "id" | "tr" | "ur" | "fr" | "ms";

export type Language = {
  code: LanguageCode;
  /** In the language itself. */
  name: string;
  /** Offers the page at hand to someone who is reading it in another language. */
  invitation: string;
  direction: "ltr" | "rtl";
  /** Before every address of the site in this language. */
  prefix: "" | `/${string}`;
  /** For figures, dates and sorting; always with Latin digits. */
  locale: string;
};

export const LANGUAGES = {
  en: {
    code: "en",
    name: "English",
    invitation: "Read this page in English",
    direction: "ltr",
    prefix: "",
    locale: "en-US",
  },
  ar: {
    code: "ar",
    name: "العربية",
    invitation: "اقرأ هذه الصفحة بالعربية",
    direction: "rtl",
    prefix: "/ar",
    locale: "ar-u-nu-latn",
  },
  id: {
    code: "id",
    name: "Bahasa Indonesia",
    invitation: "Baca halaman ini dalam bahasa Indonesia",
    direction: "ltr",
    prefix: "/id",
    locale: "id-u-nu-latn",
  },
  tr: {
    code: "tr",
    name: "Türkçe",
    invitation: "Bu sayfayı Türkçe okuyun",
    direction: "ltr",
    prefix: "/tr",
    locale: "tr-TR-u-nu-latn",
  },
  ur: {
    code: "ur",
    name: "اردو",
    invitation: "یہ صفحہ اردو میں پڑھیں",
    direction: "rtl",
    prefix: "/ur",
    locale: "ur-u-nu-latn",
  },
  fr: {
    code: "fr",
    name: "Français",
    invitation: "Lire cette page en français",
    direction: "ltr",
    prefix: "/fr",
    locale: "fr-FR-u-nu-latn",
  },
  ms: {
    code: "ms",
    name: "Bahasa Melayu",
    invitation: "Baca halaman ini dalam bahasa Melayu",
    direction: "ltr",
    prefix: "/ms",
    locale: "ms-u-nu-latn",
  },
} as const satisfies Record<LanguageCode, Language>;

/** Under it the browser stores the language that the visitor chose. */
export const LANGUAGE_KEY = "mizan:language";

/** Built, linked and listed. */
export const OFFERED_LANGUAGES: readonly Language[] = Object.values(LANGUAGES);

/** The address of a path of the site in a language. */
export const addressIn = ({ prefix }: Language, path: string) =>
  prefix + (prefix ? path.replace(/^\/(?!\w)/, "") : path);

/** The addresses of a page in every language, and the one for everybody else; none while there is one language. */
export function alternatesOf(
  origin: string,
  path: string,
  languages = OFFERED_LANGUAGES,
): (readonly [code: string, address: string])[] {
  const [first, ...others] = languages;
  if (!first || others.length === 0) return [];
  const addressOf = (language: Language) => origin + addressIn(language, path);
  return [...languages.map((each) => [each.code, addressOf(each)] as const), ["x-default", addressOf(first)]];
}

export const serviceWorkerIn = ({ prefix }: Language) => `/service-worker${prefix.replace("/", ".")}.js`;

/** The language of an address and the address within it; English for whatever has no prefix of an offered one. */
export function languageOfPath(path: string): { language: Language; inner: string } {
  const language = OFFERED_LANGUAGES.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)));
  if (!language) return { language: LANGUAGES.en, inner: path };
  return { language, inner: path.slice(language.prefix.length) || "/" };
}

export const isRightToLeft = (code: string) =>
  OFFERED_LANGUAGES.some((language) => language.code === code && language.direction === "rtl");
