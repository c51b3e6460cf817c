import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { PATHS } from "../../config/paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./DonationThanks.module.css";
import { markDonationInProgress } from "./donation-in-progress.ts";

const LISTS = [
  {
    id: "donation-impact",
    title: "Your impact",
    lines: [
      "Halal screening stays free for investors everywhere.",
      "Courses and the methodology stay open to all.",
      "The figures are refreshed from real sources every month.",
    ],
    List: "ul",
  },
  {
    id: "donation-next",
    title: "What happens next",
    lines: [
      "A receipt is on its way to your email.",
      "Your card is charged $1 automatically every month.",
      "You can cancel at any time by the links in the receipt email.",
    ],
    List: "ol",
  },
] as const;

export function DonationThanks() {
  useEffect(() => markDonationInProgress(false), []);
  return (
    <div className={`container ${styles.thanks}`}>
      <CircleCheck aria-hidden="true" size={56} />
      <h1>Thank You for Your Support!</h1>
      <p>Your monthly donation of $1 is active.</p>
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
      <ButtonLink to={PATHS.dashboard}>Return to Dashboard</ButtonLink>
    </div>
  );
}
