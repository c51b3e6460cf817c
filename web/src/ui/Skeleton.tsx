import { classNames } from "./class-names.ts";
import styles from "./Skeleton.module.css";

/** A placeholder while something loads; a class gives it the size of the content. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}

type SkeletonsProps = {
  count: number;
  className: string | undefined;
  isList?: boolean;
  itemClassName?: string | undefined;
};

/** Several placeholders, one below the other; in a list, each is an item. */
export function Skeletons({ count, className, isList, itemClassName }: SkeletonsProps) {
  const keys = Array.from({ length: count }, (_, place) => `skeleton-${place}`);
  return keys.map((key) =>
    isList ? (
      <li key={key} className={itemClassName}>
        <Skeleton className={className} />
      </li>
    ) : (
      <Skeleton key={key} className={className} />
    ),
  );
}
