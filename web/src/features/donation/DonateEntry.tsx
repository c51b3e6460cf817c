import { LockKeyhole } from "lucide-react";
import { type FormEvent, type Ref, useRef, useState } from "react";
import { isEmail } from "../../lib/email.ts";
import { useEnteredEarly } from "../../lib/use-entered-early.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import styles from "./DonateEntry.module.css";
import { donateTexts } from "./donate-texts.ts";
import type { Donation, Donor } from "./payment/use-donation.ts";

export function DonateEntry({ donation }: { donation: Donation }) {
  const { donor, setDonor, isPreparing, prepare } = donation;
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  useEnteredEarly(form, ({ name = "", email = "" }) => {
    if (name !== donor.name || email !== donor.email) setDonor({ name, email });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmail(donor.email.trim())) return void prepare();
    setRefused(true);
    emailField.current?.focus();
  };
  return (
    <section className={styles.card} aria-labelledby="monthly-support">
      <h2 id="monthly-support">{donateTexts.cardTitle}</h2>
      <form ref={form} noValidate onSubmit={submit}>
        <DonorFields
          donor={donor}
          onChange={setDonor}
          isEmailRefused={isRefused}
          onEmailChange={() => setRefused(false)}
          emailField={emailField}
        />
        <Button type="submit" disabled={isPreparing || donor.email.trim() === ""}>
          {isPreparing ? donateTexts.continuing : donateTexts.continue}
        </Button>
      </form>
      <SecureNote />
    </section>
  );
}

export function SecureNote() {
  return (
    <p className={styles.note}>
      <LockKeyhole aria-hidden="true" size={16} />
      {donateTexts.note}
    </p>
  );
}

type DonorFieldsProps = {
  donor: Donor;
  onChange: (donor: Donor) => void;
  isEmailRefused: boolean;
  /** Called when the email is edited, so that the provider's objection to it is dropped. */
  onEmailChange: () => void;
  emailField: Ref<HTMLInputElement>;
};

export function DonorFields({ donor, onChange, isEmailRefused, onEmailChange, emailField }: DonorFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={donateTexts.name}
        autoComplete="name"
        maxLength={100}
        value={donor.name}
        onChange={(event) => onChange({ ...donor, name: event.target.value })}
      />
      <TextField
        ref={emailField}
        name="email"
        label={donateTexts.email}
        type="email"
        autoComplete="email"
        required
        value={donor.email}
        error={isEmailRefused ? donateTexts.emailInvalid : undefined}
        onChange={(event) => {
          onEmailChange();
          onChange({ ...donor, email: event.target.value });
        }}
      />
    </>
  );
}
