import { useMutation } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { reportMutation } from "../api.ts";
import { forumNotices, postTexts } from "../messages.ts";

/** Asks a moderator to look at a discussion or at one reply to it. */
export function ReportButton({ postId, replyId, label }: { postId: number; replyId?: number; label: string }) {
  const report = useMutation({
    ...reportMutation(postId),
    onSuccess: () => notify(forumNotices.reported),
    onError: () => notify(forumNotices.reportFailed),
  });
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={report.isSuccess ? undefined : label}
      disabled={report.isPending || report.isSuccess}
      onClick={() => report.mutate(replyId)}
    >
      <Flag size={15} aria-hidden="true" />
      {report.isSuccess ? postTexts.reported : postTexts.report}
    </Button>
  );
}
