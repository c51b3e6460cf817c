import { Suspense } from "react";
import { AreaSkeleton } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PageHead } from "../ui/PageHead.tsx";

const SecurityLog = lazyPart(async () => (await import("../features/admin/SecurityLog.tsx")).SecurityLog);

export function AdminSecurityPage() {
  return (
    <>
      <PageHead title="Security log" />
      <meta name="robots" content="noindex" />
      <div className="container">
        <Suspense fallback={<AreaSkeleton />}>
          <SecurityLog />
        </Suspense>
      </div>
    </>
  );
}
