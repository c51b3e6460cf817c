import { type InfiniteData, infiniteQueryOptions, type QueryKey, queryOptions } from "@tanstack/react-query";
import { call, callForPage, type EndpointName, type Input, type Page } from "./http.ts";

export const answerQuery = <Name extends EndpointName>(queryKey: QueryKey, name: Name, input: Input<Name>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(name, { ...input, signal }) });

/** A list in pages, of which the first is asked for until more are. */
export const pagesQuery = <Name extends EndpointName>(
  queryKey: QueryKey,
  name: Name,
  input: Input<Name>,
  ask = callForPage<Name>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(name, { ...input, signal }, pageParam),
    // Null as JSON has it: the first page may come with the HTML.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Selects the rows of all loaded pages, and how many there are in all. */
export const wholeList = <Row>({ pages }: InfiniteData<Page<readonly Row[]>>) => {
  const rows = pages.flatMap((page) => page.rows);
  return { rows, totalCount: Math.max(rows.length, pages[0]?.totalCount ?? 0) };
};
