import { Suspense } from "react";
import { CHANGES_TEXTS } from "../../../schema/wording/en/changes.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";

const Changes = lazyPart(async () => (await import("../features/changes/Changes.tsx")).Changes);

export function ChangesPage() {
  return (
    <>
      <PageHead title={CHANGES_TEXTS.title} description={CHANGES_TEXTS.description} />
      <PageIntro title={CHANGES_TEXTS.title} lead={CHANGES_TEXTS.lead} />
      <Suspense>
        <Changes />
      </Suspense>
    </>
  );
}
