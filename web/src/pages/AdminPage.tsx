import { Suspense } from "react";
import { useLocation } from "react-router";
import { adminPageTitles } from "#wording/pages/admin.ts";
import { PATHS, pathOfAddress } from "../config/paths.ts";
import { AreaSkeleton } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";

const at = (path: string) => ({
  isWanted: () => !import.meta.env.SSR && pathOfAddress(location.pathname) === path,
});
const { adminContact, adminForum, adminRefresh, adminFigures, adminSecurity } = PATHS;
const Messages = lazyPart(
  () => import("../features/admin/inbox/ContactMessages.tsx"),
  "ContactMessages",
  at(adminContact),
);
const Forum = lazyPart(() => import("../features/admin/forum/ForumModeration.tsx"), "ForumModeration", at(adminForum));
const Refresh = lazyPart(() => import("../features/admin/refresh/DataRefresh.tsx"), "DataRefresh", at(adminRefresh));
const Figures = lazyPart(() => import("../features/admin/figures/FiguresQueue.tsx"), "FiguresQueue", at(adminFigures));
const ClaimFigure = lazyPart(() => import("../features/claims/ClaimFigure.tsx"), "ClaimFigure", at(adminFigures));
const Security = lazyPart(() => import("../features/admin/SecurityLog.tsx"), "SecurityLog", at(adminSecurity));

const AREAS = [
  { path: adminContact, title: adminPageTitles.contact, area: <Messages /> },
  { path: adminForum, title: adminPageTitles.forum, area: <Forum /> },
  { path: adminRefresh, title: adminPageTitles.refresh, area: <Refresh /> },
  {
    path: adminFigures,
    title: adminPageTitles.figures,
    area: <Figures figure={(claim) => <ClaimFigure claim={claim} />} />,
  },
  { path: adminSecurity, title: adminPageTitles.security, area: <Security /> },
];

export function AdminPage() {
  const { pathname } = useLocation();
  const shown = AREAS.find(({ path }) => pathname.startsWith(path));
  return (
    <>
      <PageHead title={shown?.title ?? ""} />
      <meta name="robots" content="noindex" />
      <div className="container">
        <Suspense key={pathname} fallback={<AreaSkeleton />}>
          {shown?.area}
        </Suspense>
      </div>
    </>
  );
}
