/** The rows after a cursor. */
export type PageAsked = { cursor?: number | undefined; limit: number };
export type Page<Row> = { rows: Row[]; nextCursor: number | null; totalCount: number };

export const EMPTY_PAGE = { rows: [], nextCursor: null, totalCount: 0 };

/** Makes a page of rows that were read with one more than the limit, which shows whether more follow. */
export function pageOf<Row extends { id: number }>(found: Row[], limit: number, totalCount: number): Page<Row> {
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null, totalCount };
}
