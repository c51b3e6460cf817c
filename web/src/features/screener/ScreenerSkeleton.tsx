import { Skeleton, Skeletons } from "../../ui/Skeleton.tsx";
import styles from "./Screener.module.css";

export function ScreenerSkeleton() {
  return (
    <div className={`parts-may-shrink ${styles.screener}`} aria-busy="true">
      <Skeleton className={styles.panelSkeleton} />
      <ResultsSkeleton />
    </div>
  );
}

export function ResultsSkeleton() {
  return (
    <div>
      <Skeleton className={styles.headSkeleton} />
      <Skeletons count={10} className={styles.rowSkeleton} />
    </div>
  );
}
