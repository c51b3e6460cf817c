import { MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { CATEGORY_LABELS, forumTexts } from "#messages/forum.ts";
import { formatDay, formatTimeSince } from "#wording/format.ts";
import type { ForumPost } from "../../../../../schema/contracts/forum/forum.ts";
import { Badge } from "../../../ui/Badge.tsx";
import author from "./Author.module.css";
import styles from "./PostRow.module.css";

type PostRowProps = { post: ForumPost; to: string; headingLevel: "h2" | "h3" };

export function PostRow({ post, to, headingLevel: Heading }: PostRowProps) {
  return (
    <article className={styles.row}>
      <div className="may-shrink">
        <Heading className={`breaks text-4 ${styles.title}`}>
          <Link to={to} className="covers" preventScrollReset lang={post.language} dir="auto">
            {post.title}
          </Link>
        </Heading>
        <p className="fine wrap gap-0-4 over-1">
          <Author user={post.user} createdAt={post.createdAt} />
          <span>{CATEGORY_LABELS[post.category]}</span>
        </p>
      </div>
      <p className={`fine gap-3 line ${styles.state}`}>
        {post.isAnswered && <Badge tone="positive">{forumTexts.answered}</Badge>}
        <span className={styles.replies}>
          <MessageSquare size={16} aria-hidden="true" />
          {forumTexts.replies(post.replyCount)}
        </span>
      </p>
    </article>
  );
}

export const authorName = ({ fullName, username, isTeam }: ForumPost["user"]) =>
  isTeam ? forumTexts.teamName : fullName ? `${fullName} (${username})` : username;

/** The author and how long ago they wrote. The generated name is always shown, so that nobody can impersonate another. */
export function Author({ user, createdAt }: { user: ForumPost["user"]; createdAt: string }) {
  const { fullName, username, isTeam } = user;
  return (
    <span className={author.author}>
      <span className={author.name} dir="auto">
        {isTeam ? forumTexts.teamName : fullName || username}
      </span>
      {fullName && !isTeam && <span className={author.username}>{username}</span>}
      {isTeam && <span className={author.team}>{forumTexts.team}</span>}
      <time dateTime={createdAt} title={formatDay(createdAt)}>
        {formatTimeSince(createdAt, new Date())}
      </time>
    </span>
  );
}
