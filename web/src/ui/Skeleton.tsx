import { classNames } from "./class-names.ts";
import styles from "./Skeleton.module.css";

/** The place of something that is loading; give it the size of what comes by a class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}
