import { Skeleton } from "../../../ui/Skeleton.tsx";
import { hubTexts } from "../messages.ts";
import styles from "./CourseView.module.css";

const ROWS = ["first", "second", "third", "fourth"];

/** Placeholder of a course or module while it loads. It needs no id, so it can be prerendered for all of them. */
export function CourseSkeleton() {
  return (
    <div className={`container ${styles.page}`} aria-busy="true">
      <h1 className="visually-hidden">{hubTexts.loading}</h1>
      <Skeleton className={styles.back} />
      <Skeleton className={styles.wide} />
      <Skeleton className={styles.text} />
      <div className={styles.columns}>
        <div>
          {ROWS.map((row) => (
            <Skeleton key={row} className={styles.row} />
          ))}
        </div>
        <Skeleton className={styles.box} />
      </div>
    </div>
  );
}
