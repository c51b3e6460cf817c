import { Suspense } from "react";
import { AreaSkeleton } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PageHead } from "../ui/PageHead.tsx";

const ForumModeration = lazyPart(
  async () => (await import("../features/admin/forum/ForumModeration.tsx")).ForumModeration,
);

export function AdminForumPage() {
  return (
    <>
      <PageHead title="Forum moderation" />
      <meta name="robots" content="noindex" />
      <div className="container">
        <Suspense fallback={<AreaSkeleton />}>
          <ForumModeration />
        </Suspense>
      </div>
    </>
  );
}
