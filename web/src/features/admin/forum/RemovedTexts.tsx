import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ForumPost, ForumReply } from "../../../../../schema/contracts/forum.ts";
import { formatMoment } from "../../../../../schema/wording/en/format.ts";
import { type Notice, notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import styles from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { LongText } from "../LongText.tsx";
import { adminNotices, changeFailed, forumTexts } from "../messages.ts";
import { Origin } from "../Origin.tsx";
import { useChange } from "../use-change.ts";
import { REMOVED_KEY, removedPostsQuery, removedRepliesQuery, removePost, removeReply } from "./forum-api.ts";

/** Texts that admins took down and can restore: discussions first, then single replies. */
export function RemovedTexts() {
  const posts = useInfiniteQuery(removedPostsQuery);
  const replies = useInfiniteQuery(removedRepliesQuery);
  return (
    <div className={styles.sections}>
      <section aria-labelledby="removed-posts">
        <h2 id="removed-posts">{forumTexts.removedPosts}</h2>
        <AdminList
          query={posts}
          label={forumTexts.removedPosts}
          emptyText={forumTexts.noRemovedPosts}
          failedText={forumTexts.removedFailed}
          renderRow={(post) => (
            <RemovedText
              item={post}
              title={post.title}
              putBackLabel={forumTexts.post.putBack}
              notice={adminNotices.postPutBack}
              putBack={() => removePost(post.id, false)}
            />
          )}
        />
      </section>
      <section aria-labelledby="removed-replies">
        <h2 id="removed-replies">{forumTexts.removedReplies}</h2>
        <AdminList
          query={replies}
          label={forumTexts.removedReplies}
          emptyText={forumTexts.noRemovedReplies}
          failedText={forumTexts.removedFailed}
          renderRow={(reply) => (
            <RemovedText
              item={reply}
              title={forumTexts.replyIn(reply.post.title)}
              putBackLabel={forumTexts.reply.putBack}
              notice={adminNotices.replyPutBack}
              putBack={() => removeReply(reply.id, false)}
            >
              {reply.post.isRemoved && <p className={styles.meta}>{forumTexts.hiddenWithDiscussion}</p>}
            </RemovedText>
          )}
        />
      </section>
    </div>
  );
}

type RemovedTextProps = {
  item: (ForumPost | ForumReply) & { removedAt: string };
  title: string;
  putBackLabel: string;
  notice: Notice;
  putBack: () => Promise<unknown>;
  children?: ReactNode;
};

function RemovedText({ item, title, putBackLabel, notice, putBack, children }: RemovedTextProps) {
  const queryClient = useQueryClient();
  const { isChanging, change } = useChange(changeFailed);
  const restore = async () => {
    await putBack();
    notify(notice);
    await queryClient.invalidateQueries({ queryKey: REMOVED_KEY });
  };
  return (
    <article className={styles.item} aria-label={title}>
      <div className={styles.title}>
        <h3 dir="auto">{title}</h3>
      </div>
      <Origin item={item}>
        <span>{forumTexts.removedOn(formatMoment(item.removedAt))}</span>
      </Origin>
      <LongText text={item.content} isQuoted />
      {children}
      <div className={styles.actions}>
        <Button look="secondary" size="small" disabled={isChanging} onClick={() => change(restore)}>
          {putBackLabel}
        </Button>
      </div>
    </article>
  );
}
