import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CATEGORY_LABELS, createPostFailed, forumNotices, newDiscussionTexts as texts } from "#messages/forum.ts";
import type { ForumPost } from "../../../../../schema/contracts/forum/forum.ts";
import { FORUM_CATEGORIES, type ForumCategory } from "../../../../../schema/contracts/forum/forum-terms.ts";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { SelectField, TextAreaField, TextField } from "../../../ui/Field.tsx";
import { createPostMutation } from "../api.ts";
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

  const field = (name: "title" | "content" | "fullName") => ({
    label: texts[name === "title" ? "postTitle" : name],
    dir: "auto",
    value: draft[name],
    "aria-invalid": isRefused && (isTooLong(name, draft[name]) || (name !== "fullName" && draft[name].trim() === "")),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title} description={texts.description}>
      <form onSubmit={submit} noValidate className="stack-4">
        <TextField {...field("title")} />
        <SelectField
          label={texts.category}
          value={draft.category}
          options={CATEGORIES}
          aria-invalid={isRefused && draft.category === ""}
          onChange={({ target }) => change({ category: FORUM_CATEGORIES.find((name) => name === target.value) ?? "" })}
        />
        <TextAreaField {...field("content")} rows={5} />
        <TextField {...field("fullName")} hint={texts.fullNameHint} autoComplete="name" />
        {complaint}
        <div className={`wrap-3 ${styles.actions}`}>
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
