import { useQuery } from "@tanstack/react-query";
import { TICKER_PATTERN } from "../../../../../domain/issuers/symbols.ts";
import type { Company } from "../../../../../schema/contracts/stocks.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { companiesQuery, type MarketChoice } from "../api.ts";

const SUGGESTION_DELAY = 300;
const SUGGESTION_MIN_LENGTH = 2;

/** Two characters or more that are not already a ticker. */
export function deservesSuggestions(text: string): boolean {
  return text.length >= SUGGESTION_MIN_LENGTH && !TICKER_PATTERN.test(text);
}

export type CompanySuggestions = { canOpen: boolean; isLoading: boolean; companies: readonly Company[] };

const NONE: readonly Company[] = [];

/** `question` is a text whose meaning the person was asked about: it gets suggestions even if it is a ticker. */
export function useCompanySuggestions(typed: string, market: MarketChoice, question?: string): CompanySuggestions {
  const text = typed.trim();
  const rested = useDebounced(text, SUGGESTION_DELAY);
  const isAsked = (words: string) => words === question || deservesSuggestions(words);
  const canOpen = isAsked(text);
  const { data, isFetching } = useQuery({ ...companiesQuery(rested, market), enabled: canOpen && isAsked(rested) });
  const isLoading = canOpen && (isFetching || rested !== text);
  return { canOpen, isLoading, companies: (!isLoading && data) || NONE };
}
