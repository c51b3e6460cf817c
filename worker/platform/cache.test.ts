import { env } from "cloudflare:test";
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
  expect([value, performance.now() - started < 3_000 * env.MACHINE_FACTOR]).toEqual([3, true]);
});

it("is rebuilt by one reader of many who find it forgotten at once", async () => {
  const kv = { get: () => Promise.resolve(null), put: () => Promise.resolve() };
  let rebuilt = 0;
  const read = () =>
    cachedBlob(kv as unknown as typeof env.CACHE, {
      key: "forgotten",
      now: new Date(),
      decode: (bytes) => bytes.byteLength,
      rebuild: async () => {
        rebuilt++;
        await new Promise((over) => setTimeout(over, 50));
        return new ArrayBuffer(7);
      },
    });
  expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(Array.from({ length: 20 }, () => 7));
  expect(rebuilt).toBe(1);
});

it("is rebuilt by the next reader when the first one fails", async () => {
  const kv = { get: () => Promise.resolve(null), put: () => Promise.resolve() };
  let rebuilt = 0;
  const read = () =>
    cachedBlob(kv as unknown as typeof env.CACHE, {
      key: "failed once",
      now: new Date(),
      decode: (bytes) => bytes.byteLength,
      rebuild: async () => {
        if (rebuilt++ === 0) throw new Error("refused");
        return new ArrayBuffer(2);
      },
    });
  await expect(read()).rejects.toThrow("refused");
  expect(await read()).toBe(2);
});
