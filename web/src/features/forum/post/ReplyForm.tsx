import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { forumNotices, postReplyFailed, postTexts } from "#messages/forum.ts";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { createReplyMutation } from "../api.ts";
import { isTooLong, lengthComplaint, useComplaint } from "./Complaint.tsx";

export function ReplyForm({ postId }: { postId: number }) {
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
