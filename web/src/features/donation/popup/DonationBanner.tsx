import { HandHeart, X } from "lucide-react";
import { useEffect, useState } from "react";
import { donationTexts } from "#messages/donation.ts";
import { PATHS } from "../../../config/paths.ts";
import { ButtonLink, IconButton } from "../../../ui/Button.tsx";
import { mayPromptForDonations } from "../donation-status.ts";
import styles from "./DonationBanner.module.css";

/** Survives leaving the dashboard and coming back; a reload resets it. */
let wasDismissed = false;

/** Its stylesheet hides it where the operator has switched prompts off. Its close button hides it until the next page load. */
export function DonationBanner() {
  const [isDismissed, setDismissed] = useState(wasDismissed);
  useEffect(() => void mayPromptForDonations(), []);
  if (isDismissed) return null;
  const dismiss = () => {
    wasDismissed = true;
    setDismissed(true);
  };
  return (
    <section className={styles.banner} aria-labelledby="donation-banner-title">
      <HandHeart className={styles.icon} aria-hidden="true" size={22} />
      <h2 id="donation-banner-title" className={styles.title}>
        {donationTexts.bannerTitle}
      </h2>
      <span className={styles.badge}>{donationTexts.amount}</span>
      <p className={styles.text}>{donationTexts.bannerText}</p>
      <ButtonLink to={PATHS.donate} look="gold" size="small" className={`pushed ${styles.donate}`}>
        {donationTexts.donate}
      </ButtonLink>
      <IconButton label={donationTexts.dismissBanner} onClick={dismiss}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </section>
  );
}
