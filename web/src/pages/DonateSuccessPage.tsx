import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { thanksTexts } from "#messages/donation/payment.ts";
import { pageTexts } from "#wording/pages/donate-success.ts";
import { PATHS } from "../config/paths.ts";
import { isDonationInProgress, markDonationInProgress } from "../features/donation/donation-in-progress.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { PageHead } from "../ui/layout/Page.tsx";
import styles from "./DonateSuccessPage.module.css";

const { impact, next } = thanksTexts;
const LISTS = [
  { id: "donation-impact", List: "ul", ...impact },
  { id: "donation-next", List: "ol", ...next },
] as const;

export function DonateSuccessPage() {
  const [isReturn, setReturn] = useState(false);
  useEffect(() => {
    if (isDonationInProgress()) setReturn(true);
    markDonationInProgress(false);
  }, []);
  return (
    <div className={`container ${styles.thanks}`}>
      <PageHead {...pageTexts} />
      <CircleCheck className="green" aria-hidden="true" size={56} />
      <h1>{thanksTexts.title}</h1>
      {isReturn && <p className="soft text-4">{thanksTexts.active}</p>}
      <div className={`halves ${styles.columns}`}>
        {LISTS.slice(0, isReturn ? 2 : 1).map(({ id, title, lines, List }) => (
          <section key={id} aria-labelledby={id} className="card padded-5">
            <h2 id={id} className="under-3">
              {title}
            </h2>
            <List>
              {lines.map((line) => (
                <li key={line} className="ruled-above pad-2">
                  {line}
                </li>
              ))}
            </List>
          </section>
        ))}
      </div>
      <ButtonLink to={PATHS.dashboard}>{thanksTexts.back}</ButtonLink>
    </div>
  );
}
