import { useRef } from "react";
import { pageTexts } from "#wording/pages/dashboard.ts";
import { PAGE_NAMES } from "#wording/site.ts";
import { QuickTools } from "../features/dashboard/QuickTools.tsx";
import { DonationBanner } from "../features/donation/popup/DonationBanner.tsx";
import type { SearchInput } from "../features/stocks/search/SearchCard.tsx";
import { fetchViewEarly, useStockView } from "../features/stocks/stock-view.ts";
import { firstTouch } from "../lib/first-touch.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";
import styles from "./DashboardPage.module.css";

const isAskedMore = import.meta.env.SSR || fetchViewEarly(location.search);
const load = () => import("./parts/DashboardBody.tsx");
const atItsTime = { time: isAskedMore ? undefined : firstTouch };
const DashboardSearch = lazyPart(load, "DashboardSearch", atItsTime);
const DashboardResult = lazyPart(load, "DashboardResult", atItsTime);
const SummaryCards = lazyPart(() => import("../features/dashboard/SummaryCards.tsx"), "SummaryCards");

export function DashboardPage() {
  const searchInput = useRef<SearchInput>(null);
  return (
    <>
      <DashboardHead />
      <div className={styles.band}>
        <div className={`container stack-5 ${styles.intro}`}>
          <div>
            <h1>{PAGE_NAMES.dashboard}</h1>
            <p>{pageTexts.lead}</p>
            <p>{pageTexts.title}</p>
          </div>
          <DonationBanner />
        </div>
      </div>
      <div className={`container parts-may-shrink ${styles.sections}`}>
        <DashboardSearch input={searchInput} />
        <SummaryCards />
        <DashboardResult input={searchInput} />
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
