import { describe, expect, it } from "vitest";
import { pacedFetch, REAL_PACE } from "./paced-fetch.ts";

/** A clock that moves only when someone waits. */
function fakePace(start = Date.now()) {
  let now = start;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    wait: async (milliseconds: number) => {
      if (milliseconds > 1_000) return new Promise<void>(() => undefined);
      waits.push(milliseconds);
      now += milliseconds;
    },
  };
}

const answer = async () => new Response("ok");

describe("pacedFetch", () => {
  it("asks the SEC at most eight times a second, on both of its hosts and on a recorded network", async () => {
    const addresses = ["https://data.sec.gov/x", "https://www.sec.gov/x", "http://127.0.0.1:1/data.sec.gov/x"];
    for (const [position, address] of addresses.entries()) {
      const pace = fakePace(Date.now() + position * 60_000);
      const { fetch, requests } = pacedFetch(answer, pace);
      const start = pace.now();
      for (let request = 0; request < 17; request++) await fetch(address);
      expect(pace.now() - start).toBeGreaterThanOrEqual(2_000);
      expect(requests()).toBe(17);
    }
  });

  it("does not make others wait", async () => {
    const pace = fakePace();
    const { fetch } = pacedFetch(answer, pace);
    for (let request = 0; request < 5; request++) await fetch("https://api.nasdaq.com/x");
    expect(pace.waits).toEqual([]);
  });

  it("gives up on an answer that does not come", async () => {
    const silent = () => new Promise<Response>(() => undefined);
    const { fetch } = pacedFetch(silent, { now: Date.now, wait: async () => undefined });
    await expect(fetch("https://api.nasdaq.com/x")).rejects.toThrow("too_slow 20");
  });

  it("gives up on a body that drips, and closes it", async () => {
    let signal: AbortSignal | undefined;
    const dripping = async (_: string, init?: { signal?: AbortSignal }) => {
      signal = init?.signal;
      return new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }));
    };
    const { fetch } = pacedFetch(dripping, { now: Date.now, wait: () => new Promise((done) => setTimeout(done, 20)) });
    await expect(fetch("https://data.sec.gov/x")).rejects.toThrow("too_slow 20");
    expect(signal?.aborted).toBe(true);
  });

  it("gives up on a body that does not end", async () => {
    const megabyte = new Uint8Array(1e6);
    let sent = 0;
    const endless = async () =>
      new Response(
        new ReadableStream({
          pull: (body) => {
            sent++;
            body.enqueue(megabyte);
          },
        }),
      );
    const { fetch } = pacedFetch(endless, REAL_PACE);
    await expect(fetch("https://api.nasdaq.com/x")).rejects.toThrow("too_large 25");
    expect(sent).toBeLessThan(30);
  });

  it("makes no more requests when the time of its chunk is used up", async () => {
    let now = 0;
    const slow = async () => {
      now += 15_000;
      return new Response("ok");
    };
    const { fetch, requests } = pacedFetch(slow, { now: () => now, wait: () => new Promise(() => undefined) });
    for (let request = 0; request < 3; request++) await fetch("https://api.nasdaq.com/x");
    await expect(fetch("https://api.nasdaq.com/x")).rejects.toThrow("no_time_left 40");
    expect(requests()).toBe(3);
  });
});
