import { Columns3, FileDown, LockKeyholeOpen, SlidersHorizontal, Star } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { gateTexts } from "#messages/screener/filters.ts";
import { isEmail } from "../../../lib/email.ts";
import { readStored, useStored, writeStored } from "../../../lib/storage.ts";
import { useEnteredEarly } from "../../../lib/use-entered-early.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import styles from "./EmailGate.module.css";

const EMAIL_KEY = "mizan:email";

export const hasSavedEmail = () => Boolean(readStored(EMAIL_KEY));

export const useHasSavedEmail = () => Boolean(useStored(EMAIL_KEY));

const FEATURES = [
  { text: gateTexts.features.filters, icon: SlidersHorizontal },
  { text: gateTexts.features.compare, icon: Columns3 },
  { text: gateTexts.features.watchlist, icon: Star },
  { text: gateTexts.features.download, icon: FileDown },
];

/** Shown before the screener until an email is given, which stays in the browser. `onNear` preloads what comes next. */
export function EmailGate({ onNear }: { onNear?: () => void }) {
  const [email, setEmail] = useState("");
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEnteredEarly(form, ({ email: entered = "" }) => {
    if (entered !== email) setEmail(entered);
  });
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (isEmail(email.trim())) return writeStored(EMAIL_KEY, email.trim());
    setRefused(true);
    input.current?.focus();
  };
  return (
    <section className={styles.gate} aria-labelledby="email-gate">
      <div className={`stack-3 ${styles.offer}`}>
        <LockKeyholeOpen className="gold" aria-hidden="true" size={30} />
        <h2 id="email-gate">{gateTexts.title}</h2>
        <p className="soft">{gateTexts.text}</p>
      </div>
      <form ref={form} className="stack-3 content-start" noValidate onSubmit={open}>
        <TextField
          ref={input}
          label={gateTexts.email}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onFocus={onNear}
          error={isRefused ? gateTexts.invalid : undefined}
          onChange={(event) => {
            setRefused(false);
            setEmail(event.target.value);
          }}
        />
        <Button type="submit">{gateTexts.submit}</Button>
      </form>
      <ul className={styles.features}>
        {FEATURES.map(({ text, icon: Icon }) => (
          <li key={text} className="flex gap-3 text-2 ruled-above pad-3">
            <Icon className="gold" aria-hidden="true" size={20} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
