import { CloudOff, SearchX } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { PATHS } from "../../../config/paths.ts";
import { Button } from "../../../ui/Button.tsx";
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

/**
 * On the dashboard a new result takes the focus, which scrolls it into view and lets a screen reader announce it. One that came with the
 * page is already being read.
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    const result = heading.current;
    if (!result || pathname !== PATHS.dashboard || (key === "default" && result.closest("[data-came]"))) return;
    result.focus({ preventScroll: true });
    const frame = result.closest("[data-result]");
    // The page's first address may be a shared link, whose result came with it.
    if (!frame || (key === "default" && isHeadInSight(frame))) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    frame.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
  }, [key, pathname]);
  return heading;
}

/** Its start is in the upper half of the window, so scrolling would only disturb. */
function isHeadInSight(frame: Element): boolean {
  const { top } = frame.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2 && document.documentElement.hasAttribute("data-stock");
}
