import { useSearchParams } from "react-router";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { type StockView, stockViewOf } from "./stock-view.ts";

/** The view is in the address, so that it can be shared and the back button works. */
export function useStockView(): StockView {
  const [search] = useSearchParams();
  return useHydrated() ? stockViewOf(search) : { mode: "none" };
}
