import { DonationBanner } from "../features/donation/DonationBanner.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import styles from "./DashboardPage.module.css";

export function DashboardPage() {
  return (
    <>
      <PageHead
        title="Dashboard"
        description="Check whether a stock is halal: the verdict, its ratios, the figures and filings behind them, and the purification amount. Free."
      />
      <div className={styles.band}>
        <div className={`container ${styles.intro}`}>
          <h1>Dashboard</h1>
          <p>Welcome to your free Islamic finance hub</p>
          <DonationBanner />
        </div>
      </div>
    </>
  );
}
