import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ForumPost, ForumReply } from "../../../../schema/contracts/forum.ts";
import { formatMoment } from "../../lib/format.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./AdminList.module.css";
import { AdminList } from "./AdminList.tsx";
import { discussionRepliesQuery, discussionsQuery, markScholarResponse, removePost, removeReply } from "./forum-api.ts";
import { changeFailed, forumTexts } from "./messages.ts";
import { RemovalButton } from "./RemovalButton.tsx";
import { useChange } from "./use-change.ts";

export function ModeratedDiscussions() {
  const query = useInfiniteQuery(discussionsQuery);
  return (
    <AdminList
      query={query}
      label={forumTexts.discussions}
      emptyText={forumTexts.noDiscussions}
      failedText={forumTexts.discussionsFailed}
      renderRow={(post) => <Discussion post={post} />}
    />
  );
}

/** What is taken down stays in sight until the page is left, so that it can be put back. */
function Discussion({ post }: { post: ForumPost }) {
  const [isRemoved, setRemoved] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { isChanging, change } = useChange(changeFailed);
  return (
    <article className={styles.item}>
      <div className={styles.title}>
        <h2>{post.title}</h2>
        {isRemoved && <Badge tone="negative">{forumTexts.removed}</Badge>}
      </div>
      <Origin item={post} />
      <p className={classNames(styles.text, isRemoved && styles.gone)}>{post.content}</p>
      <div className={styles.actions}>
        {post.replyCount > 0 && (
          <Button look="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {forumTexts.replies(post.replyCount)}
          </Button>
        )}
        <RemovalButton
          isRemoved={isRemoved}
          labels={forumTexts.post}
          isChanging={isChanging}
          onChange={(next) => change(async () => setRemoved((await removePost(post.id, next)).isRemoved))}
        />
      </div>
      {isOpen && <Replies postId={post.id} />}
    </article>
  );
}

function Replies({ postId }: { postId: number }) {
  const query = useInfiniteQuery(discussionRepliesQuery(postId));
  return (
    <div>
      <AdminList
        query={query}
        label={forumTexts.replies(query.data?.pages[0]?.totalCount ?? 0)}
        emptyText={forumTexts.noReplies}
        failedText={forumTexts.repliesFailed}
        renderRow={(reply) => <Reply reply={reply} />}
      />
    </div>
  );
}

function Reply({ reply }: { reply: ForumReply }) {
  const [isRemoved, setRemoved] = useState(false);
  const [isScholarResponse, setScholarResponse] = useState(reply.isScholarResponse);
  const { isChanging, change } = useChange(changeFailed);
  return (
    <article className={styles.item}>
      <div className={styles.title}>
        {isScholarResponse && <Badge tone="positive">{forumTexts.scholar}</Badge>}
        {isRemoved && <Badge tone="negative">{forumTexts.removed}</Badge>}
      </div>
      <Origin item={reply} />
      <p className={classNames(styles.text, isRemoved && styles.gone)}>{reply.content}</p>
      <div className={styles.actions}>
        <Button
          look="secondary"
          size="small"
          disabled={isChanging}
          onClick={() =>
            change(async () =>
              setScholarResponse((await markScholarResponse(reply.id, !isScholarResponse)).isScholarResponse),
            )
          }
        >
          {isScholarResponse ? forumTexts.unmarkScholar : forumTexts.markScholar}
        </Button>
        <RemovalButton
          isRemoved={isRemoved}
          labels={forumTexts.reply}
          isChanging={isChanging}
          onChange={(next) => change(async () => setRemoved((await removeReply(reply.id, next)).isRemoved))}
        />
      </div>
    </article>
  );
}

function Origin({ item }: { item: ForumPost | ForumReply }) {
  return (
    <p className={styles.meta}>
      <span>{item.user.fullName ?? item.user.username}</span>
      <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
    </p>
  );
}
