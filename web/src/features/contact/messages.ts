import { formatCount } from "#wording/format.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";

export const contactTexts = {
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  honeypot: "Leave this field empty",
  send: "Send Message",
  sending: "Sending...",
  sentTitle: "Message sent",
  sent: "Thank you. Your message has been sent.",
  another: "Send another message",
  promiseTitle: "Support",
  hours: "Monday to Friday 9:00–18:00 UTC",
  responseTime: "Replies within 24 hours",
  beforeTitle: "Before you write",
  before:
    "Does a figure look wrong? Name the stock, the figure, and where you found a different one. For a ruling on your own case, please ask a scholar.",
} as const;

export const contactErrors = {
  nameRequired: "Please enter your name",
  emailRequired: "Please enter your email address",
  emailInvalid: "Please enter a valid email address",
  subjectRequired: "Please enter a subject",
  messageRequired: "Please enter a message",
  tooLong: (length: number, most: number) =>
    `Please shorten this: it has ${formatCount(length)} characters, and ${formatCount(most)} fit`,
} as const;

/** Why a message could not be sent: the server's own text, or a network error. */
export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return "Network error. Please check your connection and try again.";
  return (error instanceof HttpError && error.sentence) || "Failed to send message. Please try again.";
}
