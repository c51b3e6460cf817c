import { useLocation } from "react-router";
import { LANGUAGE, languageTexts } from "#wording/language.ts";
import { addressIn, LANGUAGE_KEY, type Language, OFFERED_LANGUAGES } from "../../../../schema/wording/languages.ts";
import { writeStored } from "../../lib/storage.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";

/** Links to this page, with what its address says of the view, in the other languages. */
export function LanguageSwitch() {
  const others = OFFERED_LANGUAGES.filter(({ code }) => code !== LANGUAGE.code);
  if (others.length === 0) return null;
  return (
    <nav aria-label={languageTexts.label}>
      <ul>
        {others.map((language) => (
          <li key={language.code}>
            <LanguageLink language={language}>{language.name}</LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LanguageLink({ language, children }: { language: Language; children: string }) {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  return (
    <a
      // A page that answers several addresses was built with one of them, so the link is made anew.
      key={String(isHydrated)}
      href={addressIn(language, pathname) + (isHydrated ? search + hash : "")}
      hrefLang={language.code}
      lang={language.code}
      dir={language.direction}
      suppressHydrationWarning
      onClick={() => writeStored(LANGUAGE_KEY, language.code)}
    >
      {children}
    </a>
  );
}
