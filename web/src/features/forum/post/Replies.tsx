import { useInfiniteQuery } from "@tanstack/react-query";
import { GraduationCap } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Author, authorName } from "../Author.tsx";
import { repliesQuery } from "../api.ts";
import { forumTexts, postTexts } from "../messages.ts";
import { PlainText } from "../PlainText.tsx";
import styles from "./Replies.module.css";
import { ReportButton } from "./ReportButton.tsx";

export function Replies({ postId }: { postId: number }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    repliesQuery(postId),
  );
  const replies = data?.pages.flatMap((page) => page.rows);
  return (
    <section aria-labelledby="replies-title" aria-busy={!replies && !isError} className={styles.replies}>
      <h3 id="replies-title">{postTexts.repliesTitle}</h3>
      {isError && (
        <p role="alert">
          {postTexts.repliesFailed}{" "}
          <Button look="quiet" size="small" onClick={() => refetch()}>
            {postTexts.retry}
          </Button>
        </p>
      )}
      {!replies && !isError && <Skeleton className={styles.skeleton} />}
      {replies?.length === 0 && <p className={styles.empty}>{postTexts.noReplies}</p>}
      <ol>
        {replies?.map((reply) => (
          <li key={reply.id} className={reply.isScholarResponse ? styles.scholarly : styles.reply}>
            <div className={styles.head}>
              <Author user={reply.user} createdAt={reply.createdAt} />
              {reply.isScholarResponse && (
                <span className={styles.flag}>
                  <GraduationCap size={16} aria-hidden="true" />
                  {forumTexts.scholar}
                </span>
              )}
              <ReportButton postId={postId} replyId={reply.id} label={postTexts.reportReply(authorName(reply.user))} />
            </div>
            <PlainText text={reply.content} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button look="secondary" size="small" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {postTexts.moreReplies}
        </Button>
      )}
    </section>
  );
}
