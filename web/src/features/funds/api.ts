import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/http.ts";

export const fundsQuery = queryOptions({
  queryKey: ["funds"],
  queryFn: ({ signal }) => call("GET /api/funds", { signal }),
});

export const fundQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["funds", symbol],
    queryFn: ({ signal }) => call("GET /api/funds/:symbol", { params: { symbol }, signal }),
  });

export const fundScoresQuery = queryOptions({
  queryKey: ["fund-scores"],
  queryFn: ({ signal }) => call("GET /api/fund-scores.json", { signal }),
});
