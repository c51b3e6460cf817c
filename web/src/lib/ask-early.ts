import { preload } from "react-dom";

/** As lib/http sends its requests: a browser takes one with other credentials for another. */
const REQUEST = { as: "fetch", crossOrigin: "use-credentials" } as const;

/**
 * Has the browser ask for answers while it reads the prerendered page and the code that shows them is still on its way. Each must be
 * what that code asks for at once, to the letter, or it is asked for twice.
 */
export function askEarly(...paths: readonly `/api/${string}`[]): void {
  if (!import.meta.env.SSR) return;
  for (const path of paths) preload(path, { ...REQUEST, fetchPriority: "low" });
}

/** The same in the browser, for an answer that only the address names: the page was opened for it. */
export function askAhead(path: `/api/${string}`): void {
  preload(path, REQUEST);
}
