import { useSearchParams } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

const NOTHING = new URLSearchParams();

/** The query of the page's address, which the prerendered page does not know. A changed view is no new place to scroll from. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const change = (parts: Readonly<Record<string, string>>, replace = true) =>
    setSearch((current) => withParts(current, parts), { replace, preventScrollReset: true });
  return { address: useHydrated() ? search : NOTHING, change };
}

/** The same query with other parts; an empty one is left out. */
export function withParts(address: URLSearchParams, parts: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
