import { WalletCards } from "lucide-react";
import { watchlistTexts } from "#messages/watchlist.ts";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { addToPortfolioPath } from "../../config/paths.ts";
import type { Watchlist } from "../../features/watchlist/use-watchlist.ts";
import { WatchlistButton, WatchlistStar } from "../../features/watchlist/WatchlistButton.tsx";
import { ButtonLink } from "../../ui/Button.tsx";

/** What a visitor may want to keep of a stock. */
export const watchSlots = (watchlist: Watchlist) => ({
  star: (stock: Stock) => <WatchlistStar watchlist={watchlist} stock={stock} />,
  actions: (stock: Stock) => (
    <>
      <WatchlistButton watchlist={watchlist} stock={stock} />
      <ButtonLink look="secondary" to={addToPortfolioPath(stock.symbol)}>
        <WalletCards aria-hidden="true" size={18} />
        {watchlistTexts.addToPortfolio}
      </ButtonLink>
    </>
  ),
});
