import type { ForumPost } from "../../../../schema/contracts/forum.ts";
import { formatDay, formatTimeSince } from "../../../../schema/wording/en/format.ts";
import styles from "./Author.module.css";
import { forumTexts } from "./messages.ts";

export const authorName = (user: ForumPost["user"]) => user.fullName || user.username;

/** Who wrote it, and how long ago. */
export function Author({ user, createdAt }: { user: ForumPost["user"]; createdAt: string }) {
  return (
    <span className={styles.author}>
      <span className={styles.name} dir="auto">
        {authorName(user)}
      </span>
      {user.isTeam && <span className={styles.team}>{forumTexts.team}</span>}
      <time dateTime={createdAt} title={formatDay(createdAt)}>
        {formatTimeSince(createdAt, new Date())}
      </time>
    </span>
  );
}
