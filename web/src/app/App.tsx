import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { Link, matchPath, Route, Routes, useLocation, useNavigationType } from "react-router";
import { failureTexts, footerTexts, headerTexts, OPENS_IN_NEW_TAB, PAGE_NAMES, PRODUCT } from "#wording/site.ts";
import { PATHS, pathOfAddress } from "../config/paths.ts";
import { YourData } from "../features/session/YourData.tsx";
import { firstTouch, savesData } from "../lib/first-touch.ts";
import { onNotice } from "../lib/notices.ts";
import { ErrorBoundary } from "../ui/layout/ErrorBoundary.tsx";
import { Extra } from "../ui/layout/lazy-part.tsx";
import { lazyPage, loadPage } from "./page-loader.tsx";
import { ROUTES } from "./routes.ts";
import footer from "./shell/Footer.module.css";
import { Header, LogoMark } from "./shell/Header.tsx";
import { LanguageSwitch } from "./shell/LanguageSwitch.tsx";
import styles from "./shell/Shell.module.css";

const pages = ROUTES.map((route) => ({ path: route.path, Page: lazyPage(route) }));

export function App() {
  return (
    <Shell>
      <Suspense>
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} caseSensitive element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </Shell>
  );
}

/** Components that show nothing at first load when the page is touched, or has something to say. */
const LateParts = lazy(async () => {
  if (!import.meta.env.SSR) await Promise.race([firstTouch, somethingToSay()]);
  return { default: (await import("./shell/LateParts.tsx")).LateParts };
});

function somethingToSay(): Promise<unknown> {
  return new Promise<unknown>((settle) => {
    onNotice(() => settle(undefined));
    addEventListener("offline", settle, { once: true });
  });
}

function Shell({ children }: { children: ReactNode }) {
  const main = useFocusOnNavigation();
  const { key } = useLocation();
  useHoverPrefetch();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {headerTexts.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="grows">
        <ErrorBoundary resetKey={key} title={failureTexts.page}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <Extra isUnasked>
        <LateParts />
      </Extra>
    </div>
  );
}

/** After a navigation, scrolls to the top and moves the focus there, as a full page load would. */
function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigationType !== "POP") window.scrollTo(0, 0);
  }, [pathname, navigationType]);
  return main;
}

function useHoverPrefetch(): void {
  useEffect(() => {
    if (savesData()) return;
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || link.origin !== location.origin) return;
      const route = ROUTES.find(({ path }) => matchPath(path, pathOfAddress(link.pathname)));
      // If the visitor does navigate, the navigation itself shows the failure.
      if (route) loadPage(route).catch(() => undefined);
    };
    document.addEventListener("pointerover", prefetch, { passive: true });
    document.addEventListener("focusin", prefetch);
    return () => {
      document.removeEventListener("pointerover", prefetch);
      document.removeEventListener("focusin", prefetch);
    };
  }, []);
}

const COLUMNS = [
  { id: "tools", title: footerTexts.tools, pages: ["screener", "zakat", "portfolio", "funds", "changes"] },
  { id: "learn", title: footerTexts.learn, pages: ["learn", "community"] },
  { id: "support", title: footerTexts.support, pages: ["contact", "donate", "contributions", "developers"] },
] as const;

declare global {
  interface ImportMetaEnv {
    readonly VITE_DONATION_LINK?: string;
  }
}

/** Opens the operator's own page at a payment provider, where the build names one; a build without one leaves that out. */
export function DonateLink() {
  const provider = import.meta.env.VITE_DONATION_LINK;
  return provider ? (
    <a href={provider} target="_blank" rel="noopener noreferrer" className={footer.donate}>
      {footerTexts.donate}
      <span className="visually-hidden">{OPENS_IN_NEW_TAB}</span>
    </a>
  ) : (
    <Link to={PATHS.donate} className={footer.donate}>
      {footerTexts.donate}
    </Link>
  );
}

function Footer() {
  return (
    <footer className={footer.footer}>
      <div className={`container ${footer.columns}`}>
        <div className={footer.blurb}>
          <div className={footer.brand}>
            <LogoMark size={30} />
            <span>{PRODUCT}</span>
          </div>
          <p>{footerTexts.blurb}</p>
        </div>
        {COLUMNS.map(({ id, title, pages }) => (
          <nav key={id} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`}>{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page}>
                  {page === "donate" ? (
                    <DonateLink />
                  ) : (
                    <Link to={PATHS[page]}>{page === "learn" ? footerTexts.courses : PAGE_NAMES[page]}</Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`container ${footer.line}`}>
        <p>{footerTexts.rights}</p>
        <YourData />
        <p>{footerTexts.sustained}</p>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
