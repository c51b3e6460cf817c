import { Suspense } from "react";
import { AutomationSkeleton } from "../features/automation/AutomationSkeleton.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";

const AutomationTool = lazyPart(async () => (await import("./parts/AutomationTool.tsx")).AutomationTool);

export function AutomationPage() {
  return (
    <>
      <PageHead
        title="Automation"
        description="How the monthly refresh of every figure stands: the next and the last update, how far a running one is, and how fresh each source is."
      />
      <PageIntro title="Automation System" lead="Every figure is refreshed once a month. Here is how that stands." />
      <div className="container">
        <Suspense fallback={<AutomationSkeleton />}>
          <AutomationTool />
        </Suspense>
      </div>
    </>
  );
}
