import { type RefObject, useLayoutEffect, useRef } from "react";

/** For a bar at the bottom of the window: while it is shown, toasts appear above it, whatever its height. */
export function useFootBar<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty("--foot-bar", `${height}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--foot-bar");
    };
  }, []);
  return bar;
}
