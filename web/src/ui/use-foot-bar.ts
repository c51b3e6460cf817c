import { type RefObject, useLayoutEffect, useRef } from "react";

/** For what stands at the foot of the window: as long as it does, toasts stand above it, however high it grows. */
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
