import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminNotices, contactTexts } from "#messages/admin.ts";
import { formatMoment } from "#wording/format.ts";
import type { ContactMessage } from "../../../../../schema/contracts/contact.ts";
import type { Page } from "../../../lib/http.ts";
import { Badge, type Tone } from "../../../ui/Badge.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { AdminArea } from "../AdminArea.tsx";
import styles from "../AdminList.module.css";
import { AdminList, LongText, RowButton } from "../AdminList.tsx";
import { callAsAdmin, pageAsAdmin } from "../admin-session.ts";
import { ADMIN_KEY, useChange } from "../use-change.ts";

type Filter = ContactMessage["status"] | "all";

const MESSAGES = "GET /api/admin/contact-messages";
const UNREAD_KEY = [...ADMIN_KEY, "unread"];

const { all, statuses } = contactTexts;
const FILTERS = [
  { value: "all", label: all },
  { value: "unread", label: statuses.unread },
  { value: "read", label: statuses.read },
  { value: "replied", label: statuses.replied },
] as const;
const TONES: Record<ContactMessage["status"], Tone> = { unread: "caution", read: "neutral", replied: "positive" };

export function ContactMessages() {
  return (
    <AdminArea title={contactTexts.title}>
      <MessageList />
    </AdminArea>
  );
}

function MessageList() {
  const [filter, setFilter] = useState<Filter>("all");
  const { data: unreadCount } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: ({ signal }) => pageAsAdmin(MESSAGES, { query: { status: "unread", limit: "1" }, signal }),
    select: (page) => page.totalCount,
    staleTime: 0,
  });
  return (
    <div>
      <div className={styles.head}>
        <p role="status">{unreadCount === undefined ? "" : contactTexts.unread(unreadCount)}</p>
        <Segmented<Filter> legend={contactTexts.filter} options={FILTERS} value={filter} onChange={setFilter} />
      </div>
      <AdminList
        of={MESSAGES}
        input={{ query: { status: filter === "all" ? undefined : filter } }}
        texts={contactTexts.list}
        renderRow={(message) => <Message message={message} />}
      />
    </div>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const queryClient = useQueryClient();
  const { isChanging, change } = useChange(() => adminNotices.markFailed);
  const [isAsked, setAsked] = useState(false);
  const { status, email, name, subject, createdAt } = message;
  const params = { id: String(message.id) };
  const mark = (as: "read" | "replied") =>
    change(async () => {
      replaceMessage(queryClient, await callAsAdmin(`PATCH /api/admin/contact-messages/:id/${as}`, { params }));
      await queryClient.invalidateQueries({ queryKey: UNREAD_KEY });
    });
  const remove = () =>
    change(
      async () => {
        await callAsAdmin("DELETE /api/admin/contact-messages/:id", { params });
        await queryClient.invalidateQueries({ queryKey: UNREAD_KEY });
      },
      { notice: adminNotices.messageDeleted, reload: [MESSAGES] },
    );
  const replyAddress = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(contactTexts.replySubject(subject))}`;
  return (
    <article className="stack-3 one-column" aria-label={subject}>
      <div className={styles.title}>
        <h2 dir="auto">{subject}</h2>
        <Badge tone={TONES[status]}>{statuses[status]}</Badge>
      </div>
      <p className={styles.meta}>
        <span dir="auto">{name}</span>
        <span>{email}</span>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <LongText text={message.message} />
      <div className="wrap-2">
        {status === "unread" && (
          <RowButton label={contactTexts.markRead} isOff={isChanging} onClick={() => mark("read")} />
        )}
        {status !== "replied" && (
          <RowButton label={contactTexts.markReplied} isOff={isChanging} onClick={() => mark("replied")} />
        )}
        <a href={replyAddress} className={styles.link}>
          {contactTexts.reply}
        </a>
        {isAsked ? (
          <>
            <RowButton label={contactTexts.removeForGood} isOff={isChanging} onClick={remove} />
            <RowButton label={contactTexts.keep} look="quiet" isOff={isChanging} onClick={() => setAsked(false)} />
          </>
        ) : (
          <RowButton label={contactTexts.remove} look="quiet" onClick={() => setAsked(true)} />
        )}
      </div>
    </article>
  );
}

/** Replaces a changed message in every list that contains it, whatever the list's filter. */
function replaceMessage(queryClient: QueryClient, message: ContactMessage): void {
  queryClient.setQueriesData<InfiniteData<Page<ContactMessage[]>>>({ queryKey: [...ADMIN_KEY, MESSAGES] }, (data) => {
    const replaced = (old: ContactMessage) => (old.id === message.id ? message : old);
    return data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(replaced) })) };
  });
}
