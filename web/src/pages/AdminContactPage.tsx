import { adminPageTitles } from "#wording/pages/admin.ts";
import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const ContactMessages = lazyPart(
  async () => (await import("../features/admin/inbox/ContactMessages.tsx")).ContactMessages,
);

export function AdminContactPage() {
  return (
    <AdminPage title={adminPageTitles.contact}>
      <ContactMessages />
    </AdminPage>
  );
}
