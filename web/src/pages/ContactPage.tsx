import { Suspense } from "react";
import { SupportPromise } from "../features/contact/SupportPromise.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";
import styles from "./ContactPage.module.css";

const ContactForm = lazyPart(async () => (await import("../features/contact/ContactForm.tsx")).ContactForm);

export function ContactPage() {
  return (
    <>
      <PageHead
        title="Contact"
        description="Write to the people behind Mizan: a figure that looks wrong, a question, an idea. Replies within 24 hours, Monday to Friday."
      />
      <PageIntro title="Contact" lead="A figure that looks wrong, a question, an idea: write to us." />
      <div className={`container ${styles.columns}`}>
        <Suspense>
          <ContactForm />
        </Suspense>
        <SupportPromise />
      </div>
    </>
  );
}
