import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Flag, GraduationCap, Link2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { CATEGORY_LABELS, forumNotices, forumTexts, postReplyFailed, postTexts, reasonText } from "#messages/forum.ts";
import { REPORT_REASONS } from "../../../../../schema/contracts/forum/forum-terms.ts";
import { discussionPath, siteAddress } from "../../../config/paths.ts";
import { isMissing } from "../../../lib/http.ts";
import { notify } from "../../../lib/notices.ts";
import { wholeList } from "../../../lib/queries.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextAreaField, TextField } from "../../../ui/Field.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { MoreButton } from "../../../ui/StateMessage.tsx";
import { createReplyMutation, postQuery, repliesQuery, reportMutation } from "../api.ts";
import { Author, authorName } from "../list/PostRow.tsx";
import { PlainText } from "../PlainText.tsx";
import { isTooLong, lengthComplaint, useComplaint } from "./Complaint.tsx";
import styles from "./PostDialog.module.css";

function ReplyForm({ postId }: { postId: number }) {
  const [content, setContent] = useState("");
  const [fullName, setFullName] = useState("");
  const [isRefused, setRefused] = useState(false);
  const { complaint, complain, withdraw } = useComplaint();
  const reply = useMutation(createReplyMutation(useQueryClient(), postId));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    withdraw();
    const isEmpty = content.trim() === "";
    setRefused(isEmpty);
    if (isEmpty) return complain(forumNotices.missingReply);
    const excess = lengthComplaint({ content, fullName }, { content: postTexts.reply, fullName: postTexts.fullName });
    if (excess) {
      setRefused(isTooLong("content", content));
      return complain(excess);
    }
    reply.mutate(
      { content, fullName: fullName.trim() || null },
      {
        onSuccess: () => {
          setContent("");
          notify(forumNotices.replyPosted);
        },
        onError: (error) => complain(postReplyFailed(error)),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate className="stack-4">
      <TextAreaField
        label={postTexts.reply}
        rows={3}
        dir="auto"
        value={content}
        aria-invalid={isRefused}
        onChange={({ target }) => {
          setRefused(false);
          setContent(target.value);
        }}
      />
      <TextField
        label={postTexts.fullName}
        dir="auto"
        autoComplete="name"
        value={fullName}
        onChange={({ target }) => setFullName(target.value)}
      />
      {complaint}
      <Button type="submit" disabled={reply.isPending}>
        {reply.isPending ? postTexts.posting : postTexts.post}
      </Button>
    </form>
  );
}

export function PostDialog({ postId, onClose }: { postId: number; onClose: () => void }) {
  const { data: post, isError, error, refetch } = useQuery(postQuery(postId));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<bdi lang={post?.language}>{post?.title ?? (isError ? postTexts.notShown : postTexts.loading)}</bdi>}
    >
      {isError && (
        <div role="alert" className="stack-4 from-start">
          <p>{isMissing(error) ? postTexts.notFound : postTexts.failed}</p>
          {!isMissing(error) && (
            <Button look="secondary" onClick={() => refetch()}>
              {postTexts.retry}
            </Button>
          )}
        </div>
      )}
      {!post && !isError && <Skeleton className="tall-20" />}
      {post && (
        <div className="stack-4">
          <p className="fine wrap items-center gap-1-4">
            <Author user={post.user} createdAt={post.createdAt} />
            <span>{CATEGORY_LABELS[post.category]}</span>
            {post.isAnswered && <Badge tone="positive">{forumTexts.answered}</Badge>}
          </p>
          <PlainText text={post.content} language={post.language} />
          <p className={styles.tools}>
            <Button look="quiet" size="small" onClick={() => copyLink(post.id)}>
              <Link2 size={16} aria-hidden="true" />
              {postTexts.copyLink}
            </Button>
            <ReportButton postId={post.id} label={postTexts.reportPost} />
          </p>
          <Replies postId={post.id} />
          <ReplyForm postId={post.id} />
        </div>
      )}
    </Dialog>
  );
}

async function copyLink(postId: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(siteAddress(discussionPath(postId)), location.origin).href);
    notify(forumNotices.linkCopied);
  } catch {
    notify(forumNotices.copyFailed);
  }
}

function Replies({ postId }: { postId: number }) {
  const list = useInfiniteQuery({ ...repliesQuery(postId), select: wholeList });
  const { isError, refetch } = list;
  const replies = list.data?.rows;
  return (
    <section
      aria-labelledby="replies-title"
      aria-busy={!replies && !isError}
      className="stack-3 ruled-above pad-over-4"
    >
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
      {replies?.length === 0 && <p className="soft">{postTexts.noReplies}</p>}
      <ol className="stack-3">
        {replies?.map((reply) => (
          <li key={reply.id} className={`rounded padded-3-4 ${reply.isScholarResponse ? "tint-green" : "sunk"}`}>
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
      <MoreButton of={list} size="small">
        {postTexts.moreReplies}
      </MoreButton>
    </section>
  );
}

function ReportButton({ postId, replyId, label }: { postId: number; replyId?: number; label: string }) {
  const [isAsking, setAsking] = useState(false);
  const report = useMutation({
    ...reportMutation(postId),
    onSuccess: () => notify(forumNotices.reported),
    onError: () => notify(forumNotices.reportFailed),
  });
  if (isAsking && !report.isSuccess)
    return (
      <fieldset className={styles.reasons} disabled={report.isPending}>
        <legend>{postTexts.reportWhy}</legend>
        {REPORT_REASONS.map((reason) => (
          <Button key={reason} look="secondary" size="small" onClick={() => report.mutate({ replyId, reason })}>
            {reasonText(reason)}
          </Button>
        ))}
        <Button look="quiet" size="small" onClick={() => setAsking(false)}>
          {postTexts.cancelReport}
        </Button>
      </fieldset>
    );
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={report.isSuccess ? undefined : label}
      disabled={report.isSuccess}
      onClick={() => setAsking(true)}
    >
      <Flag size={15} aria-hidden="true" />
      {report.isSuccess ? postTexts.reported : postTexts.report}
    </Button>
  );
}
