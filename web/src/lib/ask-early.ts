import { preload } from "react-dom";

/** The same as lib/http sends; a browser does not reuse a preload with other credentials. */
const REQUEST = { as: "fetch", crossOrigin: "use-credentials" } as const;

/**
 * Lets the browser preload answers while it still reads the prerendered page and loads its code. Each path must be exactly what that
 * code requests first, or it is requested twice. Called while the page is prerendered.
 */
export function askEarly(...paths: readonly `/api/${string}`[]): void {
  for (const path of paths) preload(path, { ...REQUEST, fetchPriority: "low" });
}

/** The same in the browser, for an answer that depends on the page's address. */
export function askAhead(path: `/api/${string}`): void {
  preload(path, REQUEST);
}
