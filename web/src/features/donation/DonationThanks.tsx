import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { PATHS } from "../../config/paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./DonationThanks.module.css";
import { donateTexts } from "./donate-texts.ts";
import { markDonationInProgress } from "./donation-in-progress.ts";

const { impactTitle, impact, nextTitle, next } = donateTexts;
const LISTS = [
  { id: "donation-impact", title: impactTitle, lines: impact, List: "ul" },
  { id: "donation-next", title: nextTitle, lines: next, List: "ol" },
] as const;

export function DonationThanks() {
  useEffect(() => markDonationInProgress(false), []);
  return (
    <div className={`container ${styles.thanks}`}>
      <CircleCheck aria-hidden="true" size={56} />
      <h1>{donateTexts.thanksTitle}</h1>
      <p>{donateTexts.thanks}</p>
      <div className={styles.columns}>
        {LISTS.map(({ id, title, lines, List }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <List>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </List>
          </section>
        ))}
      </div>
      <ButtonLink to={PATHS.dashboard}>{donateTexts.return}</ButtonLink>
    </div>
  );
}
