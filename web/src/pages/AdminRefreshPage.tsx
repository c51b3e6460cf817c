import { Suspense } from "react";
import { AreaSkeleton } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PageHead } from "../ui/PageHead.tsx";

const AdminRefreshTool = lazyPart(async () => (await import("./parts/AdminRefreshTool.tsx")).AdminRefreshTool);

export function AdminRefreshPage() {
  return (
    <>
      <PageHead title="Data refresh" />
      <meta name="robots" content="noindex" />
      <div className="container">
        <Suspense fallback={<AreaSkeleton />}>
          <AdminRefreshTool />
        </Suspense>
      </div>
    </>
  );
}
