import type { SourceId } from "../../../domain/facts/company-facts.ts";
import type { Tally } from "../answers/providers.ts";
import type { FetchAnswer, FetchSource, GatheredRows } from "../answers/refresh-sources.ts";
import { ProviderError } from "./provider-error.ts";
import { parseJson } from "./request.ts";

const BOUNDARY = { objects: /\}\s*,\s*\{/g, lists: /\]\s*,\s*\[/g } as const;

/** The location of an answer's rows: the key of their list, null when the answer is the list, and whether a row is an object or a list. */
type RowsAt = { key: string | null; rows: keyof typeof BOUNDARY };

/**
 * Splits a large JSON answer between its rows without parsing them, so that each part can be parsed separately, in a step of its
 * own: megabytes of JSON take longer to parse than a step may take. `envelope` is the answer without its rows, `parts` its rows as text
 * for `rowsOfPart`, none when the answer has no such list.
 *
 * @throws ProviderError when the text around the rows is not complete JSON
 */
export function cutRows(
  { provider, path, body }: { provider: string; path: string; body: string },
  { key, rows }: RowsAt,
  characters: number,
): { envelope: unknown; parts: string[] } {
  const opening = (key === null ? /^\s*\[/ : new RegExp(`"${key}"\\s*:\\s*\\[`)).exec(body);
  if (!opening) return { envelope: parseJson(provider, path, body), parts: [] };
  const start = opening.index + opening[0].length;
  const end = body.lastIndexOf("]");
  if (end < start) throw new ProviderError(provider, path, "truncated");
  const envelope = parseJson(provider, path, body.slice(0, start) + body.slice(end));
  const parts: string[] = [];
  const boundary = new RegExp(BOUNDARY[rows]);
  let from = start;
  while (end - from > characters) {
    boundary.lastIndex = from + characters;
    const cut = boundary.exec(body);
    if (!cut || cut.index >= end) break;
    parts.push(body.slice(from, cut.index + 1));
    from = boundary.lastIndex - 1;
  }
  parts.push(body.slice(from, end));
  return { envelope, parts };
}

/** @throws ProviderError when the part is not complete rows */
export function rowsOfPart(provider: string, path: string, part: string): unknown[] {
  return parseJson(provider, path, `[${part}]`) as unknown[];
}

/** A source whose answer is read at once if it is one part, and part by part if it is several. */
export function readInParts(
  source: SourceId,
  asOf: string,
  request: () => Promise<string[]>,
  read: (part: string) => FetchAnswer,
): FetchSource {
  return {
    source,
    async fetch() {
      const parts = await request();
      const [only = "", ...more] = parts;
      return more.length === 0 ? read(only) : asksFor(parts, asOf);
    },
    goOn: async (part) => read(part),
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

/** A source that is asked for the platform's stocks of an exchange, so many symbols in a part. */
export function readBySymbols(
  source: SourceId,
  asOf: string,
  { symbols, inPart }: { symbols: () => Promise<readonly string[]>; inPart: number },
  read: (symbols: readonly string[]) => Promise<FetchAnswer>,
): FetchSource {
  return {
    source,
    async fetch() {
      const all = await symbols();
      const parts = Array.from({ length: Math.ceil(all.length / inPart) }, (_, part) =>
        all.slice(part * inPart, (part + 1) * inPart).join(" "),
      );
      return asksFor(parts, asOf);
    },
    goOn: (part) => read(part.split(" ")),
  };
}
