import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ExchangeCode, Sector } from "../../../../domain/facts/exchanges.ts";
import { call, callForPage } from "../../lib/http.ts";

export type ChangePlace = { exchange?: ExchangeCode; sector?: Sector; day?: string };

export const changesQuery = (place: ChangePlace) =>
  infiniteQueryOptions({
    queryKey: ["changes", place],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/changes", { query: { ...place, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

export const ageingQuery = ({ day: _, ...place }: ChangePlace, when: "past" | "soon") =>
  infiniteQueryOptions({
    queryKey: ["changes", "ageing", when, place],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/changes/ageing", { query: { ...place, when, cursor: pageParam, limit: "20" }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

export const changeRunsQuery = queryOptions({
  queryKey: ["changes", "runs"],
  queryFn: ({ signal }) => call("GET /api/changes/runs", { signal }),
});

export const announcementsQuery = queryOptions({
  queryKey: ["changes", "announced"],
  queryFn: ({ signal }) => call("GET /api/changes/announced", { signal }),
});

export const nearMissesQuery = ({ day: _, ...place }: ChangePlace) =>
  queryOptions({
    queryKey: ["changes", "near", place],
    queryFn: ({ signal }) => call("GET /api/changes/near", { query: place, signal }),
  });

export const watchedChangesQuery = queryOptions({
  queryKey: ["changes", "watched"],
  queryFn: ({ signal }) => call("GET /api/changes/watched", { signal }),
});
