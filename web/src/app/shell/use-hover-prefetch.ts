import { useEffect } from "react";
import { matchPath } from "react-router";
import { loadPage } from "../page-loader.tsx";
import { ROUTES } from "../routes.ts";

/** Loads a page's code when a link to it is hovered or focused, before the click. */
export function useHoverPrefetch(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || link.origin !== location.origin) return;
      const route = ROUTES.find(({ path }) => matchPath(path, link.pathname));
      // If the visitor does navigate, the navigation itself shows the failure.
      if (route) loadPage(route).catch(() => undefined);
    };
    document.addEventListener("pointerover", prefetch, { passive: true });
    document.addEventListener("focusin", prefetch);
    return () => {
      document.removeEventListener("pointerover", prefetch);
      document.removeEventListener("focusin", prefetch);
    };
  }, []);
}
