import { startTransition, useEffect, useState } from "react";
import { filterKey, type StockFilter } from "./stock-filter.ts";

const SEARCH_DELAY = 500;

/**
 * The filter as it is being chosen, which is applied once it has rested. It gives way to an applied one that came from elsewhere, such
 * as the button "back", also when that came before the page has drawn what was chosen.
 */
export function useRestedFilter(
  applied: StockFilter,
  apply: (filter: StockFilter) => void,
): [draft: StockFilter, setDraft: (filter: StockFilter) => void] {
  const appliedKey = filterKey(applied);
  const [{ filter, restsOn }, setDraft] = useState<{ filter: StockFilter; restsOn?: string }>({ filter: applied });
  const isResting = restsOn === appliedKey;
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(
      () =>
        startTransition(() => {
          setDraft({ filter });
          if (filterKey(filter) !== appliedKey) apply(filter);
        }),
      SEARCH_DELAY,
    );
    return () => clearTimeout(timer);
  }, [filter, isResting, appliedKey, apply]);
  const draft = isResting || filterKey(filter) === appliedKey ? filter : applied;
  return [draft, (next) => setDraft({ filter: next, restsOn: appliedKey })];
}
