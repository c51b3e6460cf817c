import { Clock } from "lucide-react";
import { contactTexts as texts } from "#messages/contact.ts";
import styles from "./SupportPromise.module.css";

export function SupportPromise() {
  return (
    <aside className={`stack-6 content-start ${styles.promise}`}>
      <section aria-labelledby="promise-title">
        <h2 id="promise-title">{texts.promiseTitle}</h2>
        <p className={`strong gap-3 flex ${styles.response}`}>
          <Clock size={20} aria-hidden="true" />
          <span>
            {texts.responseTime(Number(import.meta.env["VITE_REPLY_HOURS"] ?? 24))}
            <small className="note block regular">{texts.hours}</small>
          </span>
        </p>
      </section>
      <section aria-labelledby="before-title">
        <h2 id="before-title">{texts.beforeTitle}</h2>
        <p className="note">{texts.before}</p>
      </section>
    </aside>
  );
}
