import { pageTexts } from "#wording/pages/community.ts";
import { PAGE_NAMES } from "#wording/site.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const Forum = lazyPart(() => import("../features/forum/list/Forum.tsx"), "Forum");

export function CommunityPage() {
  return (
    <>
      <PageHead title={PAGE_NAMES.community} description={pageTexts.description} />
      <PageIntro title={PAGE_NAMES.community} lead={pageTexts.lead} />
      <div className="container">
        <Forum />
      </div>
    </>
  );
}
