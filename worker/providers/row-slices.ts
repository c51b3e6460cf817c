import { ProviderError } from "./provider-error.ts";
import { parseJson } from "./request.ts";

/** Where the rows of an answer lie: the key of their list, null when the answer is the list, and whether a row is an object or a list. */
export type RowsAt = { key: string | null; rows: "objects" | "lists" };

export type SlicedAnswer = {
  /** The answer without its rows. */
  envelope: unknown;
  /** The rows as text, in slices that `rowsOfSlice` reads; none when the answer has no such list. */
  slices: string[];
};

const BOUNDARY = { objects: /\}\s*,\s*\{/g, lists: /\]\s*,\s*\[/g } as const;

/**
 * Cuts a large JSON answer at its rows without reading them, so that each slice can be read by itself, in a step of its own:
 * megabytes of JSON take longer to read than a step may take.
 *
 * @throws ProviderError when what is around the rows is not whole JSON
 */
export function sliceRows(
  { provider, path, body }: { provider: string; path: string; body: string },
  { key, rows }: RowsAt,
  characters: number,
): SlicedAnswer {
  const opening = (key === null ? /^\s*\[/ : new RegExp(`"${key}"\\s*:\\s*\\[`)).exec(body);
  if (!opening) return { envelope: parseJson(provider, path, body), slices: [] };
  const start = opening.index + opening[0].length;
  const end = body.lastIndexOf("]");
  if (end < start) throw new ProviderError(provider, path, "truncated JSON");
  const envelope = parseJson(provider, path, body.slice(0, start) + body.slice(end));
  const slices: string[] = [];
  const boundary = new RegExp(BOUNDARY[rows]);
  let from = start;
  while (end - from > characters) {
    boundary.lastIndex = from + characters;
    const cut = boundary.exec(body);
    if (!cut || cut.index >= end) break;
    slices.push(body.slice(from, cut.index + 1));
    from = boundary.lastIndex - 1;
  }
  slices.push(body.slice(from, end));
  return { envelope, slices };
}

/** @throws ProviderError when the slice is not whole rows */
export function rowsOfSlice(provider: string, path: string, slice: string): unknown[] {
  return parseJson(provider, path, `[${slice}]`) as unknown[];
}
