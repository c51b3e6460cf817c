import { CloudOff, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { TRY_AGAIN } from "#wording/site.ts";
import { Button } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./StateMessage.module.css";

type StateMessageProps = {
  icon: LucideIcon;
  title?: string;
  text: ReactNode;
  /** A screen reader announces a failure at once. */
  isFailure?: boolean;
  isSmall?: boolean;
  children?: ReactNode;
};

export function StateMessage({ icon: Icon, title, text, isFailure, isSmall, children }: StateMessageProps) {
  return (
    <div className={classNames(styles.message, isSmall && styles.small)} role={isFailure ? "alert" : undefined}>
      <Icon aria-hidden="true" size={isSmall ? 24 : 32} />
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  );
}

type FailureMessageProps = { title?: string; text: string; isSmall?: boolean; onRetry: () => void };

export function FailureMessage({ onRetry, ...message }: FailureMessageProps) {
  return (
    <StateMessage icon={CloudOff} isFailure {...message}>
      <Button look="secondary" size={message.isSmall ? "small" : "normal"} onClick={onRetry}>
        {TRY_AGAIN}
      </Button>
    </StateMessage>
  );
}
