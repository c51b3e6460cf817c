import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { AddToPortfolio } from "../../features/portfolio/AddToPortfolio.tsx";
import type { Watchlist } from "../../features/watchlist/use-watchlist.ts";
import { WatchlistButton, WatchlistStar } from "../../features/watchlist/WatchlistButton.tsx";

/** What a visitor may want to keep of a stock. */
export const watchSlots = (watchlist: Watchlist) => ({
  star: (stock: Stock) => <WatchlistStar watchlist={watchlist} stock={stock} />,
  actions: (stock: Stock) => (
    <>
      <WatchlistButton watchlist={watchlist} stock={stock} />
      <AddToPortfolio symbol={stock.symbol} />
    </>
  ),
});
