import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const SecurityLog = lazyPart(() => import("../features/admin/SecurityLog.tsx"), "SecurityLog", { isAwaited: true });

export function AdminSecurityPage() {
  return (
    <AdminPage title={adminPageTitles.security}>
      <SecurityLog />
    </AdminPage>
  );
}
