import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const FiguresQueue = lazyPart(() => import("../features/admin/figures/FiguresQueue.tsx"), "FiguresQueue", {
  isAwaited: true,
});
const ClaimFigure = lazyPart(() => import("../features/claims/ClaimFigure.tsx"), "ClaimFigure");

export function AdminFiguresPage() {
  return (
    <AdminPage title={adminPageTitles.figures}>
      <FiguresQueue figure={(claim) => <ClaimFigure claim={claim} />} />
    </AdminPage>
  );
}
