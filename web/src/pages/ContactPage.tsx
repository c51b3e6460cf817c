import { pageTexts } from "#wording/pages/contact.ts";
import { PAGE_NAMES } from "#wording/site.ts";
import { SupportPromise } from "../features/contact/SupportPromise.tsx";
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
