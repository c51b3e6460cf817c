import { classNames } from "./class-names.ts";
import styles from "./Skeleton.module.css";

/** A placeholder while something loads; a class gives it the size of the content. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}
