import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./AdminArea.module.css";

export function AreaSkeleton() {
  return (
    <div className={styles.area} aria-busy="true">
      <Skeleton className={styles.sectionsSkeleton} />
      <Skeleton className={styles.titleSkeleton} />
      <Skeleton className={styles.bodySkeleton} />
    </div>
  );
}
