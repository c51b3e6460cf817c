import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { PATHS } from "../../config/paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./DonationThanks.module.css";
import { donateTexts } from "./donate-texts.ts";
import { markDonationInProgress } from "./donation-in-progress.ts";

export function DonationThanks() {
  useEffect(() => markDonationInProgress(false), []);
  return (
    <div className={`container ${styles.thanks}`}>
      <CircleCheck aria-hidden="true" size={56} />
      <h1>{donateTexts.thanksTitle}</h1>
      <p>{donateTexts.thanks}</p>
      <div className={styles.columns}>
        <section aria-labelledby="donation-impact">
          <h2 id="donation-impact">{donateTexts.impactTitle}</h2>
          <ul>
            {donateTexts.impact.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="donation-next">
          <h2 id="donation-next">{donateTexts.nextTitle}</h2>
          <ol>
            {donateTexts.next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
      <ButtonLink to={PATHS.dashboard}>{donateTexts.return}</ButtonLink>
    </div>
  );
}
