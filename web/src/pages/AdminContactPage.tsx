import { AdminPage } from "../features/admin/AreaSkeleton.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";

const ContactMessages = lazyPart(
  async () => (await import("../features/admin/inbox/ContactMessages.tsx")).ContactMessages,
);

export function AdminContactPage() {
  return (
    <AdminPage title="Contact messages">
      <ContactMessages />
    </AdminPage>
  );
}
