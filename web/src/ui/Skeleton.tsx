import { classNames } from "./class-names.ts";
import styles from "./Skeleton.module.css";

export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}

type SkeletonsProps = {
  count: number;
  className: string | undefined;
  isList?: boolean;
  itemClassName?: string | undefined;
};

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
