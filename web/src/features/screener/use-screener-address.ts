import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { addressWithFilter, filterOfAddress, type StockFilter } from "./filters/stock-filter.ts";
import { orderOfText, type StockOrder, textOfOrder } from "./results/stock-order.ts";

export type ScreenerAddress = {
  filter: StockFilter;
  order: StockOrder;
  setFilter: (filter: StockFilter) => void;
  setOrder: (order: StockOrder) => void;
};

/** The view is in the address, so that it can be shared and the back button works. */
export function useScreenerAddress(): ScreenerAddress {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => filterOfAddress(address), [address]);
  const order = useMemo(() => orderOfText(address.get("sort")), [address]);
  const setFilter = useCallback(
    (next: StockFilter) =>
      setAddress((current) => addressWithFilter(current, next), { replace: true, preventScrollReset: true }),
    [setAddress],
  );
  const setOrder = useCallback(
    (next: StockOrder) =>
      setAddress(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next) changed.set("sort", textOfOrder(next));
          else changed.delete("sort");
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return { filter, order, setFilter, setOrder };
}
