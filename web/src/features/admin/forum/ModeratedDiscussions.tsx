import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ForumPost, ForumReply } from "../../../../../schema/contracts/forum.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import styles from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { LongText } from "../LongText.tsx";
import { changeFailed, forumTexts } from "../messages.ts";
import { Origin } from "../Origin.tsx";
import { useChange } from "../use-change.ts";
import { discussionRepliesQuery, discussionsQuery, markScholarResponse, removePost, removeReply } from "./forum-api.ts";
import { RemovalButton } from "./RemovalButton.tsx";

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

/** What is taken down stays in sight until the list is left; after that it stands among what was removed. */
function Discussion({ post }: { post: ForumPost }) {
  const [isRemoved, setRemoved] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { isChanging, change } = useChange(changeFailed);
  return (
    <article className={styles.item}>
      <div className={styles.title}>
        <h2 dir="auto">{post.title}</h2>
        {isRemoved && <Badge tone="negative">{forumTexts.removed}</Badge>}
      </div>
      <Origin item={post} />
      <LongText text={post.content} isGone={isRemoved} />
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
      {(isScholarResponse || isRemoved) && (
        <div className={styles.title}>
          {isScholarResponse && <Badge tone="positive">{forumTexts.scholar}</Badge>}
          {isRemoved && <Badge tone="negative">{forumTexts.removed}</Badge>}
        </div>
      )}
      <Origin item={reply} />
      <LongText text={reply.content} isGone={isRemoved} />
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
