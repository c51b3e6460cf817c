import { Suspense } from "react";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const Forum = lazyPart(async () => (await import("../features/forum/list/Forum.tsx")).Forum);

export function CommunityPage() {
  return (
    <>
      <PageHead
        title="Community"
        description="Ask about a stock, zakat or your strategy, and read what other Muslim investors and scholars answer. No account needed."
      />
      <PageIntro
        title="Community"
        lead="Ask, answer and compare notes with other Muslim investors. You need no account."
      />
      <div className="container">
        <Suspense>
          <Forum />
        </Suspense>
      </div>
    </>
  );
}
