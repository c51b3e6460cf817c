import { mutationOptions, queryOptions } from "@tanstack/react-query";
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

/** Notes that the fund is wanted. A refusal changes nothing on the page: the next reader asks again. */
export const askForFundMutation = mutationOptions({
  mutationFn: (symbol: string) => call("POST /api/funds/:symbol/requests", { params: { symbol } }),
});

export const fundScoresQuery = queryOptions({
  queryKey: ["fund-scores"],
  queryFn: ({ signal }) => call("GET /api/fund-scores.json", { signal }),
});
