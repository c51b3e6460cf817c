import { BookOpen, ChartNoAxesColumn, Globe } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { donateNotices, donateTexts } from "#messages/donation/payment.ts";
import { PATHS } from "../../config/paths.ts";
import { isEmail } from "../../lib/email.ts";
import { useEnteredEarly } from "../../lib/use-entered-early.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./DonateEntry.module.css";
import { DonorFields, SecureNote } from "./payment/DonorFields.tsx";
import type { Donation } from "./payment/use-donation.ts";

export function DonateEntry({ donation }: { donation: Donation }) {
  const { donor, setDonor, isPreparing, prepare } = donation;
  const [isRefused, setRefused] = useState(false);
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    import("./donation-status.ts")
      .then(({ askWhetherDonationsAreEnabled }) => askWhetherDonationsAreEnabled())
      .then((isOn) => setOff(!isOn))
      .catch(() => undefined); // The button asks again.
  }, []);
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
      {isOff && (
        <div className={`stack-2 content-start ${styles.off}`} role="status">
          <p className="strong">{donateNotices.disabled.title}</p>
          <p>{donateNotices.disabled.description}</p>
          <p className="note">{donateTexts.helps.text}</p>
          <Link to={PATHS.wanted}>{donateTexts.helps.wanted}</Link>
        </div>
      )}
      <form ref={form} className="stack-4" noValidate inert={isOff} onSubmit={submit}>
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
        <SecureNote />
      </form>
    </section>
  );
}

const ICONS = { access: Globe, education: BookOpen, data: ChartNoAxesColumn };

export function DonationBenefits() {
  return (
    <section aria-labelledby="donation-benefits">
      <h2 id="donation-benefits" className="under-3">
        {donateTexts.benefitsTitle}
      </h2>
      <ul>
        {donateTexts.benefits.map(({ id, title, text }) => {
          const Icon = ICONS[id];
          return (
            <li key={id} className="flex gap-4 ruled-above pad-4">
              <Icon className="gold" aria-hidden="true" size={24} />
              <div>
                <h3>{title}</h3>
                <p className="soft over-1">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
