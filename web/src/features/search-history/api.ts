import { mutationOptions, type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { allRows, call, callForPage } from "../../lib/http.ts";
import { answerQuery } from "../../lib/queries.ts";

const SHOWN = "5";
const PAGE_LIMIT = "100";
const ALL_SEARCHES = ["search-history"] as const;

export const recentSearchesQuery = answerQuery([...ALL_SEARCHES, "recent"], "GET /api/search-history", {
  query: { limit: SHOWN },
});

export const wholeHistoryQuery = queryOptions({
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

export const clearSearchesMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: () => call("DELETE /api/search-history", {}),
    onSuccess: () => refresh(queryClient),
  });
