import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const DataRefresh = lazyPart(async () => (await import("../features/admin/refresh/DataRefresh.tsx")).DataRefresh);

export function AdminRefreshPage() {
  return (
    <AdminPage title={adminPageTitles.refresh}>
      <DataRefresh />
    </AdminPage>
  );
}
