import { pageTexts } from "#wording/pages/automation.ts";
import { AutomationSkeleton } from "../features/automation/AutomationSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const AutomationTool = lazyPart(() => import("./parts/AutomationTool.tsx"), "AutomationTool", {
  fallback: <AutomationSkeleton />,
});

export function AutomationPage() {
  return (
    <>
      <PageHead title={pageTexts.title} description={pageTexts.description} />
      <PageIntro title={pageTexts.heading} lead={pageTexts.lead} />
      <div className="container">
        <AutomationTool />
      </div>
    </>
  );
}
