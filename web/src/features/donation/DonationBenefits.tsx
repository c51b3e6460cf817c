import { BookOpen, ChartNoAxesColumn, Globe } from "lucide-react";
import { donateTexts } from "#messages/donation/payment.ts";
import styles from "./DonationBenefits.module.css";

const ICONS = { access: Globe, education: BookOpen, data: ChartNoAxesColumn };

export function DonationBenefits() {
  return (
    <section aria-labelledby="donation-benefits" className={styles.benefits}>
      <h2 id="donation-benefits">{donateTexts.benefitsTitle}</h2>
      <ul>
        {donateTexts.benefits.map(({ id, title, text }) => {
          const Icon = ICONS[id];
          return (
            <li key={id}>
              <Icon aria-hidden="true" size={24} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.commitment}>
        <h3>{donateTexts.commitmentTitle}</h3>
        <p>{donateTexts.commitment}</p>
      </div>
    </section>
  );
}
