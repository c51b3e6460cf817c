import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in the prerendered page, which knows neither the query string nor the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
