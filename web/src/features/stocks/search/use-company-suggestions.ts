import { useQuery } from "@tanstack/react-query";
import { TICKER_PATTERN } from "../../../../../domain/issuers/symbols.ts";
import type { Company } from "../../../../../schema/contracts/stocks.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { companiesQuery } from "../api.ts";

const SUGGESTION_DELAY = 300;
const SUGGESTION_MIN_LENGTH = 2;

/** Two characters or more that are not a ticker already. */
export function deservesSuggestions(text: string): boolean {
  return text.length >= SUGGESTION_MIN_LENGTH && !TICKER_PATTERN.test(text);
}

export type CompanySuggestions = { canOpen: boolean; isLoading: boolean; companies: readonly Company[] };

const NONE: readonly Company[] = [];

export function useCompanySuggestions(typed: string): CompanySuggestions {
  const text = typed.trim();
  const rested = useDebounced(text, SUGGESTION_DELAY);
  const canOpen = deservesSuggestions(text);
  const { data, isFetching } = useQuery({ ...companiesQuery(rested), enabled: canOpen && deservesSuggestions(rested) });
  const isLoading = canOpen && (isFetching || rested !== text);
  return { canOpen, isLoading, companies: (!isLoading && data) || NONE };
}
