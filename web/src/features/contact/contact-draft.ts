import { isEmail } from "../../lib/email.ts";
import { contactErrors } from "./messages.ts";

export type ContactDraft = { name: string; email: string; subject: string; message: string };
export type ContactErrors = Partial<Record<keyof ContactDraft, string>>;

export const EMPTY_DRAFT: ContactDraft = { name: "", email: "", subject: "", message: "" };

/** What is missing or wrong, by field; nothing when the message can be sent. */
export function contactErrorsOf(draft: ContactDraft): ContactErrors {
  return {
    ...(isBlank(draft.name) && { name: contactErrors.nameRequired }),
    ...emailError(draft.email.trim()),
    ...(isBlank(draft.subject) && { subject: contactErrors.subjectRequired }),
    ...(isBlank(draft.message) && { message: contactErrors.messageRequired }),
  };
}

function emailError(email: string): ContactErrors {
  if (email === "") return { email: contactErrors.emailRequired };
  return isEmail(email) ? {} : { email: contactErrors.emailInvalid };
}

const isBlank = (text: string) => text.trim() === "";
