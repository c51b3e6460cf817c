import { forumTexts } from "#messages/forum.ts";
import { formatDay, formatTimeSince } from "#wording/format.ts";
import type { ForumPost } from "../../../../schema/contracts/forum/forum.ts";
import styles from "./Author.module.css";

export const authorName = ({ fullName, username, isTeam }: ForumPost["user"]) =>
  fullName && !isTeam ? `${fullName} (${username})` : fullName || username;

/** The author and how long ago they wrote. The generated name is always shown, so that nobody can impersonate another. */
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
