import { startTransition, useEffect, useRef, useState } from "react";
import { filterKey, type StockFilter } from "./stock-filter.ts";

/**
 * The filter as it is being chosen, which is applied once it has rested for half a second. It gives way to an applied one that came from
 * elsewhere, such as the button "back", also when that came before the page has drawn what was chosen; not to the one chosen before it.
 */
export function useRestedFilter(
  applied: StockFilter,
  apply: (filter: StockFilter) => void,
): [draft: StockFilter, setDraft: (filter: StockFilter) => void] {
  const appliedKey = filterKey(applied);
  const [{ filter, restsOn }, setDraft] = useState<{ filter: StockFilter; restsOn?: string[] }>({ filter: applied });
  const isResting = restsOn?.includes(appliedKey);
  const sent = useRef([appliedKey]);
  useEffect(() => {
    if (!isResting) return;
    const rested = () => {
      sent.current = [appliedKey, filterKey(filter)];
      setDraft({ filter });
      if (filterKey(filter) !== appliedKey) apply(filter);
    };
    const timer = setTimeout(() => startTransition(rested), 500);
    return () => clearTimeout(timer);
  }, [filter, isResting, appliedKey, apply]);
  const draft = isResting || filterKey(filter) === appliedKey ? filter : applied;
  const ground = () => (sent.current[0] === appliedKey ? sent.current : [appliedKey]);
  return [draft, (next) => setDraft({ filter: next, restsOn: ground() })];
}
