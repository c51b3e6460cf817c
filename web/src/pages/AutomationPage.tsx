import { Suspense } from "react";
import { AutomationSkeleton } from "../features/automation/AutomationSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const AutomationTool = lazyPart(async () => (await import("./parts/AutomationTool.tsx")).AutomationTool);

export function AutomationPage() {
  return (
    <>
      <PageHead
        title="Automation"
        description="The state of the monthly data refresh: the next and the last update, the progress of a running one, and how fresh each source is."
      />
      <PageIntro
        title="Automation System"
        lead="Every figure is refreshed once a month. This page shows how it is going."
      />
      <div className="container">
        <Suspense fallback={<AutomationSkeleton />}>
          <AutomationTool />
        </Suspense>
      </div>
    </>
  );
}
