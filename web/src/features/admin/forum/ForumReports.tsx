import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { ForumReport } from "../../../../../schema/contracts/forum-moderation.ts";
import { formatMoment } from "../../../../../schema/wording/en/format.ts";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import styles from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { LongText } from "../LongText.tsx";
import { adminNotices, changeFailed, forumTexts } from "../messages.ts";
import { useChange } from "../use-change.ts";
import { BanButtons } from "./Bans.tsx";
import { REPORTS_KEY, removePost, removeReply, reportsQuery, resolveReport } from "./forum-api.ts";
import { RemovalButton } from "./RemovalButton.tsx";

export function ForumReports() {
  const query = useInfiniteQuery(reportsQuery);
  return (
    <AdminList
      query={query}
      label={forumTexts.reports}
      emptyText={forumTexts.noReports}
      failedText={forumTexts.reportsFailed}
      renderRow={(report) => <Report report={report} />}
    />
  );
}

function Report({ report }: { report: ForumReport }) {
  const queryClient = useQueryClient();
  const { isChanging, change } = useChange(changeFailed);
  const { id, post, reply, reason, createdAt } = report;
  const reload = () => queryClient.invalidateQueries({ queryKey: REPORTS_KEY });
  const resolve = async () => {
    await resolveReport(id);
    notify(adminNotices.reportResolved);
    await reload();
  };
  return (
    <article className={styles.item}>
      <div className={styles.title}>
        <h2 dir="auto">{reply ? forumTexts.reportedReply(post.title) : post.title}</h2>
      </div>
      <p className={styles.meta}>
        <span>
          {forumTexts.reason}: {reason ?? forumTexts.noReason}
        </span>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <LongText text={(reply ?? post).content} isQuoted isGone={(reply ?? post).isRemoved} />
      <div className={styles.actions}>
        {reply && (
          <RemovalButton
            isRemoved={reply.isRemoved}
            labels={forumTexts.reply}
            isChanging={isChanging}
            onChange={(isRemoved) => change(() => removeReply(reply.id, isRemoved).then(reload))}
          />
        )}
        <RemovalButton
          isRemoved={post.isRemoved}
          labels={forumTexts.post}
          isChanging={isChanging}
          onChange={(isRemoved) => change(() => removePost(post.id, isRemoved).then(reload))}
        />
        <BanButtons text={reply ? { replyId: reply.id } : { postId: post.id }} onBanned={reload} />
        <Button look="quiet" size="small" disabled={isChanging} onClick={() => change(resolve)}>
          {forumTexts.resolve}
        </Button>
      </div>
    </article>
  );
}
