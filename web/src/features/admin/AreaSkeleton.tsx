import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./AdminArea.module.css";

export function AreaSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames("parts-may-shrink", styles.area, className)} aria-busy="true">
      <Skeleton className={styles.sectionsSkeleton} />
      <Skeleton className={styles.titleSkeleton} />
      <Skeleton className={styles.bodySkeleton} />
    </div>
  );
}
