import { useSearchParams } from "react-router";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { type StockView, stockViewOf } from "./stock-view.ts";

/** The view stands in the address, so that it can be shared and gone back to. */
export function useStockView(): StockView {
  const [search] = useSearchParams();
  return useHydrated() ? stockViewOf(search) : { mode: "none" };
}
