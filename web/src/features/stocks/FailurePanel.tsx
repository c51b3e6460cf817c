import { CloudOff } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { analysisTexts } from "./analysis-texts.ts";
import styles from "./FailurePanel.module.css";
import { useArrival } from "./use-arrival.ts";

/** Comes into sight as a result would: what was asked for stands below the search, often out of the window. */
export function FailurePanel({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  const heading = useArrival();
  return (
    <section className={styles.panel} role="alert" data-result>
      <CloudOff aria-hidden="true" size={32} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <Button look="secondary" onClick={onRetry}>
        {analysisTexts.tryAgain}
      </Button>
    </section>
  );
}
