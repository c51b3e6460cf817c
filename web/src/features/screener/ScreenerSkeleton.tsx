import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Screener.module.css";

const ROWS = Array.from({ length: 10 }, (_, position) => position);

/** The place of the whole screener, before it is known who asks and while its code is on its way. */
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
