import { Suspense } from "react";
import { pageTexts } from "#wording/pages/automation.ts";
import { AutomationSkeleton } from "../features/automation/AutomationSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const AutomationTool = lazyPart(async () => (await import("./parts/AutomationTool.tsx")).AutomationTool);

export function AutomationPage() {
  return (
    <>
      <PageHead title={pageTexts.title} description={pageTexts.description} />
      <PageIntro title={pageTexts.heading} lead={pageTexts.lead} />
      <div className="container">
        <Suspense fallback={<AutomationSkeleton />}>
          <AutomationTool />
        </Suspense>
      </div>
    </>
  );
}
