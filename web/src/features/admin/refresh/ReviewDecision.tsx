import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import styles from "../AdminList.module.css";
import { adminNotices, changeFailed, refreshTexts } from "../messages.ts";
import { useChange } from "../use-change.ts";
import table from "./ReviewItem.module.css";
import { decideReview, REVIEWS_KEY, RUNS_KEY } from "./refresh-api.ts";

/** The same as in the contract, whose file would bring the schema library into the browser. */
const NOTE_MAX_LENGTH = 500;

export function ReviewDecision({ reviewId }: { reviewId: number }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState("");
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isChanging, change } = useChange(changeFailed);
  const decide = (decision: "accept" | "reject") => {
    if (note.trim() === "") {
      setRefused(true);
      field.current?.focus();
      return;
    }
    void change(async () => {
      await decideReview(reviewId, decision, note.trim());
      notify(decision === "accept" ? adminNotices.reviewAccepted : adminNotices.reviewRejected);
      await Promise.all([REVIEWS_KEY, RUNS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    });
  };
  return (
    <div className={table.decision}>
      <TextAreaField
        ref={field}
        label={refreshTexts.note}
        hint={refreshTexts.noteHint}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        error={isRefused ? refreshTexts.noteRequired : undefined}
        onChange={(event) => {
          setRefused(false);
          setNote(event.target.value);
        }}
      />
      <div className={styles.actions}>
        <Button size="small" disabled={isChanging} onClick={() => decide("accept")}>
          {refreshTexts.accept}
        </Button>
        <Button look="secondary" size="small" disabled={isChanging} onClick={() => decide("reject")}>
          {refreshTexts.reject}
        </Button>
      </div>
    </div>
  );
}
