import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./AdminArea.module.css";

export function AreaSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.area, className)} aria-busy="true">
      <Skeleton className={styles.sectionsSkeleton} />
      <Skeleton className={styles.titleSkeleton} />
      <Skeleton className={styles.bodySkeleton} />
    </div>
  );
}
