import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const AdminFiguresTool = lazyPart(async () => (await import("./parts/AdminFiguresTool.tsx")).AdminFiguresTool);

export function AdminFiguresPage() {
  return (
    <AdminPage title={adminPageTitles.figures}>
      <AdminFiguresTool />
    </AdminPage>
  );
}
