import { MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { CATEGORY_LABELS, forumTexts } from "#messages/forum.ts";
import type { ForumPost } from "../../../../../schema/contracts/forum/forum.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Author } from "../Author.tsx";
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
