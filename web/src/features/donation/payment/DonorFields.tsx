import { LockKeyhole } from "lucide-react";
import type { Ref } from "react";
import { donateTexts } from "#messages/donation/payment.ts";
import { TextField } from "../../../ui/Field.tsx";
import styles from "../DonateEntry.module.css";

export type Donor = { name: string; email: string };

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
