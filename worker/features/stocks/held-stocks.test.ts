import { beforeEach, describe, expect, it } from "vitest";
import { dropHeldStocks, heldStock, holdStock } from "./held-stocks.ts";

const FIRST = new Uint8Array([1]);

beforeEach(dropHeldStocks);

describe("the stocks that an isolate holds", () => {
  it("are those of one version of the dataset", () => {
    heldStock("1", "AAPL");
    holdStock("1", "AAPL", FIRST);
    expect(heldStock("1", "AAPL")).toBe(FIRST);
    expect(heldStock("2", "AAPL")).toBeUndefined();
    expect(heldStock("1", "AAPL")).toBeUndefined();
  });

  it("take no answer that was asked for before the version changed", () => {
    heldStock("1", "AAPL");
    heldStock("2", "AAPL");
    holdStock("1", "AAPL", FIRST);
    expect(heldStock("2", "AAPL")).toBeUndefined();
  });

  it("are never more than 500, and the ones used last stay", () => {
    heldStock("1", "S0");
    for (let number = 0; number < 500; number++) holdStock("1", `S${number}`, FIRST);
    heldStock("1", "S0");
    holdStock("1", "S500", FIRST);
    expect([heldStock("1", "S0"), heldStock("1", "S1"), heldStock("1", "S500")]).toEqual([FIRST, undefined, FIRST]);
  });
});
