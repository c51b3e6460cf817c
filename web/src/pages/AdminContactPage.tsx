import { Suspense } from "react";
import { AreaSkeleton } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PageHead } from "../ui/PageHead.tsx";

const ContactMessages = lazyPart(
  async () => (await import("../features/admin/inbox/ContactMessages.tsx")).ContactMessages,
);

export function AdminContactPage() {
  return (
    <>
      <PageHead title="Contact messages" />
      <meta name="robots" content="noindex" />
      <div className="container">
        <Suspense fallback={<AreaSkeleton />}>
          <ContactMessages />
        </Suspense>
      </div>
    </>
  );
}
