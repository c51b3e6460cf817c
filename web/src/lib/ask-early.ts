import { preload } from "react-dom";

/** The same as lib/http sends; a browser does not reuse a preload with other credentials. */
export const PRELOAD = { as: "fetch", crossOrigin: "use-credentials" } as const;

/**
 * Lets the browser preload answers while it still reads the prerendered page and loads its code. Each path must be exactly what that
 * code requests first, or it is requested twice. Called while the page is prerendered.
 */
export function askEarly(...paths: readonly `/api/${string}`[]): void {
  for (const path of paths) preload(path, { ...PRELOAD, fetchPriority: "low" });
}
