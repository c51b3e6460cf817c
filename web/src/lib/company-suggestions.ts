import { queryOptions, useQuery } from "@tanstack/react-query";
import { marketsNear } from "../config/markets-near.ts";
import { call, HttpError } from "./http.ts";
import { useDebounced } from "./use-debounced.ts";

export const ANY_MARKET = "all";

/** The companies that a text may mean, best first; none while they cannot be asked for. */
export const companiesQuery = (text: string, market: string = ANY_MARKET) =>
  queryOptions({
    queryKey: ["companies", text, market],
    queryFn: async ({ signal }) => {
      try {
        const near = marketsNear(text);
        return await call("GET /api/companies/search", {
          query: { q: text, ...(market !== ANY_MARKET && { exchange: market }), ...(near && { near }) },
          signal,
        });
      } catch (error) {
        if (error instanceof HttpError) return [];
        throw error;
      }
    },
  });

const SUGGESTION_DELAY = 300;

/** The companies that a typed text may mean, once typing rests, if it is a text to ask about. */
export function useCompanySuggestions(typed: string, isAsked: (text: string) => boolean, market = ANY_MARKET) {
  const text = typed.trim();
  const rested = useDebounced(text, SUGGESTION_DELAY);
  const canOpen = isAsked(text);
  const { data, isFetching, isError } = useQuery({
    ...companiesQuery(rested, market),
    enabled: canOpen && isAsked(rested),
  });
  const isLoading = canOpen && (isFetching || rested !== text);
  return { canOpen, isLoading, hasFailed: isError && !isLoading, companies: (!isLoading && data) || [] };
}
