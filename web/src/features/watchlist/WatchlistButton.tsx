import { Star } from "lucide-react";
import { Button, IconButton } from "../../ui/Button.tsx";
import { watchlistTexts } from "./messages.ts";
import type { Watchlist } from "./use-watchlist.ts";
import styles from "./WatchlistCard.module.css";

type WatchlistButtonProps = { watchlist: Watchlist; stock: { id: number; symbol: string } };

export function WatchlistButton({ watchlist, stock }: WatchlistButtonProps) {
  const isWatched = watchlist.isWatched(stock.id);
  return (
    <Button disabled={isWatched || watchlist.isChanging} onClick={() => watchlist.add(stock.id)}>
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
      disabled={watchlist.isChanging}
      onClick={() => (isWatched ? watchlist.remove(stock.id) : watchlist.add(stock.id))}
    >
      <Star aria-hidden="true" size={22} />
    </IconButton>
  );
}
