import type { SourceId } from "../../../domain/facts/company-facts.ts";
import type { Tally } from "../answers/providers.ts";
import type { FetchAnswer, FetchSource, GatheredRows } from "../answers/refresh-sources.ts";
import { ProviderError } from "./provider-error.ts";
import { parseJson } from "./request.ts";

const BOUNDARY = { objects: /\}\s*,\s*\{/g, lists: /\]\s*,\s*\[/g } as const;

/** The location of an answer's rows: the key of their list, null when the answer is the list, and whether a row is an object or a list. */
type RowsAt = { key: string | null; rows: keyof typeof BOUNDARY };

/**
 * Splits a large JSON answer between its rows without parsing them, so that each chunk can be parsed separately, in a step of its
 * own: megabytes of JSON take longer to parse than a step may take. `envelope` is the answer without its rows, `chunks` its rows as text
 * for `rowsOfChunk`, none when the answer has no such list.
 *
 * @throws ProviderError when the text around the rows is not complete JSON
 */
export function cutRows(
  { provider, path, body }: { provider: string; path: string; body: string },
  { key, rows }: RowsAt,
  characters: number,
): { envelope: unknown; chunks: string[] } {
  const opening = (key === null ? /^\s*\[/ : new RegExp(`"${key}"\\s*:\\s*\\[`)).exec(body);
  if (!opening) return { envelope: parseJson(provider, path, body), chunks: [] };
  const start = opening.index + opening[0].length;
  const end = body.lastIndexOf("]");
  if (end < start) throw new ProviderError(provider, path, "truncated");
  const envelope = parseJson(provider, path, body.slice(0, start) + body.slice(end));
  const chunks: string[] = [];
  const boundary = new RegExp(BOUNDARY[rows]);
  let from = start;
  while (end - from > characters) {
    boundary.lastIndex = from + characters;
    const cut = boundary.exec(body);
    if (!cut || cut.index >= end) break;
    chunks.push(body.slice(from, cut.index + 1));
    from = boundary.lastIndex - 1;
  }
  chunks.push(body.slice(from, end));
  return { envelope, chunks };
}

/** @throws ProviderError when the chunk is not complete rows */
export function rowsOfChunk(provider: string, path: string, chunk: string): unknown[] {
  return parseJson(provider, path, `[${chunk}]`) as unknown[];
}

/** A source whose answer is read at once if it is one chunk, and chunk by chunk if it is several. */
export function readInChunks(
  source: SourceId,
  asOf: string,
  request: () => Promise<string[]>,
  read: (chunk: string) => FetchAnswer,
): FetchSource {
  return {
    source,
    async fetch() {
      const chunks = await request();
      const [only = "", ...more] = chunks;
      return more.length === 0 ? read(only) : asksFor(chunks, asOf);
    },
    goOn: async (chunk) => read(chunk),
  };
}

/** An answer of rows that a run stores. */
export function rowsAnswer(
  asOf: string,
  { leftOut }: Pick<Tally, "leftOut">,
  ...gathered: [GatheredRows, ...GatheredRows[]]
): FetchAnswer {
  return { asOf, items: gathered[0].rows.length, leftOut, gathered };
}

/** An answer without figures, which only says what remains to be asked. */
export function asksFor(rest: readonly string[], asOf: string): FetchAnswer {
  return { asOf, items: 0, leftOut: {}, rest };
}

/** A source that is asked for the platform's stocks of an exchange, so many symbols in a chunk. */
export function readBySymbols(
  source: SourceId,
  asOf: string,
  { symbols, inChunk }: { symbols: () => Promise<readonly string[]>; inChunk: number },
  read: (symbols: readonly string[]) => Promise<FetchAnswer>,
): FetchSource {
  return {
    source,
    async fetch() {
      const all = await symbols();
      const chunks = Array.from({ length: Math.ceil(all.length / inChunk) }, (_, chunk) =>
        all.slice(chunk * inChunk, (chunk + 1) * inChunk).join(" "),
      );
      return asksFor(chunks, asOf);
    },
    goOn: (chunk) => read(chunk.split(" ")),
  };
}
