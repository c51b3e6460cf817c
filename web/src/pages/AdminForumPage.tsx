import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const ForumModeration = lazyPart(() => import("../features/admin/forum/ForumModeration.tsx"), "ForumModeration", {
  isAwaited: true,
});

export function AdminForumPage() {
  return (
    <AdminPage title={adminPageTitles.forum}>
      <ForumModeration />
    </AdminPage>
  );
}
