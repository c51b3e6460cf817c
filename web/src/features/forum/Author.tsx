import type { ForumPost } from "../../../../schema/contracts/forum.ts";
import { formatDay, formatTimeSince } from "../../../../schema/wording/en/format.ts";
import styles from "./Author.module.css";
import { forumTexts } from "./messages.ts";

/** A chosen name with the generated one, which nobody chooses. */
export const authorName = ({ fullName, username, isTeam }: ForumPost["user"]) =>
  fullName && !isTeam ? `${fullName} (${username})` : fullName || username;

/** Who wrote it, and how long ago. A chosen name never stands without the generated one, so that nobody passes for somebody else. */
export function Author({ user, createdAt }: { user: ForumPost["user"]; createdAt: string }) {
  const { fullName, username, isTeam } = user;
  return (
    <span className={styles.author}>
      <span className={styles.name} dir="auto">
        {fullName || username}
      </span>
      {fullName && !isTeam && <span className={styles.username}>{username}</span>}
      {isTeam && <span className={styles.team}>{forumTexts.team}</span>}
      <time dateTime={createdAt} title={formatDay(createdAt)}>
        {formatTimeSince(createdAt, new Date())}
      </time>
    </span>
  );
}
