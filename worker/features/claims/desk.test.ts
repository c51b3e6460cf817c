import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import { claimEndpoints } from "../../../schema/contracts/claims.ts";
import { database } from "../../platform/database.ts";
import { adminHeaders, call } from "../../test/admin.ts";
import { openBrowser } from "../../test/browser.ts";
import { CLAIMS, claimOf, decide, estimated, openReader, reasonOf, say, stock, submit } from "../../test/claims.ts";
import { databaseContents } from "../../test/database.ts";
import { makeSeed, publishSeeds } from "../../test/refresh-universe.ts";
import { markIssuers } from "../../verdicts/repository.ts";

const { listClaims, listQueue, foreseeClaim, listWanted, countWanted } = claimEndpoints;

/** In doubt, because no source has its debt. */
function withoutDebt(symbol: string, marketCapitalization: number, traits: Partial<CompanyFacts> = {}): CompanyFacts {
  const { facts, ...company } = makeSeed(symbol, { marketCapitalization }, traits);
  const { interestBearingDebt: _, ...known } = facts;
  return { ...company, facts: known };
}

async function asAdmin(path: string) {
  const response = await call(path, { headers: await adminHeaders() });
  return { status: response.status, body: await response.json(), total: response.headers.get("x-total-count") };
}
const queue = async (query = "") => listQueue.response.parse((await asAdmin(`/api/admin/claims${query}`)).body);
const foresee = async (id: number) => foreseeClaim.response.parse((await asAdmin(`/api/admin/claims/${id}`)).body);
const wanted = (query = "") => openBrowser().call(listWanted, `${CLAIMS}/wanted${query}`);

async function contents() {
  const { stocks, claims, claim_voices, datasets } = await databaseContents();
  return { stocks, claims, claim_voices, datasets };
}

const FIGURE = {
  amount: 440,
  unit: "millions",
  currency: "USD",
  periodEnd: "2026-06-30",
  url: "https://www.sec.gov/Archives/other.htm",
  page: 13,
};

beforeEach(async () => {
  const seed = makeSeed("AAAF");
  const { interestIncome: _, ...facts } = seed.facts;
  await publishSeeds([
    { ...seed, facts },
    ...["AAAA", "AAAB"].map(estimated),
    withoutDebt("AAAC", 5e9),
    withoutDebt("AAAD", 2.2e9, { exchange: "LSE", country: "United Kingdom" }),
    withoutDebt("AAAE", 2.5e9),
  ]);
});

describe("a correction", () => {
  it.each([
    ["without the figure", {}, 400, "required"],
    ["of a negative amount", { figure: { ...FIGURE, amount: -1 } }, 400, "between"],
    ["of no report", { figure: { ...FIGURE, url: "http://www.sec.gov/" } }, 400, "report_address"],
    ["of a day to come", { figure: { ...FIGURE, periodEnd: "2999-12-31" } }, 400, "claim_future"],
    ["above all assets", { figure: { ...FIGURE, unit: "billions" } }, 400, "claim_implausible"],
    ["of an older figure", { figure: { ...FIGURE, periodEnd: "2023-12-31" } }, 409, "claim_outranked"],
  ])("%s moves nothing", async (_, more, status, reason) => {
    const claim = await submit(openReader());
    await say(openReader(), claim.id, true);
    const before = await contents();
    expect(await reasonOf(decide(claim.id, "correct", "Page 13", more))).toEqual([status, reason]);
    expect(await contents()).toEqual(before);
  });

  it("counts in place of the reader's figure, which everybody still sees, and is taken back like any other", async () => {
    const before = await stock();
    const claim = await submit(openReader());
    await say(openReader(), claim.id, true);
    const corrected = await claimOf(decide(claim.id, "correct", "Page 13", { figure: FIGURE }));
    expect(corrected).toMatchObject({ state: "accepted", amount: 450, page: 12, corrected: FIGURE, value: 440e6 });
    expect((await stock()).facts.interestBearingDebt).toMatchObject({ value: 440e6, url: FIGURE.url });
    expect(await openBrowser().call(listClaims, `${CLAIMS}?symbol=AAAA`)).toMatchObject([{ corrected: FIGURE }]);
    await claimOf(decide(claim.id, "revoke", "Of the year before"));
    expect((await stock()).facts).toEqual(before.facts);
  });
});

describe("the queue", () => {
  it("begins with the most valuable company, or with the claim that settles most verdicts", async () => {
    await markIssuers(database(env.DB), [["AAAD", "AAAE"]]);
    const small = await submit(openReader(), { symbol: "AAAE", amount: 90 });
    const sure = await submit(openReader());
    const large = await submit(openReader(), { symbol: "AAAC", amount: 300 });
    expect(await queue()).toMatchObject([
      { id: large.id, name: "AAAC Software", marketCapitalization: 5e9, settles: 1 },
      { id: small.id, marketCapitalization: 2.5e9, settles: 2 },
      { id: sure.id, marketCapitalization: 1e9, settles: 0 },
    ]);
    expect((await queue("?order=verdicts")).map(({ id }) => id)).toEqual([small.id, large.id, sure.id]);
    for (const order of ["value", "verdicts"]) {
      const [first] = await queue(`?order=${order}&limit=1`);
      const rest = await queue(`?order=${order}&cursor=${first?.id}`);
      await decide(first?.id ?? 0, "decline");
      expect(await queue(`?order=${order}&cursor=${first?.id}`)).toEqual(rest);
      expect([first, ...rest]).toHaveLength(order === "value" ? 3 : 2);
    }
    expect((await asAdmin("/api/admin/claims")).total).toBe("1");
  });

  it("has two orders, and no claim that is not there", async () => {
    expect(await reasonOf(asAdmin("/api/admin/claims?order=luck"))).toEqual([400, "one_of"]);
    expect(await reasonOf(asAdmin("/api/admin/claims/99"))).toEqual([404, "no_such_id"]);
  });

  it("shows the figure in use, what others say, and what accepting would move, and moves nothing", async () => {
    const claim = await submit(openReader());
    const other = await submit(openReader(), { amount: 150 });
    const before = await contents();
    expect(await foresee(claim.id)).toMatchObject({
      inUse: { value: 2e8, source: "market-snapshot", quality: "estimated", url: null },
      others: [{ id: other.id, value: 150e6 }],
      effects: [{ symbol: "AAAA", to: "haram" }],
      refusal: null,
    });
    expect(await contents()).toEqual(before);
    await say(openReader(), other.id, true);
    await decide(other.id, "accept");
    const interest = await submit(openReader(), { symbol: "AAAF", input: "interestIncome", amount: 4 });
    expect(await foresee(interest.id)).toMatchObject({ inUse: { source: "mizan-estimate", quality: "estimated" } });
    expect(await foresee(claim.id)).toMatchObject({ others: [], effects: [{ to: "haram" }] });
  });

  it("says that a better figure has come since", async () => {
    const claim = await submit(openReader());
    const { facts } = makeSeed("AAAA", { interestBearingDebt: 1e8 });
    await publishSeeds([{ ...makeSeed("AAAA"), facts }]);
    expect(await foresee(claim.id)).toMatchObject({ effects: null, refusal: "claim_outranked" });
  });
});

describe("the wanted figures", () => {
  it("are of companies in doubt that one figure settles, the largest first, by market and by figure", async () => {
    expect(await wanted()).toMatchObject([
      { symbol: "AAAC", input: "interestBearingDebt", marketCapitalization: 5e9, exchange: "NASDAQ" },
      { symbol: "AAAE" },
      { symbol: "AAAD" },
    ]);
    expect(await wanted("?exchange=LSE")).toMatchObject([{ symbol: "AAAD" }]);
    expect(await wanted("?exchange=LSE&input=totalRevenue")).toEqual([]);
    const [first] = await wanted("?limit=1");
    expect(await wanted(`?cursor=${first?.id}`)).toMatchObject([{ symbol: "AAAE" }, { symbol: "AAAD" }]);
    expect(await openBrowser().call(countWanted, `${CLAIMS}/wanted/counts`)).toEqual([
      { exchange: "NASDAQ", input: "interestBearingDebt", stocks: 2 },
      { exchange: "LSE", input: "interestBearingDebt", stocks: 1 },
    ]);
  });

  it("name a company once, at its home, and no longer once it is settled", async () => {
    await markIssuers(database(env.DB), [["AAAC", "AAAE"]]);
    expect((await wanted()).map(({ symbol }) => symbol)).toEqual(["AAAC", "AAAD"]);
    const claim = await submit(openReader(), { symbol: "AAAC", amount: 300 });
    await say(openReader(), claim.id, true);
    await decide(claim.id, "accept");
    expect((await wanted()).map(({ symbol }) => symbol)).toEqual(["AAAD"]);
  });

  it.each([
    ["?exchange=MOON", "unknown_word"],
    ["?input=price", "one_of"],
    ["?limit=0", "whole_number"],
    ["?cursor=first", "wrong_kind"],
  ])("are refused to %s", async (query, reason) => {
    expect(await reasonOf(asAdmin(`/api/claims/wanted${query}`))).toEqual([400, reason]);
  });
});
