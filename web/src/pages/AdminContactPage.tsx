import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const ContactMessages = lazyPart(() => import("../features/admin/inbox/ContactMessages.tsx"), "ContactMessages", {
  isAwaited: true,
});

export function AdminContactPage() {
  return (
    <AdminPage title={adminPageTitles.contact}>
      <ContactMessages />
    </AdminPage>
  );
}
