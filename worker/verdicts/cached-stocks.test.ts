import { beforeEach, describe, expect, it } from "vitest";
import { cachedStock, cacheStock, dropCachedStocks } from "./published.ts";

const FIRST = new Uint8Array([1]);

beforeEach(dropCachedStocks);

describe("the stocks that an isolate caches", () => {
  it("accept no answer requested before the version changed", () => {
    cachedStock("1", "AAPL");
    cachedStock("2", "AAPL");
    cacheStock("1", "AAPL", FIRST);
    expect(cachedStock("2", "AAPL")).toBeUndefined();
  });

  it("are never more than 500, and the most recently used stay", () => {
    cachedStock("1", "S0");
    for (let number = 0; number < 500; number++) cacheStock("1", `S${number}`, FIRST);
    cachedStock("1", "S0");
    cacheStock("1", "S500", FIRST);
    expect([cachedStock("1", "S0"), cachedStock("1", "S1"), cachedStock("1", "S500")]).toEqual([
      FIRST,
      undefined,
      FIRST,
    ]);
  });
});
