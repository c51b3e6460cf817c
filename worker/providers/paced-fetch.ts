import type { ProviderAccess } from "./providers.ts";

/** Ten requests a second block an address at the SEC for minutes: stay under it. Milliseconds between two requests to one host. */
const SPACING: Readonly<Record<string, number>> = { "www.sec.gov": 125, "data.sec.gov": 125 };
const TIMEOUT_MILLISECONDS = 20_000;

const nextFree = new Map<string, number>();

export type Pace = { wait: (milliseconds: number) => Promise<void>; now: () => number };

/** A fetch that counts its requests, keeps each host's pace and gives up on an answer that does not come. */
export function pacedFetch(
  inner: ProviderAccess["fetch"],
  pace: Pace = { wait, now: Date.now },
): { fetch: ProviderAccess["fetch"]; requests: () => number } {
  let requests = 0;
  return {
    requests: () => requests,
    async fetch(url, init) {
      requests++;
      await keepPace(url, pace);
      return withTimeout(inner(url, init), pace);
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

function withTimeout(answer: Promise<Response>, { wait }: Pace): Promise<Response> {
  const late = wait(TIMEOUT_MILLISECONDS).then(() => {
    throw new Error(`no answer in ${TIMEOUT_MILLISECONDS / 1000} seconds`);
  });
  late.catch(() => undefined);
  return Promise.race([answer, late]);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
