import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { ToolPage } from "../ui/layout/Page.tsx";

const Forum = lazyPart(async () => (await import("../features/forum/list/Forum.tsx")).Forum);

export function CommunityPage() {
  return (
    <ToolPage
      title="Community"
      description="Ask about a stock, zakat or your strategy, and read what other Muslim investors and scholars answer. No account needed."
      lead="Ask, answer and compare notes with other Muslim investors. You need no account."
    >
      <Forum />
    </ToolPage>
  );
}
