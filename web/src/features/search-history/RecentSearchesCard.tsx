import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { historyNotices, historyTexts } from "#messages/search-history.ts";
import { formatTimeSince } from "#wording/format.ts";
import { listedAge } from "#wording/screening/ageing.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import { ListedAnswer } from "../../lib/ListedAnswer.tsx";
import { notify } from "../../lib/notices.ts";
import { Button } from "../../ui/Button.tsx";
import { ListCard } from "../../ui/layout/ListCard.tsx";
import { clearSearchesMutation, recentSearchesQuery, wholeHistoryQuery } from "./api.ts";

type RecentSearchesCardProps = { badge: (stock: StockSummary) => ReactNode; onOpen: (symbol: string) => void };

export function RecentSearchesCard({ badge, onOpen }: RecentSearchesCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const recent = useQuery(recentSearchesQuery);
  const whole = useQuery({ ...wholeHistoryQuery, enabled: showsAll });
  const clearing = useMutation(clearSearchesMutation(useQueryClient()));
  const clear = () =>
    clearing.mutate(undefined, {
      onSuccess: () => {
        setShowsAll(false);
        notify(historyNotices.cleared);
      },
      onError: () => notify(historyNotices.clearFailed),
    });
  const entries = (showsAll && whole.data) || recent.data;
  const failed = [recent, ...(showsAll ? [whole] : [])].find(({ isError, data }) => isError && !data);
  const now = new Date();
  return (
    <ListCard
      title={historyTexts.title}
      action={
        showsAll && (
          <Button look="quiet" size="small" disabled={clearing.isPending} onClick={clear}>
            {historyTexts.clear}
          </Button>
        )
      }
      rows={entries}
      rowKey={(entry) => entry.id}
      renderRow={({ stock, searchedAt }) => (
        <>
          <ListCard.Opener
            title={stock.symbol}
            text={stock.name}
            answer={<ListedAnswer stock={stock} readOn={isoDay(now)} />}
            note={formatTimeSince(searchedAt, now)}
            age={listedAge(stock, isoDay(now))}
            onClick={() => onOpen(stock.symbol)}
          />
          {badge(stock)}
        </>
      )}
      empty={{ title: historyTexts.empty, hint: historyTexts.emptyHint }}
      {...(failed && {
        failure: { text: historyTexts.failed, retry: historyTexts.retry, onRetry: () => void failed.refetch() },
      })}
      footer={
        <Button look="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? historyTexts.viewFewer : historyTexts.viewAll}
        </Button>
      }
    />
  );
}
