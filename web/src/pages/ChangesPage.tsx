import { Suspense } from "react";
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
      <PageHead
        title="What Changed"
        description="Every stock whose verdict changed, by day, market, sector and watchlist: the figures before and after, and whether the company, its price, a source or one of our rules was the cause."
      />
      <PageIntro
        title="What Changed"
        lead="Every verdict that changed: the figures before and after, and the reason."
      />
      <Suspense>
        <Changes own={own} />
      </Suspense>
    </>
  );
}
