import { Suspense } from "react";
import { pageTexts } from "#wording/pages/screener.ts";
import { NEEDS_SCRIPTS, PAGE_NAMES } from "#wording/site.ts";
import { EmailGate, hasSavedEmail, useHasSavedEmail } from "../features/screener/filters/EmailGate.tsx";
import { ScreenerSkeleton } from "../features/screener/ScreenerSkeleton.tsx";
import { useHydrated } from "../lib/use-hydrated.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";
import styles from "./ScreenerPage.module.css";

const ScreenerTool = lazyPart(() => import("./parts/ScreenerTool.tsx"), "ScreenerTool", { isWanted: hasSavedEmail });

export function ScreenerPage() {
  const isHydrated = useHydrated();
  const hasEmail = useHasSavedEmail();
  return (
    <>
      <PageHead title={PAGE_NAMES.screener} description={pageTexts.description} />
      <div className={styles.head}>
        <PageIntro title={PAGE_NAMES.screener} lead={pageTexts.lead} />
      </div>
      <div className={`container ${styles.place}`}>
        <noscript>
          <p>{NEEDS_SCRIPTS}</p>
        </noscript>
        {(!isHydrated || !hasEmail) && (
          <div className={isHydrated ? undefined : styles.newcomers}>
            <EmailGate onNear={ScreenerTool.preload} />
          </div>
        )}
        {(!isHydrated || hasEmail) && (
          <div className={isHydrated ? undefined : styles.known}>
            <Suspense fallback={<ScreenerSkeleton />}>{isHydrated ? <ScreenerTool /> : <ScreenerSkeleton />}</Suspense>
          </div>
        )}
      </div>
    </>
  );
}
