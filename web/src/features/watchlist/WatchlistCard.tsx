import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { watchlistTexts } from "#messages/watchlist.ts";
import { quotedTexts } from "#wording/format.ts";
import { listedAge } from "#wording/screening/ageing.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import { PATHS, screenerPath } from "../../config/paths.ts";
import { ListedAnswer } from "../../lib/ListedAnswer.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { ListCard } from "../../ui/layout/ListCard.tsx";
import type { Watchlist } from "./use-watchlist.ts";

const SHOWN = 3;

type WatchlistCardProps = {
  watchlist: Watchlist;
  badge: (stock: StockSummary) => ReactNode;
  onOpen: (symbol: string) => void;
  onAddNew: () => void;
};

export function WatchlistCard({ watchlist, badge, onOpen, onAddNew }: WatchlistCardProps) {
  const today = isoDay(new Date());
  const { entries, hasFailed, reload, remove } = watchlist;
  return (
    <ListCard
      title={watchlistTexts.title}
      action={
        <Button look="quiet" size="small" onClick={onAddNew}>
          <Plus aria-hidden="true" size={18} />
          {watchlistTexts.addNew}
        </Button>
      }
      rows={entries?.slice(0, SHOWN)}
      rowKey={(entry) => entry.id}
      renderRow={({ stock, stockId }) => (
        <>
          <ListCard.Opener
            title={stock.symbol}
            text={stock.name}
            answer={<ListedAnswer stock={stock} readOn={today} />}
            note={`${quotedTexts(stock).join(" · ") || watchlistTexts.noPrice} · ${watchlistTexts.liveUpdates}`}
            age={listedAge(stock, today)}
            onClick={() => onOpen(stock.symbol)}
          />
          {badge(stock)}
          <IconButton label={watchlistTexts.unstar(stock.symbol)} className="soft" onClick={() => remove(stockId)}>
            <X aria-hidden="true" size={18} />
          </IconButton>
        </>
      )}
      empty={{ title: watchlistTexts.empty, hint: watchlistTexts.emptyHint }}
      {...(hasFailed && { failure: { text: watchlistTexts.failed, retry: watchlistTexts.retry, onRetry: reload } })}
      footer={
        <>
          <Link to={screenerPath("watchlist")}>{watchlistTexts.manage}</Link>
          <Link to={PATHS.portfolio}>{watchlistTexts.portfolio}</Link>
        </>
      }
    />
  );
}
