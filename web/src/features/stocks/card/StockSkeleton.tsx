import { analysisTexts } from "#messages/stocks/card.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "../evidence/StockReport.module.css";

export function StockSkeleton({ symbol }: { symbol?: string }) {
  return (
    <section className={styles.report} aria-busy="true" aria-label={analysisTexts.loading(symbol)}>
      <div className={styles.skeletonHead}>
        <Skeleton className={styles.skeletonLine} />
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton className={styles.skeletonLine} />
      </div>
      <div className={styles.columns}>
        <Skeleton className={styles.skeletonBlock} />
        <Skeleton className={styles.skeletonBlock} />
      </div>
    </section>
  );
}
