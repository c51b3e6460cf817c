import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ContactMessage } from "../../../../../schema/contracts/contact.ts";
import { Segmented } from "../../../ui/Segmented.tsx";
import { AdminArea } from "../AdminArea.tsx";
import styles from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { messagesQuery, unreadCountQuery } from "../api.ts";
import { contactTexts } from "../messages.ts";
import { ContactMessageItem } from "./ContactMessageItem.tsx";

type Filter = ContactMessage["status"] | "all";

const { all, statuses } = contactTexts;
const FILTERS = [
  { value: "all", label: all },
  { value: "unread", label: statuses.unread },
  { value: "read", label: statuses.read },
  { value: "replied", label: statuses.replied },
] as const;

export function ContactMessages() {
  return (
    <AdminArea title={contactTexts.title}>
      <MessageList />
    </AdminArea>
  );
}

function MessageList() {
  const [filter, setFilter] = useState<Filter>("all");
  const query = useInfiniteQuery(messagesQuery(filter === "all" ? undefined : filter));
  const { data: unreadCount } = useQuery(unreadCountQuery);
  return (
    <div>
      <div className={styles.head}>
        <p role="status">{unreadCount === undefined ? "" : contactTexts.unread(unreadCount)}</p>
        <Segmented<Filter> legend={contactTexts.filter} options={FILTERS} value={filter} onChange={setFilter} />
      </div>
      <AdminList
        query={query}
        label={contactTexts.title}
        emptyText={contactTexts.empty}
        failedText={contactTexts.failed}
        renderRow={(message) => <ContactMessageItem message={message} />}
      />
    </div>
  );
}
