import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./StateMessage.module.css";

type StateMessageProps = {
  icon: LucideIcon;
  title?: string;
  text: ReactNode;
  /** A failure is said to a screen reader at once. */
  isFailure?: boolean;
  isSmall?: boolean;
  children?: ReactNode;
};

/** What stands in the place of content: nothing there yet, or it could not be loaded. */
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
