import { Clock } from "lucide-react";
import { contactTexts as texts } from "#messages/contact.ts";
import { pageTexts } from "#wording/pages/contact.ts";
import { PAGE_NAMES } from "#wording/site.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";
import styles from "./ContactPage.module.css";

const ContactForm = lazyPart(() => import("../features/contact/ContactForm.tsx"), "ContactForm");

export function ContactPage() {
  return (
    <>
      <PageHead title={PAGE_NAMES.contact} description={pageTexts.description} />
      <PageIntro title={PAGE_NAMES.contact} lead={pageTexts.lead} />
      <div className={`container stack-7 parts-may-shrink ${styles.columns}`}>
        <ContactForm />
        <SupportPromise />
      </div>
    </>
  );
}

function SupportPromise() {
  return (
    <aside className="stack-6 content-start">
      <section aria-labelledby="promise-title">
        <h2 id="promise-title" className="text-4 under-3">
          {texts.promiseTitle}
        </h2>
        <p className="strong gap-3 flex">
          <Clock size={20} aria-hidden="true" />
          <span>
            {texts.responseTime(Number(import.meta.env["VITE_REPLY_HOURS"] || 24))}
            <small>{texts.hours}</small>
          </span>
        </p>
      </section>
      <section aria-labelledby="before-title">
        <h2 id="before-title" className="text-4 under-3">
          {texts.beforeTitle}
        </h2>
        <p className="note">{texts.before}</p>
      </section>
    </aside>
  );
}
