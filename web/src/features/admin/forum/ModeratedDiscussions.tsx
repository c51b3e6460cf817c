import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ForumPost, ForumReply } from "../../../../../schema/contracts/forum.ts";
import { notify } from "../../../lib/notices.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import styles from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { LongText } from "../LongText.tsx";
import { adminNotices, changeFailed, forumTexts } from "../messages.ts";
import { Origin } from "../Origin.tsx";
import { useChange } from "../use-change.ts";
import { BanButtons } from "./Bans.tsx";
import {
  discussionRepliesQuery,
  discussionsQuery,
  markScholarResponse,
  removeMany,
  removePost,
  removeReply,
} from "./forum-api.ts";
import { RemovalButton } from "./RemovalButton.tsx";

export function ModeratedDiscussions() {
  const query = useInfiniteQuery(discussionsQuery);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const { isChanging, change } = useChange(changeFailed);
  const mark = (ids: readonly number[], isRemoved: boolean) =>
    setRemoved((before) => new Set(isRemoved ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const removeSelected = async () => {
    const ids = [...selected];
    for (let from = 0; from < ids.length; from += REMOVED_AT_ONCE)
      await removeMany(ids.slice(from, from + REMOVED_AT_ONCE));
    mark(ids, true);
    setSelected(new Set());
    notify(adminNotices.textsRemoved);
  };
  return (
    <>
      <div className={styles.head}>
        <p role="status">{selected.size > 0 ? forumTexts.selected(selected.size) : ""}</p>
        {selected.size > 0 && (
          <Button look="secondary" size="small" disabled={isChanging} onClick={() => change(removeSelected)}>
            {forumTexts.removeSelected}
          </Button>
        )}
      </div>
      <AdminList
        query={query}
        label={forumTexts.discussions}
        emptyText={forumTexts.noDiscussions}
        failedText={forumTexts.discussionsFailed}
        renderRow={(post) => (
          <Discussion
            post={post}
            isSelected={selected.has(post.id)}
            onSelect={(isSelected) =>
              setSelected(new Set([...selected].filter((id) => id !== post.id).concat(isSelected ? [post.id] : [])))
            }
            isRemoved={removed.has(post.id)}
            onRemoved={(isRemoved) => mark([post.id], isRemoved)}
          />
        )}
      />
    </>
  );
}

const REMOVED_AT_ONCE = 100;

type DiscussionProps = {
  post: ForumPost;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  isRemoved: boolean;
  onRemoved: (isRemoved: boolean) => void;
};

/** A discussion that is taken down stays visible until the admin leaves the list; then it is among the removed ones. */
function Discussion({ post, isSelected, onSelect, isRemoved, onRemoved }: DiscussionProps) {
  const [isOpen, setOpen] = useState(false);
  const { isChanging, change } = useChange(changeFailed);
  return (
    <article className={styles.item}>
      <div className={styles.title}>
        {!isRemoved && (
          <input
            type="checkbox"
            aria-label={forumTexts.select(post.title)}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        )}
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
          onChange={(next) => change(async () => onRemoved((await removePost(post.id, next)).isRemoved))}
        />
        {!post.user.isTeam && <BanButtons text={{ postId: post.id }} onBanned={() => onRemoved(true)} />}
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
