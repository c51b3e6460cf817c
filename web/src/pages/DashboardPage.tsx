import { Suspense } from "react";
import { pageTexts } from "#wording/pages/dashboard.ts";
import { PAGE_NAMES } from "#wording/site.ts";
import { QuickTools } from "../features/dashboard/QuickTools.tsx";
import { DonationBanner } from "../features/donation/popup/DonationBanner.tsx";
import { fetchViewEarly, useStockView } from "../features/stocks/stock-view.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";
import styles from "./DashboardPage.module.css";

if (!import.meta.env.SSR) fetchViewEarly(location.search);
const DashboardBody = lazyPart(async () => (await import("./parts/DashboardBody.tsx")).DashboardBody);

export function DashboardPage() {
  return (
    <>
      <DashboardHead />
      <div className={styles.band}>
        <div className={`container ${styles.intro}`}>
          <div>
            <h1>{PAGE_NAMES.dashboard}</h1>
            <p>{pageTexts.lead}</p>
          </div>
          <DonationBanner />
        </div>
      </div>
      <div className={`container ${styles.sections}`}>
        <Suspense>
          <DashboardBody />
        </Suspense>
        <QuickTools />
      </div>
    </>
  );
}

/** A component of its own, so that reading the address does not render the body again before hydration. */
function DashboardHead() {
  const view = useStockView();
  if (view.mode === "single" && !import.meta.env.SSR) return null;
  return <PageHead title={pageTexts.title} description={pageTexts.description} />;
}
