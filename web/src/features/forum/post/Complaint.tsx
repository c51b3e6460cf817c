import type { Notice } from "../../../lib/notices.ts";

export const noticeText = ({ title, description }: Notice) => (description ? `${title}. ${description}` : title);

/** What a toast says, for a screen reader inside an open dialog, which hears nothing of the page behind it. */
export function Complaint({ text }: { text: string }) {
  return (
    <p role="alert" className="visually-hidden">
      {text}
    </p>
  );
}
