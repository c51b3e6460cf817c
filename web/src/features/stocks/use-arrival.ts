import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { PATHS } from "../../config/paths.ts";

/** On the dashboard a result takes the focus when it arrives, which brings it into sight and lets a screen reader say it. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same result searched for again arrives again, under a new key
  useEffect(() => {
    const result = heading.current;
    if (!result || pathname !== PATHS.dashboard) return;
    result.focus({ preventScroll: true });
    const frame = result.closest("[data-result]");
    if (!frame || isHeadInSight(frame)) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    frame.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
  }, [key, pathname]);
  return heading;
}

/** Its beginning stands in the upper half of the window, so that moving the page would only disturb. */
function isHeadInSight(frame: Element): boolean {
  const { top } = frame.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2 && document.documentElement.hasAttribute("data-stock");
}
