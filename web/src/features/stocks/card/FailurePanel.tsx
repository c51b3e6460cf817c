import { CloudOff, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { analysisTexts } from "#messages/stocks/card.ts";
import { Button } from "../../../ui/Button.tsx";
import { useArrival } from "../use-arrival.ts";
import styles from "./FailurePanel.module.css";

type FailurePanelProps = {
  title: string;
  text: string;
  /** Absent when retrying cannot help, because the requested item does not exist. */
  onRetry?: () => void;
  /** Suggestions of what may have been meant. */
  children?: ReactNode;
};

/** Scrolls into view like a result, which is below the search and often outside the window. */
export function FailurePanel({ title, text, onRetry, children }: FailurePanelProps) {
  const heading = useArrival();
  const Icon = onRetry ? CloudOff : SearchX;
  return (
    <section className={styles.panel} role="alert" data-result>
      <Icon className="soft" aria-hidden="true" size={32} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="soft">{text}</p>
      {children}
      {onRetry && (
        <Button look="secondary" onClick={onRetry}>
          {analysisTexts.tryAgain}
        </Button>
      )}
    </section>
  );
}
