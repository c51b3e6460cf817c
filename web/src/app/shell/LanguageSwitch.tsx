import { Link, useLocation } from "react-router";
import { LANGUAGE } from "#wording/language.ts";
import { languageTexts } from "#wording/site.ts";
import { addressIn, type Language, OFFERED_LANGUAGES } from "../../../../schema/wording/languages.ts";
import { PATHS } from "../../config/paths.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";

/** Links to this page, with what its address says of the view, in the other languages, and one to report a mistake in its words. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const others = OFFERED_LANGUAGES.filter(({ code }) => code !== LANGUAGE.code);
  return (
    <nav aria-label={languageTexts.label}>
      <ul>
        {others.map((language) => (
          <li key={language.code}>
            <LanguageLink language={language}>{language.name}</LanguageLink>
          </li>
        ))}
      </ul>
      {languageTexts.mistake && (
        <Link to={`${PATHS.contact}?page=${encodeURIComponent(pathname)}`}>{languageTexts.mistake}</Link>
      )}
    </nav>
  );
}

/** A script in index.html stores the choice. */
export function LanguageLink({ language, children }: { language: Language; children: string }) {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const href = addressIn(language, pathname) + (isHydrated ? search + hash : "");
  return (
    <a
      // A page that answers several addresses was built with one of them, and hydration corrects no attribute. Made anew, the link
      // would lose a click under way.
      ref={(link) => link?.setAttribute("href", href)}
      href={href}
      hrefLang={language.code}
      lang={language.code}
      dir={language.direction}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
