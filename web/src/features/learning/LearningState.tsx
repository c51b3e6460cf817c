import { CloudOff, SearchX } from "lucide-react";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import styles from "./LearningState.module.css";
import { courseTexts } from "./messages.ts";

/** Shown in place of a course or module that does not exist. */
export function NotFoundState({ title, text, to, label }: { title: string; text: string; to: string; label: string }) {
  return (
    <div className={`container ${styles.state}`} role="alert">
      <SearchX size={40} aria-hidden="true" />
      <h1>{title}</h1>
      <p>{text}</p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </div>
  );
}

export function FailedState({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={`container ${styles.state}`} role="alert">
      <CloudOff size={40} aria-hidden="true" />
      <h1>{courseTexts.failed}</h1>
      <Button look="secondary" onClick={onRetry}>
        {courseTexts.retry}
      </Button>
    </div>
  );
}
