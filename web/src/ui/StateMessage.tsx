import { CloudOff, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
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

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
type MoreButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & { of: Pages; loading?: string };

/** Loads the next page of a list, as long as there is one. */
export function MoreButton({ of: pages, loading, children, ...button }: MoreButtonProps) {
  if (!pages.hasNextPage) return null;
  return (
    <Button look="secondary" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()} {...button}>
      {pages.isFetchingNextPage && loading ? loading : children}
    </Button>
  );
}
