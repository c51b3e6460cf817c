import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const DataRefresh = lazyPart(() => import("../features/admin/refresh/DataRefresh.tsx"), "DataRefresh", {
  isAwaited: true,
});

export function AdminRefreshPage() {
  return (
    <AdminPage title={adminPageTitles.refresh}>
      <DataRefresh />
    </AdminPage>
  );
}
