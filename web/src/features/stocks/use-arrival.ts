import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { PATHS } from "../../config/paths.ts";

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
