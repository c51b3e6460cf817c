import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ContactMessage } from "../../../../../schema/contracts/contact.ts";
import { formatMoment } from "../../../../../schema/wording/en/format.ts";
import { notify } from "../../../lib/notices.ts";
import { Badge, type Tone } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import styles from "../AdminList.module.css";
import { deleteMessage, markMessage } from "../api.ts";
import { LongText } from "../LongText.tsx";
import { adminNotices, contactTexts } from "../messages.ts";
import { useChange } from "../use-change.ts";

const TONES: Record<ContactMessage["status"], Tone> = { unread: "caution", read: "neutral", replied: "positive" };

export function ContactMessageItem({ message }: { message: ContactMessage }) {
  const queryClient = useQueryClient();
  const { isChanging, change } = useChange(() => adminNotices.markFailed);
  const mark = (as: "read" | "replied") => change(() => markMessage(queryClient, message.id, as));
  const [isAsked, setAsked] = useState(false);
  const remove = () =>
    change(async () => {
      await deleteMessage(queryClient, message.id);
      notify(adminNotices.messageDeleted);
    });
  const { status, email, name, subject, createdAt } = message;
  const replyAddress = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(contactTexts.replySubject(subject))}`;
  return (
    <article className={styles.item} aria-label={subject}>
      <div className={styles.title}>
        <h2 dir="auto">{subject}</h2>
        <Badge tone={TONES[status]}>{contactTexts.statuses[status]}</Badge>
      </div>
      <p className={styles.meta}>
        <span dir="auto">{name}</span>
        <span>{email}</span>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <LongText text={message.message} />
      <div className={styles.actions}>
        {status === "unread" && (
          <Button look="secondary" size="small" disabled={isChanging} onClick={() => mark("read")}>
            {contactTexts.markRead}
          </Button>
        )}
        {status !== "replied" && (
          <Button look="secondary" size="small" disabled={isChanging} onClick={() => mark("replied")}>
            {contactTexts.markReplied}
          </Button>
        )}
        <a href={replyAddress} className={styles.link}>
          {contactTexts.reply}
        </a>
        {isAsked ? (
          <>
            <Button look="secondary" size="small" disabled={isChanging} onClick={remove}>
              {contactTexts.removeForGood}
            </Button>
            <Button look="quiet" size="small" disabled={isChanging} onClick={() => setAsked(false)}>
              {contactTexts.keep}
            </Button>
          </>
        ) : (
          <Button look="quiet" size="small" onClick={() => setAsked(true)}>
            {contactTexts.remove}
          </Button>
        )}
      </div>
    </article>
  );
}
