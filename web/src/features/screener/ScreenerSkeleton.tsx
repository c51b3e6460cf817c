import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Screener.module.css";

const ROWS = Array.from({ length: 10 }, (_, position) => position);

/** Placeholder of the whole screener while its code loads and the visitor is unknown. */
export function ScreenerSkeleton() {
  return (
    <div className={styles.screener} aria-busy="true">
      <Skeleton className={styles.panelSkeleton} />
      <ResultsSkeleton />
    </div>
  );
}

export function ResultsSkeleton() {
  return (
    <div>
      <Skeleton className={styles.headSkeleton} />
      {ROWS.map((position) => (
        <Skeleton key={position} className={styles.rowSkeleton} />
      ))}
    </div>
  );
}
