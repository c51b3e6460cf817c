import { useMutation } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { contactErrors, sendFailure, contactTexts as texts } from "#messages/contact.ts";
import { LANGUAGE } from "#wording/language.ts";
import { languageTexts } from "#wording/site.ts";
import type { ContactRequest } from "../../../../schema/contracts/contact.ts";
import { isEmail } from "../../lib/email.ts";
import { call, HttpError, NetworkError } from "../../lib/http.ts";
import { submissionKey } from "../../lib/submission-key.ts";
import { useEnteredEarly } from "../../lib/use-entered-early.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/Button.tsx";
import { Refusal, TextAreaField, TextField } from "../../ui/Field.tsx";
import styles from "./ContactForm.module.css";

type ContactDraft = { name: string; email: string; subject: string; message: string };
type ContactErrors = Partial<Record<keyof ContactDraft, string>>;

const EMPTY_DRAFT: ContactDraft = { name: "", email: "", subject: "", message: "" };

/** The same as in the contract, whose file would bring the schema library into the browser. */
const MAX_LENGTHS: Record<keyof ContactDraft, number> = { name: 100, email: 254, subject: 200, message: 5000 };

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

function failureOf(error: unknown): string {
  if (error instanceof NetworkError) return sendFailure.noNetwork;
  return (error instanceof HttpError && error.sentence) || sendFailure.failed;
}

const isBlank = (text: string) => text.trim() === "";

export function ContactForm() {
  const [draft, setDraft] = useState<ContactDraft>(EMPTY_DRAFT);
  const [errors, setErrors] = useState<ContactErrors>({});
  const isHydrated = useHydrated();
  const sending = useMutation({ mutationFn: send });
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const page = useSearchParams()[0].get("page");
  const mistake = page ? `${languageTexts.mistake} ${LANGUAGE.code}, ${page}`.trim() : "";
  useEnteredEarly(form, (early) => setDraft({ ...EMPTY_DRAFT, ...early, subject: early["subject"] || mistake }));

  const change = (name: keyof ContactDraft, value: string) => {
    setDraft({ ...draft, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = contactErrorsOf(draft);
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) return form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    sending.mutate({
      ...draft,
      email: draft.email.trim(),
      website: honeypot.current?.value ?? "",
      elapsed: Math.round(performance.now() - shownAt.current),
    });
  };
  const again = () => {
    sending.reset();
    setDraft({ ...EMPTY_DRAFT, name: draft.name, email: draft.email });
    shownAt.current = performance.now();
  };

  if (sending.isSuccess) return <Sent onAgain={again} />;
  const field = (name: keyof ContactDraft) => ({
    name,
    label: texts[name],
    dir: "auto",
    value: draft[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="stack-5">
      <div className="stack-5 halves">
        <TextField {...field("name")} autoComplete="name" />
        <TextField {...field("email")} type="email" autoComplete="email" />
      </div>
      <TextField {...field("subject")} />
      <TextAreaField {...field("message")} rows={7} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {texts.honeypot}
          <input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Refusal>{sending.isError && failureOf(sending.error)}</Refusal>
      <Button type="submit" disabled={sending.isPending || !isHydrated} className="self-start">
        {sending.isPending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

function send(body: ContactRequest) {
  const { elapsed: _, ...text } = body;
  return call("POST /api/contact", { body, headers: submissionKey(text) });
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <CircleCheck className="green" size={36} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {texts.sentTitle}
      </h2>
      <p role="status">{texts.sent}</p>
      <Button look="secondary" onClick={onAgain}>
        {texts.another}
      </Button>
    </div>
  );
}
