import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { isMisnamed } from "../../../domain/screening/business-screen.ts";
import type { Alternatives } from "../../../schema/contracts/stocks.ts";
import { makeStock, publish } from "../../test/factories.ts";
import { peersOf } from "../../verdicts/listing/peer-index.ts";
import { BLOB_KEYS } from "../../verdicts/published.ts";

async function alternativesTo(symbol: string, query = ""): Promise<Alternatives> {
  const response = await SELF.fetch(`https://mizan.test/api/stocks/${symbol}/alternatives${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

const symbolsOf = ({ stocks }: Alternatives) => stocks.map(({ symbol }) => symbol);

describe("alternatives to a stock", () => {
  it("are the peers of its industry that pass, with their ratios, those of a similar size first, its own region before others", async () => {
    await publish([
      makeStock("HARAM", { status: "haram", marketCapitalization: 1e9 }),
      makeStock("BIG", { marketCapitalization: 9e11 }),
      makeStock("NEAR", { marketCapitalization: 1.2e9 }),
      makeStock("ABROAD", { region: "Europe", marketCapitalization: 1e9 }),
      makeStock("DOUBT", { status: "questionable" }),
      makeStock("PURIFY", { isToPurify: true, marketCapitalization: 3e9 }),
    ]);
    const found = await alternativesTo("HARAM");
    expect(symbolsOf(found)).toEqual(["NEAR", "PURIFY", "ABROAD", "BIG"]);
    expect(found).toMatchObject({
      standardId: "mizan",
      industry: "Software",
      region: "North America",
      compared: 5,
      passing: 4,
      stocks: [{ debtRatio: 2, cashRatio: 3, nonCompliantIncomeRatio: 0.1, standing: "halal" }, {}, {}, {}],
    });
  });

  it("are none for a halal stock, an unscreened name and an unknown symbol", async () => {
    await publish([makeStock("HALAL"), makeStock("OTHER"), makeStock("LISTED", { isScreened: false })]);
    for (const symbol of ["HALAL", "LISTED", "ZZZZ"]) {
      expect(await alternativesTo(symbol)).toMatchObject({ stocks: [] });
    }
  });

  it("forget a peer that no longer passes when a new dataset is published", async () => {
    await publish([makeStock("HARAM", { status: "haram" }), makeStock("PEER")]);
    expect(symbolsOf(await alternativesTo("HARAM"))).toEqual(["PEER"]);
    await publish([makeStock("PEER", { status: "haram" })], "2026-09-26");
    expect(symbolsOf(await alternativesTo("HARAM"))).toEqual([]);
  });

  it("include no second listing of a company, yet are found for one", async () => {
    await publish([makeStock("HARAM", { status: "haram" }), makeStock("GOOGL"), makeStock("GOOG")]);
    await env.DB.exec("UPDATE stocks SET issuer = 'GOOGL' WHERE symbol IN ('GOOGL', 'GOOG')");
    await env.CACHE.delete(BLOB_KEYS.peers);
    expect(symbolsOf(await alternativesTo("HARAM"))).toEqual(["GOOGL"]);
  });

  it("refuse a standard that does not exist", async () => {
    expect((await SELF.fetch("https://mizan.test/api/stocks/AAPL/alternatives?standard=none")).status).toBe(400);
  });
});

describe("the index of peers", () => {
  const index =
    "\nEnergy\tOil & Gas\tA,100,,xx,1e9,;AB,200,Europe,hp,,;B,300,,ph,2.5e9,s\nEnergy\tSolar\tC,400,,hh,1,\nMaterials\tOil & Gas\tD,500,,hh,,\nMedia\tEntertainment\tNFLX,600,,dd,,;MSGS,700,,hh,,";

  const on = (today: string, standardId: "mizan" | "aaoifi" = "mizan") => ({ standardId, today, isMisnamed });

  it("offers nothing whose figures have become too old", () => {
    const ageing = index.replace("hp", "hh/2027-09-30:dd");
    expect(peersOf(ageing, "A", on("2027-09-30"))?.peers).toHaveLength(1);
    expect(peersOf(ageing, "A", on("2027-10-01"))).toMatchObject({ peers: [] });
  });

  it("finds a symbol and not another that starts or ends with it", () => {
    expect(peersOf(index, "A", on("2026-11-22", "mizan"))?.stock).toMatchObject({
      id: 100,
      standing: "haram",
      region: null,
      marketCapitalization: 1e9,
    });
    expect(peersOf(index, "AB", on("2026-11-22", "aaoifi"))?.stock).toMatchObject({
      id: 200,
      standing: "purify",
      region: "Europe",
      marketCapitalization: null,
    });
    expect(peersOf(index, "Solar", on("2026-11-22", "mizan"))).toBeUndefined();
    expect(peersOf("", "A", on("2026-11-22", "mizan"))).toBeUndefined();
  });

  it("searches the industry within its sector, and no other business of it", () => {
    expect(peersOf(index, "A", on("2026-11-22", "mizan"))?.peers.map(({ symbol }) => symbol)).toEqual(["AB"]);
    expect(peersOf(index.replace("hp", "xx"), "A", on("2026-11-22"))).toMatchObject({ peers: [], compared: 1 });
    expect(peersOf(index, "NFLX", on("2026-11-22"))).toMatchObject({ peers: [], compared: 0 });
  });
});
