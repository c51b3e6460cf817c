import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const AdminRefreshTool = lazyPart(async () => (await import("./parts/AdminRefreshTool.tsx")).AdminRefreshTool);

export function AdminRefreshPage() {
  return (
    <AdminPage title={adminPageTitles.refresh}>
      <AdminRefreshTool />
    </AdminPage>
  );
}
