import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False while the page is the one that was prerendered, which knows nothing of the query string or the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
