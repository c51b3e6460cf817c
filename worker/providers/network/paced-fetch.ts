import type { ProviderAccess } from "../answers/providers.ts";
import { NoAnswer } from "./provider-error.ts";

/** Milliseconds between two requests to one host. Ten requests per second would make the SEC block the address for minutes. */
const SPACING: Readonly<Record<string, number>> = { "www.sec.gov": 125, "data.sec.gov": 125 };
/** For one answer including its body, and for all of a chunk together, which must end before its lease. */
const ANSWER_MILLISECONDS = 20_000;
const CHUNK_MILLISECONDS = 40_000;
/** The answers we read are less than a third of this. */
const MOST_MEGABYTES = 25;

const nextFree = new Map<string, number>();

export type Pace = { wait: (milliseconds: number) => Promise<void>; now: () => number };
export const REAL_PACE: Pace = {
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  now: Date.now,
};

/**
 * A fetch for one chunk: it counts its requests, keeps each host's pace, and aborts an answer that does not arrive whole in time,
 * even if it drips, or that does not end.
 */
export function pacedFetch(
  inner: ProviderAccess["fetch"],
  pace: Pace,
): { fetch: ProviderAccess["fetch"]; requests: () => number } {
  let requests = 0;
  let until: number | undefined;
  return {
    requests: () => requests,
    async fetch(url, init) {
      until ??= pace.now() + CHUNK_MILLISECONDS;
      await keepPace(url, pace);
      const left = Math.min(ANSWER_MILLISECONDS, until - pace.now());
      if (left <= 0) throw new NoAnswer(`no_time_left ${CHUNK_MILLISECONDS / 1000}`);
      requests++;
      const given = new AbortController();
      return inTime(left, pace, given, wholeAnswer(inner(url, { headers: {}, ...init, signal: given.signal })));
    },
  };
}

async function keepPace(url: string, { wait, now }: Pace): Promise<void> {
  const host = Object.keys(SPACING).find((name) => url.includes(`//${name}/`) || url.includes(`/${name}/`));
  if (!host) return;
  const free = nextFree.get(host) ?? 0;
  const start = Math.max(free, now());
  nextFree.set(host, start + (SPACING[host] ?? 0));
  if (start > now()) await wait(start - now());
}

function inTime(
  milliseconds: number,
  { wait }: Pace,
  given: AbortController,
  answer: Promise<Response>,
): Promise<Response> {
  const late = wait(milliseconds).then(() => {
    given.abort();
    throw new NoAnswer(`too_slow ${Math.round(milliseconds / 1000)}`);
  });
  for (const outcome of [late, answer]) outcome.catch(() => undefined);
  return Promise.race([answer, late]);
}

async function wholeAnswer(coming: Promise<Response>): Promise<Response> {
  const { body, status, headers } = await coming;
  if (!body) return new Response(null, { status, headers });
  const reader = body.getReader();
  const read: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MOST_MEGABYTES * 1e6) {
      await reader.cancel();
      throw new NoAnswer(`too_large ${MOST_MEGABYTES}`);
    }
    read.push(value);
  }
  return new Response(await new Blob(read as Uint8Array<ArrayBuffer>[]).arrayBuffer(), { status, headers });
}
