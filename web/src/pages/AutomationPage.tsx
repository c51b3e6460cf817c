import { AutomationSkeleton } from "../features/automation/AutomationSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { ToolPage } from "../ui/layout/Page.tsx";

const AutomationTool = lazyPart(async () => (await import("./parts/AutomationTool.tsx")).AutomationTool);

export function AutomationPage() {
  return (
    <ToolPage
      title="Automation"
      description="How the monthly refresh of every figure stands: the next and the last update, how far a running one is, and how fresh each source is."
      heading="Automation System"
      lead="Every figure is refreshed once a month. Here is how that stands."
      fallback={<AutomationSkeleton />}
    >
      <AutomationTool />
    </ToolPage>
  );
}
