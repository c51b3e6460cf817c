import type { SourceId } from "../../../domain/facts/company-facts.ts";
import type { FetchAnswer, FetchSource } from "../refresh-sources.ts";
import { ProviderError } from "./provider-error.ts";
import { parseJson } from "./request.ts";

/** The location of an answer's rows: the key of their list, null when the answer is the list, and whether a row is an object or a list. */
export type RowsAt = { key: string | null; rows: "objects" | "lists" };

export type CutAnswer = {
  /** The answer without its rows. */
  envelope: unknown;
  /** The rows as text, in chunks for `rowsOfChunk`; empty when the answer has no such list. */
  chunks: string[];
};

const BOUNDARY = { objects: /\}\s*,\s*\{/g, lists: /\]\s*,\s*\[/g } as const;

/**
 * Splits a large JSON answer between its rows without parsing them, so that each chunk can be parsed separately, in a step of its
 * own: megabytes of JSON take longer to parse than a step may take.
 *
 * @throws ProviderError when the text around the rows is not complete JSON
 */
export function cutRows(
  { provider, path, body }: { provider: string; path: string; body: string },
  { key, rows }: RowsAt,
  characters: number,
): CutAnswer {
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
  ask: () => Promise<string[]>,
  read: (chunk: string) => FetchAnswer,
  asOf: string,
): FetchSource {
  return {
    source,
    async fetch() {
      const chunks = await ask();
      const [only = "", ...more] = chunks;
      return more.length === 0 ? read(only) : asksFor(chunks, asOf);
    },
    goOn: async (chunk) => read(chunk),
  };
}

/** An answer without figures, which only says what remains to be asked. */
export function asksFor(rest: readonly string[], asOf: string): FetchAnswer {
  return { asOf, items: 0, leftOut: {}, rest };
}

/** Groups symbols into chunks, and back. */
export function symbolChunks(symbols: readonly string[], inChunk: number): string[] {
  return Array.from({ length: Math.ceil(symbols.length / inChunk) }, (_, chunk) =>
    symbols.slice(chunk * inChunk, (chunk + 1) * inChunk).join(" "),
  );
}

export function symbolsOfChunk(chunk: string): string[] {
  return chunk.split(" ");
}
