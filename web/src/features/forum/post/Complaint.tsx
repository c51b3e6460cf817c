import type { Notice } from "../../../lib/notices.ts";

export const noticeText = ({ title, description }: Notice) => (description ? `${title}. ${description}` : title);

/** Repeats a toast inside an open dialog, where a screen reader hears nothing of the page behind. */
export function Complaint({ text }: { text: string }) {
  return (
    <p role="alert" className="visually-hidden">
      {text}
    </p>
  );
}
