import { describe, expect, it } from "vitest";
import { findPeers, type Peer } from "./alternatives.ts";

let lastId = 0;
const peer = (symbol: string, traits: Partial<Peer> = {}): Peer => ({
  id: ++lastId,
  symbol,
  region: "Europe",
  standing: "halal",
  marketCapitalization: 100,
  isSecondListing: false,
  ...traits,
});
const HARAM = peer("HARAM", { standing: "haram" });

function found(stock: Peer, industry: readonly Peer[]) {
  const { peers, ...rest } = findPeers(stock, "mizan", () => [stock, ...industry]);
  return { ...rest, symbols: peers.map(({ symbol }) => symbol) };
}

describe("alternatives", () => {
  it("are peers of the industry that pass: no doubt, no failure, nothing unscreened, no second listing, not itself", () => {
    const others = [
      peer("DOUBT", { standing: "doubt" }),
      peer("FAILS", { standing: "haram" }),
      peer("UNSCREENED", { standing: "not_screened" }),
      peer("UNJUDGED", { standing: "cannot_be_judged" }),
      peer("SECOND", { isSecondListing: true }),
    ];
    expect(found(HARAM, [...others, peer("PURIFY", { standing: "purify" })])).toEqual({
      standardId: "mizan",
      compared: 5,
      passing: 1,
      symbols: ["PURIFY"],
    });
  });

  it("have a better standing: only halal ones for a stock to purify, none for a halal one or an unscreened name", () => {
    const others = [peer("PURIFY", { standing: "purify" }), peer("HALAL")];
    expect(found(peer("A", { standing: "purify" }), others).symbols).toEqual(["HALAL"]);
    expect(found(peer("B", { standing: "doubt" }), others).symbols).toEqual(["HALAL", "PURIFY"]);
    expect(found(peer("C", { standing: "halal" }), others).symbols).toEqual([]);
    expect(found(peer("D", { standing: "not_screened" }), others)).toMatchObject({ symbols: [], compared: 0 });
  });

  it("of a similar size come first, before a small one at home also those abroad", () => {
    const others = [
      peer("TINY", { marketCapitalization: 1 }),
      peer("TINY_ABROAD", { marketCapitalization: 2, region: "Asia-Pacific" }),
      peer("ABROAD", { marketCapitalization: 900, region: "Asia-Pacific" }),
      peer("TENFOLD", { marketCapitalization: 10 }),
    ];
    expect(found(HARAM, others).symbols).toEqual(["TENFOLD", "ABROAD", "TINY", "TINY_ABROAD"]);
  });

  it("are none of less than a thousandth of the size", () => {
    const [tiny, least] = [peer("TINY", { marketCapitalization: 0.05 }), peer("LEAST", { marketCapitalization: 0.11 })];
    expect(found(HARAM, [tiny, least])).toMatchObject({ symbols: ["LEAST"], passing: 1, compared: 1 });
  });

  it("come from the stock's region first, then by size, then by standing", () => {
    const others = [
      peer("ABROAD", { region: "Asia-Pacific" }),
      peer("FAR", { marketCapitalization: 900 }),
      peer("PURIFY", { standing: "purify" }),
      peer("NEAR", { marketCapitalization: 50 }),
      peer("HALAL"),
    ];
    expect(found(HARAM, others).symbols).toEqual(["HALAL", "PURIFY", "NEAR", "FAR", "ABROAD"]);
  });

  it("of a stock without a region are by size alone", () => {
    const others = [
      peer("FAR", { marketCapitalization: 1000, region: null }),
      peer("NEAR", { marketCapitalization: 50 }),
    ];
    expect(found({ ...HARAM, region: null }, others).symbols).toEqual(["NEAR", "FAR"]);
  });

  it("are ordered by the factor between the sizes, five at the most, an unknown size last", () => {
    const sizes = { TENFOLD: 1000, HALF: 50, UNKNOWN: null, TRIPLE: 300, SAME: 100 };
    const others = Object.entries(sizes).map(([symbol, size]) => peer(symbol, { marketCapitalization: size }));
    expect(found(HARAM, others).symbols).toEqual(["SAME", "HALF", "TRIPLE", "TENFOLD", "UNKNOWN"]);
    expect(found(HARAM, [...others, peer("SIXTH")]).symbols).toHaveLength(5);
  });
});
