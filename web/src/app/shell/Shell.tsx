import { lazy, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Extra } from "../../ui/Extra.tsx";
import { ErrorBoundary } from "../../ui/layout/ErrorBoundary.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Shell.module.css";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useHoverPrefetch } from "./use-hover-prefetch.ts";

/** Components that show nothing at first load after hydration, so that no page waits for their code. */
const Unseen = lazy(async () => ({ default: (await import("./Unseen.tsx")).Unseen }));

const FAILURE = {
  title: "This page could not be shown",
  text: "Something went wrong on our side, or the connection is gone. Loading the page again often helps.",
  reload: "Load again",
};

export function Shell({ children }: { children: ReactNode }) {
  const main = useFocusOnNavigation();
  const { key } = useLocation();
  useHoverPrefetch();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={key} {...FAILURE}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <Extra isUnasked>
        <Unseen />
      </Extra>
    </div>
  );
}
