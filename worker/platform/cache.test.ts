import type { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { cachedBlob } from "./cache.ts";

it("does not make a reader wait for a store that never answers a write", async () => {
  const kv = { get: () => Promise.resolve(null), put: () => new Promise<void>(() => undefined) };
  const started = performance.now();
  const value = await cachedBlob(kv as unknown as typeof env.CACHE, {
    key: "never kept",
    now: new Date(),
    decode: (bytes) => bytes.byteLength,
    rebuild: async () => new ArrayBuffer(3),
  });
  expect([value, performance.now() - started < 3_000]).toEqual([3, true]);
}, 5_000);
