import { isEmail } from "../../lib/email.ts";
import { contactErrors } from "./messages.ts";

export type ContactDraft = { name: string; email: string; subject: string; message: string };
export type ContactErrors = Partial<Record<keyof ContactDraft, string>>;

export const EMPTY_DRAFT: ContactDraft = { name: "", email: "", subject: "", message: "" };

/** The same as in the contract, whose file would bring the schema library into the browser. */
const MAX_LENGTHS: Readonly<Record<keyof ContactDraft, number>> = {
  name: 100,
  email: 254,
  subject: 200,
  message: 5000,
};

/** Errors by field; empty when the message can be sent. A text that is too long is reported, never cut. */
export function contactErrorsOf(draft: ContactDraft): ContactErrors {
  const fields = Object.keys(MAX_LENGTHS) as (keyof ContactDraft)[];
  const tooLong = fields.filter((field) => draft[field].trim().length > MAX_LENGTHS[field]);
  return {
    ...(isBlank(draft.name) && { name: contactErrors.nameRequired }),
    ...emailError(draft.email.trim()),
    ...(isBlank(draft.subject) && { subject: contactErrors.subjectRequired }),
    ...(isBlank(draft.message) && { message: contactErrors.messageRequired }),
    ...Object.fromEntries(
      tooLong.map((field) => [field, contactErrors.tooLong(draft[field].trim().length, MAX_LENGTHS[field])]),
    ),
  };
}

function emailError(email: string): ContactErrors {
  if (email === "") return { email: contactErrors.emailRequired };
  return isEmail(email) ? {} : { email: contactErrors.emailInvalid };
}

const isBlank = (text: string) => text.trim() === "";
