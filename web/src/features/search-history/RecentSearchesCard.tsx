import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { historyNotices, historyTexts } from "#messages/search-history.ts";
import { formatTimeSince } from "#wording/format.ts";
import { listedAge } from "#wording/screening/ageing.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import type { StockSummary } from "../../../../schema/contracts/stocks.ts";
import { allRows, call, callForPage } from "../../lib/http.ts";
import { ListedAnswer } from "../../lib/ListedAnswer.tsx";
import { notify } from "../../lib/notices.ts";
import { answerQuery } from "../../lib/queries.ts";
import { Button } from "../../ui/Button.tsx";
import { ListCard } from "../../ui/layout/ListCard.tsx";

const SHOWN = "5";
const PAGE_LIMIT = "100";
const ALL_SEARCHES = ["search-history"] as const;

const recentSearchesQuery = answerQuery([...ALL_SEARCHES, "recent"], "GET /api/search-history", {
  query: { limit: SHOWN },
});

const wholeHistoryQuery = queryOptions({
  queryKey: [...ALL_SEARCHES, "whole"],
  queryFn: ({ signal }) =>
    allRows((cursor) => callForPage("GET /api/search-history", { query: { limit: PAGE_LIMIT }, signal }, cursor)),
});

const refresh = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ALL_SEARCHES });

export function useRecordSearch(): (stock: { id: number }) => void {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: number }) => call("POST /api/search-history", { body: { stockId: id } }),
    onSuccess: () => refresh(queryClient),
  }).mutate;
}

type RecentSearchesCardProps = { badge: (stock: StockSummary) => ReactNode; onOpen: (symbol: string) => void };

export function RecentSearchesCard({ badge, onOpen }: RecentSearchesCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const recent = useQuery(recentSearchesQuery);
  const whole = useQuery({ ...wholeHistoryQuery, enabled: showsAll });
  const queryClient = useQueryClient();
  const clearing = useMutation({
    mutationFn: () => call("DELETE /api/search-history", {}),
    onSuccess: () => refresh(queryClient),
  });
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
