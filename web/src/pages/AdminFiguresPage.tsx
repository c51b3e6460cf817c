import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const FiguresQueue = lazyPart(async () => (await import("../features/admin/figures/FiguresQueue.tsx")).FiguresQueue);
const ClaimFigure = lazyPart(async () => (await import("../features/claims/ClaimFigure.tsx")).ClaimFigure);

export function AdminFiguresPage() {
  return (
    <AdminPage title={adminPageTitles.figures}>
      <FiguresQueue figure={(claim) => <ClaimFigure claim={claim} />} />
    </AdminPage>
  );
}
