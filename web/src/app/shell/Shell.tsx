import type { ReactNode } from "react";
import { DonationPopupHost } from "../../features/donation/DonationPopupHost.tsx";
import { ToasterHost } from "../../ui/ToasterHost.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Shell.module.css";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useHoverPrefetch } from "./use-hover-prefetch.ts";

export function Shell({ children }: { children: ReactNode }) {
  const main = useFocusOnNavigation();
  useHoverPrefetch();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <ToasterHost />
      <DonationPopupHost />
    </div>
  );
}
