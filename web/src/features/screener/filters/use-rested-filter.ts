import { useEffect, useRef, useState } from "react";
import { filterKey, type StockFilter } from "./stock-filter.ts";

export const SEARCH_DELAY = 500;

export function useRestedFilter(
  applied: StockFilter,
  apply: (filter: StockFilter) => void,
): [draft: StockFilter, setDraft: (filter: StockFilter) => void] {
  const [draft, setDraft] = useState(applied);
  const appliedKey = filterKey(applied);
  const ownKey = useRef(appliedKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filter
  useEffect(() => {
    if (ownKey.current !== appliedKey) setDraft(applied);
    ownKey.current = appliedKey;
  }, [appliedKey]);
  useEffect(() => {
    const draftKey = filterKey(draft);
    if (draftKey === appliedKey) return;
    const timer = setTimeout(() => {
      ownKey.current = draftKey;
      apply(draft);
    }, SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [draft, appliedKey, apply]);
  return [draft, setDraft];
}
