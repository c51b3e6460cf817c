import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Automation.module.css";

export function AutomationSkeleton() {
  return (
    <div className={`parts-may-shrink ${styles.automation}`} aria-busy="true">
      <Skeleton className={styles.figuresSkeleton} />
      <Skeleton className={styles.buttonSkeleton} />
      <Skeleton className="tall-20" />
    </div>
  );
}
