import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { AddToPortfolio } from "../../features/portfolio/AddToPortfolio.tsx";
import { StockAnalysis } from "../../features/stocks/card/StockAnalysis.tsx";
import { StockQuestion } from "../../features/stocks/company/StockHeader.tsx";
import { useWatchlist } from "../../features/watchlist/use-watchlist.ts";
import { WatchlistButton, WatchlistStar } from "../../features/watchlist/WatchlistButton.tsx";
import { stockQuery } from "../../lib/stock-query.ts";
import { Extra } from "../../ui/Extra.tsx";
import { StockAlternatives } from "./StockAlternatives.tsx";

const ReadersFigures = lazy(async () => ({
  default: (await import("../../features/claims/ReadersFigures.tsx")).ReadersFigures,
}));

export function StockPageBody({ symbol }: { symbol: string }) {
  const watchlist = useWatchlist(() => undefined);
  const { data: stock } = useQuery(stockQuery(symbol));
  return (
    <>
      {stock && <StockQuestion stock={stock} />}
      <StockAnalysis
        symbol={symbol}
        isOwnPage
        star={(stock) => <WatchlistStar watchlist={watchlist} stock={stock} />}
        actions={(stock) => (
          <>
            <WatchlistButton watchlist={watchlist} stock={stock} />
            <AddToPortfolio symbol={stock.symbol} />
          </>
        )}
        instead={(stock) => <StockAlternatives stock={stock} />}
      />
      {stock?.isScreened && (
        <Extra isUnasked>
          <ReadersFigures stock={stock} />
        </Extra>
      )}
    </>
  );
}
