import { formatCount } from "#wording/format.ts";
import type { Notice } from "../../../lib/notices.ts";

export const figuresTexts = {
  title: "Figures from readers",
  views: "Which figures",
  open: { label: "To decide", empty: "No figures to decide.", failed: "The figures could not be loaded." },
  accepted: { label: "Accepted", empty: "No figure is accepted.", failed: "The figures could not be loaded." },
  order: "Order",
  orders: { value: "By value", verdicts: "By verdicts settled" },
  move: "next and previous",
  close: "closes the form",
  settles: (count: number) => (count === 1 ? "Settles 1 verdict" : `Settles ${formatCount(count)} verdicts`),
  ready: "Checked by readers",
  missing: (readers: number) => (readers === 1 ? "1 reader missing" : `${formatCount(readers)} readers missing`),
  inUse: "In use now",
  nothingInUse: "No figure is in use.",
  given: "Given by a reader",
  other: "Another reader",
  outcome: "With this figure",
  unchanged: "no change",
  checkFailed: "What accepting would change could not be loaded.",
  report: "Open the report",
  accept: "Accept",
  correct: "Correct",
  decline: "Decline",
  revoke: "Take back",
  acceptCorrected: "Accept as corrected",
  reason: "Reason (public)",
  reasonRequired: "Please write a reason",
  figureRequired: "Please enter the figure as the report has it",
  cancel: "Cancel",
} as const;

export const figuresNotices = {
  accept: { tone: "success", title: "The figure is accepted" },
  correct: { tone: "success", title: "The figure is accepted" },
  decline: { tone: "success", title: "The figure is declined" },
  revoke: { tone: "success", title: "The figure is taken back" },
} as const satisfies Record<string, Notice>;
