import type { ReactNode } from "react";
import type { ForumPost, ForumReply } from "../../../../schema/contracts/forum.ts";
import { formatMoment } from "../../../../schema/wording/en/format.ts";
import styles from "./AdminList.module.css";

/** Who wrote a text and when, followed by further remarks. */
export function Origin({
  item,
  children,
}: {
  item: Pick<ForumPost | ForumReply, "user" | "createdAt">;
  children?: ReactNode;
}) {
  return (
    <p className={styles.meta}>
      {item.user.fullName && <span dir="auto">{item.user.fullName}</span>}
      <span>{item.user.username}</span>
      <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
      {children}
    </p>
  );
}
