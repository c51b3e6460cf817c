import { Suspense } from "react";
import { CHANGES_TEXTS } from "../../../schema/wording/en/changes.ts";
import type { OwnPortfolio } from "../features/changes/Changes.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const Changes = lazyPart(async () => (await import("../features/changes/Changes.tsx")).Changes);

const own: OwnPortfolio = {
  read: async () => (await import("../features/portfolio/held.ts")).readHeld(),
  keepHawlBegan: async (day) => (await import("../features/portfolio/held.ts")).keepHawlBegan(day),
};

export function ChangesPage() {
  return (
    <>
      <PageHead title={CHANGES_TEXTS.title} description={CHANGES_TEXTS.description} />
      <PageIntro title={CHANGES_TEXTS.title} lead={CHANGES_TEXTS.lead} />
      <Suspense>
        <Changes own={own} />
      </Suspense>
    </>
  );
}
