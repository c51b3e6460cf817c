import { Suspense } from "react";
import { lazyPart } from "../app/lazy-part.tsx";
import { AreaSkeleton } from "../features/admin/AreaSkeleton.tsx";
import { PageHead } from "../ui/PageHead.tsx";

const ContactMessages = lazyPart(async () => (await import("../features/admin/ContactMessages.tsx")).ContactMessages);

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
