import { useState } from "react";
import { adminNotices, forumTexts } from "#messages/admin.ts";
import type { ForumPost, ForumReply } from "../../../../../schema/contracts/forum/forum.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import styles from "../AdminList.module.css";
import { AdminList, LongText, Origin, RowButton } from "../AdminList.tsx";
import { callAsAdmin } from "../admin-session.ts";
import { useChange } from "../use-change.ts";
import { BanButtons, RemovalButton } from "./Sanctions.tsx";

const REMOVED_AT_ONCE = 100;

export function ModeratedDiscussions() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const { isChanging, change } = useChange();
  const mark = (ids: readonly number[], isRemoved: boolean) =>
    setRemoved((before) => new Set(isRemoved ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const removeSelected = async () => {
    const ids = [...selected];
    for (let from = 0; from < ids.length; from += REMOVED_AT_ONCE) {
      const postIds = ids.slice(from, from + REMOVED_AT_ONCE);
      await callAsAdmin("PATCH /api/admin/forum/removals", { body: { postIds, isRemoved: true } });
    }
    mark(ids, true);
    setSelected(new Set());
  };
  return (
    <>
      <div className={styles.head}>
        <p role="status">{selected.size > 0 ? forumTexts.selected(selected.size) : ""}</p>
        {selected.size > 0 && (
          <RowButton
            label={forumTexts.removeSelected}
            isOff={isChanging}
            onClick={() => change(removeSelected, { notice: adminNotices.textsRemoved })}
          />
        )}
      </div>
      <AdminList
        of="GET /api/forum/posts"
        texts={forumTexts.discussions}
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
  const replyCount = forumTexts.replyCount(post.replyCount);
  return (
    <article className="stack-3 one-column">
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
        {isRemoved && <Badge tone="negative">{forumTexts.isRemoved}</Badge>}
      </div>
      <Origin item={post} />
      <LongText text={post.content} isGone={isRemoved} />
      <div className="wrap-2">
        {post.replyCount > 0 && (
          <Button look="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {replyCount}
          </Button>
        )}
        <RemovalButton kind="posts" id={post.id} isRemoved={isRemoved} onChanged={onRemoved} />
        {!post.user.isTeam && <BanButtons text={{ postId: post.id }} onBanned={() => onRemoved(true)} />}
      </div>
      {isOpen && (
        <div>
          <AdminList
            of="GET /api/forum/posts/:id/replies"
            input={{ params: { id: String(post.id) } }}
            texts={{ ...forumTexts.replies, label: replyCount }}
            renderRow={(reply) => <Reply reply={reply} />}
          />
        </div>
      )}
    </article>
  );
}

function Reply({ reply }: { reply: ForumReply }) {
  const [isRemoved, setRemoved] = useState(false);
  const [isScholarResponse, setScholarResponse] = useState(reply.isScholarResponse);
  const { isChanging, change } = useChange();
  const toggleScholar = () =>
    change(async () => {
      const marked = await callAsAdmin("PATCH /api/admin/forum/replies/:id/scholar", {
        params: { id: String(reply.id) },
        body: { isScholarResponse: !isScholarResponse },
      });
      setScholarResponse(marked.isScholarResponse);
    });
  return (
    <article className="stack-3 one-column">
      {(isScholarResponse || isRemoved) && (
        <div className={styles.title}>
          {isScholarResponse && <Badge tone="positive">{forumTexts.scholar}</Badge>}
          {isRemoved && <Badge tone="negative">{forumTexts.isRemoved}</Badge>}
        </div>
      )}
      <Origin item={reply} />
      <LongText text={reply.content} isGone={isRemoved} />
      <div className="wrap-2">
        <RowButton
          label={isScholarResponse ? forumTexts.unmarkScholar : forumTexts.markScholar}
          isOff={isChanging}
          onClick={toggleScholar}
        />
        <RemovalButton kind="replies" id={reply.id} isRemoved={isRemoved} onChanged={setRemoved} />
      </div>
    </article>
  );
}
