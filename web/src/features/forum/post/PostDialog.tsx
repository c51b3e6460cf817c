import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { discussionPath } from "../../../config/paths.ts";
import { notify } from "../../../lib/notices.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Author } from "../Author.tsx";
import { isMissing, postQuery } from "../api.ts";
import { CATEGORY_LABELS, forumNotices, forumTexts, postTexts } from "../messages.ts";
import { PlainText } from "../PlainText.tsx";
import styles from "./PostDialog.module.css";
import { Replies } from "./Replies.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { ReportButton } from "./ReportButton.tsx";

/** One discussion with its replies and the box to reply. */
export function PostDialog({ postId, onClose }: { postId: number; onClose: () => void }) {
  const { data: post, isError, error, refetch } = useQuery(postQuery(postId));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span dir="auto">{post?.title ?? (isError ? postTexts.notShown : postTexts.loading)}</span>}
    >
      {isError && (
        <div role="alert" className={styles.failure}>
          <p>{isMissing(error) ? postTexts.notFound : postTexts.failed}</p>
          {!isMissing(error) && (
            <Button look="secondary" onClick={() => refetch()}>
              {postTexts.retry}
            </Button>
          )}
        </div>
      )}
      {!post && !isError && <Skeleton className={styles.skeleton} />}
      {post && (
        <div className={styles.post}>
          <p className={styles.meta}>
            <Author user={post.user} createdAt={post.createdAt} />
            <span>{CATEGORY_LABELS[post.category]}</span>
            {post.isAnswered && <Badge tone="positive">{forumTexts.answered}</Badge>}
          </p>
          <PlainText text={post.content} />
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
    await navigator.clipboard.writeText(new URL(discussionPath(postId), location.origin).href);
    notify(forumNotices.linkCopied);
  } catch {
    notify(forumNotices.copyFailed);
  }
}
