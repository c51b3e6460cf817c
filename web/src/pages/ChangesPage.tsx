import { pageTexts } from "#wording/pages/changes.ts";
import { PAGE_NAMES } from "#wording/site.ts";
import type { OwnPortfolio } from "../features/changes/Follow.tsx";
import { later, lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const Changes = lazyPart(() => import("../features/changes/Changes.tsx"), "Changes");

const own: OwnPortfolio = {
  read: async () => (await import("../features/portfolio/held.ts")).readHeld(),
  keepHawlBegan: async (day) => (await import("../features/portfolio/held.ts")).keepHawlBegan(day),
};

const IfHeld = later(() => import("../features/portfolio/turned/TurnedPositions.tsx"), "IfHeld");

export function ChangesPage() {
  return (
    <>
      <PageHead title={PAGE_NAMES.changes} description={pageTexts.description} />
      <PageIntro title={PAGE_NAMES.changes} lead={pageTexts.lead} />
      <Changes own={own} IfHeld={IfHeld} />
    </>
  );
}
