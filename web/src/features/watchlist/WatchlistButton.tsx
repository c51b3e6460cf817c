import { Star, WalletCards } from "lucide-react";
import { watchlistTexts } from "#messages/watchlist.ts";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { addToPortfolioPath } from "../../config/paths.ts";
import { Button, ButtonLink, IconButton } from "../../ui/Button.tsx";
import type { Watchable, Watchlist } from "./use-watchlist.ts";
import styles from "./WatchlistCard.module.css";

type WatchlistButtonProps = { watchlist: Watchlist; stock: Watchable };

export function WatchlistButton({ watchlist, stock }: WatchlistButtonProps) {
  const isWatched = watchlist.isWatched(stock.id);
  return (
    <Button disabled={isWatched} onClick={() => watchlist.add(stock)}>
      <Star aria-hidden="true" size={18} />
      {isWatched ? watchlistTexts.inWatchlist : watchlistTexts.add}
    </Button>
  );
}

export function WatchlistStar({ watchlist, stock }: WatchlistButtonProps) {
  const isWatched = watchlist.isWatched(stock.id);
  return (
    <IconButton
      label={isWatched ? watchlistTexts.unstar(stock.symbol) : watchlistTexts.star(stock.symbol)}
      className={isWatched ? styles.starred : undefined}
      onClick={() => (isWatched ? watchlist.remove(stock.id) : watchlist.add(stock))}
    >
      <Star aria-hidden="true" size={22} />
    </IconButton>
  );
}

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
