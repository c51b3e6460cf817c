import { type ReactNode, Suspense } from "react";
import { classNames } from "../../ui/class-names.ts";
import { PageHead } from "../../ui/layout/Page.tsx";
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

export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} />
      <meta name="robots" content="noindex" />
      <div className="container">
        <Suspense fallback={<AreaSkeleton />}>{children}</Suspense>
      </div>
    </>
  );
}
