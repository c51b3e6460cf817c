import type { SourceId } from "../../../domain/facts/company-facts.ts";
import type { RowProblem, SourceProblem } from "../../../domain/refresh/refresh-problems.ts";
import { countLeftOut, emptyTally, type ProviderAccess, type Tally } from "../answers/providers.ts";
import type { FetchAnswer, FetchSource, GatheredRows } from "../answers/refresh-sources.ts";
import { ProviderError } from "./provider-error.ts";
import { parseJson, requireText } from "./request.ts";

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

/** A provider's list that is too long for one step: where its rows are, and what one of them gives. */
export type LongList<Row> = {
  source: SourceId;
  path: string;
  rowsAt: RowsAt;
  /** What is wrong with the answer around its rows; undefined when nothing is. */
  problemOf?: (envelope: unknown, body: string) => SourceProblem | undefined;
  /** What a row gives, or why it is left out. */
  read: (row: unknown) => Row | RowProblem;
  /** With fewer readable rows the list has another form: without a word, one of them is enough. */
  least?: "half" | "none";
};

/** @throws ProviderError when the answer has another form */
export async function requestParts(
  { source, path, rowsAt, problemOf }: Omit<LongList<never>, "read">,
  access: ProviderAccess,
  characters: number,
): Promise<string[]> {
  const body = await requireText(source, access, path);
  const { envelope, parts } = cutRows({ provider: source, path, body }, rowsAt, characters);
  const problem = problemOf?.(envelope, body) ?? (parts.length === 0 ? "unexpected_form" : undefined);
  if (problem) throw new ProviderError(source, path, problem);
  return parts;
}

/** @throws ProviderError when too few rows of the part are readable */
export function readPart<Row>(list: LongList<Row>, part: string): { rows: Row[]; tally: Tally } {
  const { source, path, least } = list;
  const tally = emptyTally();
  const rows = rowsOfPart(source, path, part).flatMap((row) => {
    tally.read++;
    const read = list.read(row);
    if (typeof read !== "string") return [read];
    countLeftOut(tally, read as RowProblem);
    return [];
  });
  if (least === "half" && rows.length < tally.read / 2) throw new ProviderError(source, path, "mostly_unreadable");
  if (least === undefined && rows.length === 0) throw new ProviderError(source, path, "nothing_readable");
  return { rows, tally };
}

/** A list as a source, read at once if it is one part, and part by part if it is several. */
export function readInParts<Row>(
  list: LongList<Row>,
  { access, characters, asOf }: { access: ProviderAccess; characters: number; asOf: string },
  answerOf: (rows: Row[], tally: Tally) => FetchAnswer,
): FetchSource {
  const read = (part: string) => {
    const { rows, tally } = readPart(list, part);
    return answerOf(rows, tally);
  };
  return {
    source: list.source,
    async fetch() {
      const parts = await requestParts(list, access, characters);
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
