import { preload } from "react-dom";

/**
 * Has the browser ask for answers while it reads the prerendered page and the code that shows them is still on its way. Each must be
 * what that code asks for at once, to the letter, or it is asked for twice.
 */
export function askEarly(...paths: readonly `/api/${string}`[]): void {
  if (!import.meta.env.SSR) return;
  // As lib/http sends its requests: a browser takes one with other credentials for another.
  for (const path of paths) preload(path, { as: "fetch", crossOrigin: "use-credentials", fetchPriority: "low" });
}
