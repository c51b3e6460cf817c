import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { ForumPost } from "../../../../../schema/contracts/forum/forum.ts";
import { FORUM_CATEGORIES, type ForumCategory } from "../../../../../schema/contracts/forum/forum-terms.ts";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { createPostMutation } from "../api.ts";
import { CATEGORY_LABELS, createPostFailed, forumNotices, newDiscussionTexts as texts } from "../messages.ts";
import { isTooLong, lengthComplaint, useComplaint } from "./Complaint.tsx";
import styles from "./Writing.module.css";

const CATEGORIES = [
  { value: "", label: texts.chooseCategory },
  ...FORUM_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
];

type NewDiscussionDialogProps = {
  category: ForumCategory | "";
  onClose: () => void;
  onPosted: (post: ForumPost) => void;
};

export function NewDiscussionDialog({ category, onClose, onPosted }: NewDiscussionDialogProps) {
  const [draft, setDraft] = useState({ title: "", content: "", category, fullName: "" });
  const [isRefused, setRefused] = useState(false);
  const { complaint, complain, withdraw } = useComplaint();
  const creation = useMutation(createPostMutation(useQueryClient()));
  const change = (fields: Partial<typeof draft>) => setDraft({ ...draft, ...fields });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    withdraw();
    const { title, content, category: chosen, fullName } = draft;
    if (title.trim() === "" || content.trim() === "" || chosen === "") {
      setRefused(true);
      return complain(forumNotices.missingFields);
    }
    const excess = lengthComplaint(draft, { title: texts.postTitle, content: texts.content, fullName: texts.fullName });
    if (excess) {
      setRefused(true);
      return complain(excess);
    }
    creation.mutate(
      { title, content, category: chosen, fullName: fullName.trim() || null },
      {
        onSuccess: (post) => {
          notify(forumNotices.postCreated);
          onPosted(post);
        },
        onError: (error) => complain(createPostFailed(error)),
      },
    );
  };

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title} description={texts.description}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <TextField
          label={texts.postTitle}
          dir="auto"
          value={draft.title}
          aria-invalid={isRefused && (draft.title.trim() === "" || isTooLong("title", draft.title))}
          onChange={({ target }) => change({ title: target.value })}
        />
        <SelectField
          label={texts.category}
          value={draft.category}
          options={CATEGORIES}
          aria-invalid={isRefused && draft.category === ""}
          onChange={({ target }) => change({ category: FORUM_CATEGORIES.find((name) => name === target.value) ?? "" })}
        />
        <TextAreaField
          label={texts.content}
          rows={5}
          dir="auto"
          value={draft.content}
          aria-invalid={isRefused && (draft.content.trim() === "" || isTooLong("content", draft.content))}
          onChange={({ target }) => change({ content: target.value })}
        />
        <TextField
          label={texts.fullName}
          hint={texts.fullNameHint}
          dir="auto"
          autoComplete="name"
          value={draft.fullName}
          aria-invalid={isRefused && isTooLong("fullName", draft.fullName)}
          onChange={({ target }) => change({ fullName: target.value })}
        />
        {complaint}
        <div className={styles.actions}>
          <Button type="submit" disabled={creation.isPending}>
            {creation.isPending ? texts.submitting : texts.submit}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
