import { infiniteQueryOptions, type QueryKey, queryOptions } from "@tanstack/react-query";
import { call, callForPage, type EndpointName, type Input } from "./http.ts";

export const answerQuery = <Name extends EndpointName>(queryKey: QueryKey, name: Name, input: Input<Name>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(name, { ...input, signal }) });

/** A list in pages, of which the first is asked for until more are. */
export const pagesQuery = <Name extends EndpointName>(queryKey: QueryKey, name: Name, input: Input<Name>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => callForPage(name, { ...input, signal }, pageParam),
    // Null as JSON has it: the first page may come with the HTML.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
