import { analysisTexts } from "#messages/stocks/card.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "../evidence/StockReport.module.css";

const { loading } = analysisTexts;

export function StockSkeleton({ symbol }: { symbol?: string }) {
  return (
    <section className={styles.report} aria-busy="true" aria-label={symbol ? loading.of(symbol) : loading.alone}>
      <div className="stack-3 padded-wide">
        <Skeleton className={styles.skeletonLine} />
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton className={styles.skeletonLine} />
      </div>
      <div className={`stack-5 padded-wide ${styles.columns}`}>
        <Skeleton className="tall-20" />
        <Skeleton className="tall-20" />
      </div>
    </section>
  );
}
