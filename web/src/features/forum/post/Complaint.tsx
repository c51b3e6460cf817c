import { useState } from "react";
import { tooLong } from "#messages/forum.ts";
import { FORUM_MAX_LENGTHS } from "../../../../../schema/contracts/forum/forum-terms.ts";
import { type Notice, notify } from "../../../lib/notices.ts";

/** Complains by a toast, and repeats it inside an open dialog, where a screen reader hears nothing of the page behind. */
export function useComplaint() {
  const [text, setText] = useState("");
  const complain = (notice: Notice) => {
    notify(notice);
    setText(notice.description ? `${notice.title}. ${notice.description}` : notice.title);
  };
  const complaint = (
    <p role="alert" className="visually-hidden">
      {text}
    </p>
  );
  return { complaint, complain, withdraw: () => setText("") };
}

type Field = keyof typeof FORUM_MAX_LENGTHS;

export const isTooLong = (field: Field, text: string) => text.length > FORUM_MAX_LENGTHS[field];

export function lengthComplaint(
  texts: Partial<Record<Field, string>>,
  labels: Partial<Record<Field, string>>,
): Notice | undefined {
  for (const field of Object.keys(FORUM_MAX_LENGTHS) as Field[]) {
    const text = texts[field] ?? "";
    if (isTooLong(field, text)) return tooLong(labels[field] ?? field, text.length, FORUM_MAX_LENGTHS[field]);
  }
  return undefined;
}
