import { CloudOff } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { analysisTexts } from "./analysis-texts.ts";
import styles from "./FailurePanel.module.css";

export function FailurePanel({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <section className={styles.panel} role="alert">
      <CloudOff aria-hidden="true" size={32} />
      <h2>{title}</h2>
      <p>{text}</p>
      <Button look="secondary" onClick={onRetry}>
        {analysisTexts.tryAgain}
      </Button>
    </section>
  );
}
