import { useQuery } from "@tanstack/react-query";
import { StockQuestions } from "../../features/second-look/panels/StockQuestions.tsx";
import { StockAnalysis } from "../../features/stocks/card/StockAnalysis.tsx";
import { StockQuestion } from "../../features/stocks/company/StockHeader.tsx";
import { useWatchlist } from "../../features/watchlist/use-watchlist.ts";
import { watchSlots } from "../../features/watchlist/WatchlistButton.tsx";
import { stockQuery } from "../../lib/stock-query.ts";
import { extra } from "../../ui/layout/lazy-part.tsx";
import { StockAlternatives } from "./StockAlternatives.tsx";

const ReadersFigures = extra(() => import("../../features/claims/ReadersFigures.tsx"), "ReadersFigures", true);

export function StockPageBody({ symbol }: { symbol: string }) {
  const { data: stock } = useQuery(stockQuery(symbol));
  return (
    <>
      {stock && <StockQuestion stock={stock} />}
      <StockAnalysis
        symbol={symbol}
        isOwnPage
        {...watchSlots(useWatchlist(() => undefined))}
        instead={(stock) => <StockAlternatives stock={stock} />}
        questions={(stock) => <StockQuestions stock={stock} />}
      />
      {stock?.isScreened && <ReadersFigures stock={stock} />}
    </>
  );
}
