import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { claimEndpoints } from "../../../schema/contracts/claims.ts";
import { database } from "../../platform/database.ts";
import { openBrowser } from "../../test/browser.ts";
import {
  agree,
  CLAIM,
  CLAIMS,
  claimOf,
  decide,
  estimated,
  expectAsBefore,
  openReader,
  reasonOf,
  say,
  stock,
  submit,
} from "../../test/claims.ts";
import { withoutWriting } from "../../test/database.ts";
import { publishSeeds } from "../../test/refresh-universe.ts";
import { markIssuers } from "../../verdicts/repository.ts";

const { withdrawClaim, listClaims } = claimEndpoints;

beforeEach(async () => {
  await publishSeeds(["AAAA", "AAAB", "AAAC"].map(estimated));
});

describe("a figure from a reader", () => {
  it("is seen by everybody and moves nothing until two people have checked it; then it counts at once, with its report", async () => {
    const before = await stock();
    const claim = await submit(openReader());
    expect(claim).toMatchObject({
      value: 450e6,
      state: "open",
      readersMissing: 1,
      findings: [],
      voices: [],
      effects: null,
    });
    expect(await reasonOf(decide(claim.id, "accept"))).toEqual([409, "claim_unchecked"]);
    expect(await stock()).toEqual(before);

    const checked = await say(openReader(), claim.id, true);
    expect(checked).toMatchObject({ readersMissing: 0, voices: [{ agrees: true }] });
    expect(await stock()).toEqual(before);

    const accepted = await claimOf(decide(claim.id, "accept"));
    expect(accepted).toMatchObject({
      state: "accepted",
      reason: "Read on page 12",
      effects: [{ symbol: "AAAA", from: before.standing, to: "haram" }],
    });
    const after = await stock();
    expect(after.facts.interestBearingDebt).toMatchObject({ value: 450e6, source: "reader-report", url: CLAIM.url });
    expect(after.standing).toBe("haram");
    const change = await env.DB.prepare("SELECT change FROM verdict_changes").first<string>("change");
    expect(JSON.parse(change ?? "")).toMatchObject({ symbol: "AAAA", causes: ["correction"] });
    expect((await openBrowser().call(listClaims, `${CLAIMS}?symbol=AAAA`)).map(({ id }) => id)).toEqual([claim.id]);
  });

  it("is taken back with everything it moved", async () => {
    const before = await stock();
    const claim = await submit(openReader());
    await say(openReader(), claim.id, true);
    await claimOf(decide(claim.id, "accept"));
    const revoked = await claimOf(decide(claim.id, "revoke", "Of the year before"));
    expect(revoked).toMatchObject({ state: "revoked", reason: "Of the year before" });
    await expectAsBefore(before);
    expect(await reasonOf(decide(claim.id, "revoke"))).toEqual([409, "claim_closed"]);
  });

  it("counts at every listing of the company", async () => {
    await markIssuers(database(env.DB), [["AAAA", "AAAB"]]);
    const claim = await submit(openReader());
    await say(openReader(), claim.id, true);
    const { effects } = await claimOf(decide(claim.id, "accept"));
    expect(effects?.map(({ symbol }) => symbol).sort()).toEqual(["AAAA", "AAAB"]);
    expect((await stock("AAAB")).facts.interestBearingDebt.source).toBe("reader-report");
    expect((await stock("AAAC")).facts.interestBearingDebt.source).not.toBe("reader-report");
  });

  it("is declined with a reason, and moves nothing", async () => {
    const before = await stock();
    const claim = await submit(openReader());
    expect(await claimOf(decide(claim.id, "decline", "Another company's report"))).toMatchObject({ state: "declined" });
    expect(await stock()).toEqual(before);
    expect(await reasonOf(agree(openReader(), claim.id))).toEqual([409, "claim_closed"]);
  });
});

describe("readers", () => {
  it("who give the same figure in another unit agree; whoever gives another one stands beside it", async () => {
    const claim = await submit(openReader());
    const same = await submit(openReader(), { amount: 450_000, unit: "thousands" });
    expect(same).toMatchObject({ id: claim.id, readersMissing: 0 });
    expect((await submit(openReader(), { amount: 470 })).id).not.toBe(claim.id);
    expect(await openBrowser().call(listClaims, `${CLAIMS}?symbol=AAAA`)).toHaveLength(2);
  });

  it("are no voice for another amount or another report, and keep the page and the words that they found", async () => {
    const url = "https://www.sec.gov.phish.example/x";
    const first = await submit(openReader(), { amount: 452, url });
    const honest = await submit(openReader());
    expect(honest).toMatchObject({ amount: 450, url: CLAIM.url, voices: [], findings: [] });
    expect((await submit(openReader(), { amount: 452 })).id).not.toBe(first.id);
    const place = { page: 14, quotation: "Borrowings 450.0", url: `${CLAIM.url}#page=14` };
    expect(await submit(openReader(), place)).toMatchObject({ id: honest.id, voices: [place] });
  });

  it("do not agree with themselves", async () => {
    const reader = openReader();
    const claim = await submit(reader);
    expect(await submit(reader)).toEqual(claim);
    expect(await reasonOf(agree(reader, claim.id))).toEqual([409, "claim_own"]);
  });

  it("of the first reader's network do not count, however many sessions they have", async () => {
    const same = { "cf-connecting-ip": "198.51.100.7" };
    const claim = await claimOf(openBrowser().send("POST", CLAIMS, CLAIM, same), 201);
    const voices = await claimOf(agree(openBrowser(), claim.id, same));
    expect(voices).toMatchObject({ voices: [{ agrees: true }], readersMissing: 1 });
  });

  it("must be two for a report at an unknown place", async () => {
    const claim = await submit(openReader(), { url: "https://example.com/annual.pdf" });
    expect(claim).toMatchObject({ findings: [{ code: "unknown_host" }], readersMissing: 2 });
    expect((await say(openReader(), claim.id, true)).readersMissing).toBe(1);
    expect((await say(openReader(), claim.id, true)).readersMissing).toBe(0);
  });

  it("dispute with what they found instead, and may change their mind", async () => {
    const claim = await submit(openReader());
    const reader = openReader();
    expect(await reasonOf(reader.send("POST", `${CLAIMS}/${claim.id}/voices`, { agrees: false }))).toEqual([
      400,
      "required",
    ]);
    expect((await say(reader, claim.id, false, "Page 12 says 540")).voices).toMatchObject([
      { agrees: false, note: "Page 12 says 540" },
    ]);
    expect((await say(reader, claim.id, true)).voices).toMatchObject([{ agrees: true, note: null }]);
  });

  it("withdraw their own open claim, and nobody else's; then it can be neither accepted nor confirmed", async () => {
    const reader = openReader();
    const claim = await submit(reader);
    expect(await reasonOf(openReader().send("DELETE", `${CLAIMS}/${claim.id}`))).toEqual([404, "no_such_id"]);
    const { body } = await reader.send("DELETE", `${CLAIMS}/${claim.id}`);
    expect(withdrawClaim.response.parse(body)).toMatchObject({ state: "withdrawn" });
    for (const late of [
      reader.send("DELETE", `${CLAIMS}/${claim.id}`),
      decide(claim.id, "accept"),
      agree(openReader(), claim.id),
    ])
      expect(await reasonOf(late)).toEqual([409, "claim_closed"]);
  });

  it("cannot withdraw what others have found too, since it is theirs as well; a figure that is only disputed they can", async () => {
    const reader = openReader();
    const [found, disputed] = [await submit(reader), await submit(reader, { amount: 470 })];
    await submit(openReader());
    await say(openReader(), disputed.id, false, "Page 12 says 450");
    expect(await reasonOf(reader.send("DELETE", `${CLAIMS}/${found.id}`))).toEqual([409, "claim_shared"]);
    expect((await claimOf(decide(found.id, "accept"))).state).toBe("accepted");
    expect((await reader.send("DELETE", `${CLAIMS}/${disputed.id}`)).status).toBe(200);
  });
});

it("no request can take the key of an import", async () => {
  const key = { "idempotency-key": `file:${"a".repeat(40)}` };
  expect(await reasonOf(openReader().send("POST", CLAIMS, CLAIM, key))).toEqual([400, "idempotency_key"]);
});

describe("nothing is stored of", () => {
  it.each([
    ["a period that has not ended", { periodEnd: "2999-12-31" }, 400, "claim_future"],
    ["a report of the year 1", { periodEnd: "0001-12-31" }, 400, "claim_old"],
    ["a report of four years ago", { periodEnd: "2022-09-30" }, 400, "claim_old"],
    ["an amount that would become zero", { amount: 1e-300 }, 400, "claim_implausible"],
    ["a share that is not screened", { symbol: "NOBODY" }, 404, "claim_not_screened"],
    ["an older figure than the one in use", { periodEnd: "2023-12-31" }, 409, "claim_outranked"],
    ["debt above all assets", { amount: 9, unit: "billions", isSure: true }, 400, "claim_implausible"],
    ["a figure a thousand times too large", { amount: 200, unit: "billions" }, 400, "claim_implausible"],
    ["a negative amount", { amount: -1 }, 400, "between"],
    ["an absurd amount", { amount: 1e300 }, 400, "between"],
    ["a page of words", { page: "twelve" }, 400, "whole_number"],
    ["a link without encryption", { url: "http://www.sec.gov/report" }, 400, "report_address"],
    ["a host in look-alike letters", { url: "https://www.s\u0435c.gov/report" }, 400, "report_address"],
    ["a long quotation", { quotation: "x".repeat(201) }, 400, "too_long"],
    ["a unit nobody prints", { unit: "dozens" }, 400, "one_of"],
    ["an input nobody may give", { input: "marketCapitalization" }, 400, "one_of"],
    ["a part above its whole", { input: "islamicFinancing", amount: 900 }, 400, "claim_implausible"],
    ["more prohibited sales than sales", { input: "prohibitedRevenue", amount: 501 }, 400, "claim_implausible"],
    ["an infinite amount", { amount: "Infinity" }, 400, expect.any(String)],
    ["an amount in no currency", { currency: "XTS" }, 400, "claim_implausible"],
    ["a day that is none", { periodEnd: "2026-02-30" }, 400, expect.any(String)],
    ["a host after an at sign", { url: "https://www.sec.gov@evil.example/report" }, 400, "report_address"],
    ["a host in numbers", { url: "https://[::1]/report" }, 400, "report_address"],
    ["a host with a coded letter", { url: "https://www.sec.gov%2eevil.example/" }, 400, "report_address"],
    ["a host with a tab", { url: "https://www.sec.gov\t.evil.example/" }, 400, "report_address"],
    ["a report without a scheme", { url: "//www.sec.gov/report" }, 400, "report_address"],
    ["a report in its own address", { url: "data:text/html,report" }, 400, "report_address"],
  ])("%s", async (_, fields, status, reason) => {
    const refused = () => reasonOf(openReader().send("POST", CLAIMS, { ...CLAIM, ...fields }));
    expect(await withoutWriting(refused)).toEqual([status, reason]);
  });

  it("more than ten claims of a visitor in an hour, besides the one that made the session", async () => {
    const reader = openReader();
    for (let amount = 0; amount <= 10; amount += 1) await submit(reader, { amount: 300 + amount * 5 });
    expect(await reasonOf(reader.send("POST", CLAIMS, CLAIM))).toEqual([429, "too_many_requests"]);
  });
});

it("a smaller figure is asked about before it is taken", async () => {
  const reader = openReader();
  const tiny = { amount: 210, unit: "thousands" };
  expect(await reasonOf(reader.send("POST", CLAIMS, { ...CLAIM, ...tiny }))).toEqual([400, "claim_unit"]);
  expect((await submit(reader, { ...tiny, isSure: true })).findings).toMatchObject([{ code: "unit_mistake" }]);
});

it("a reader's export has what they gave and said; forgotten, the figure stays under the generated name", async () => {
  const [reader, other] = [openReader(), openReader()];
  const claim = await submit(reader);
  const theirs = await submit(other, { symbol: "AAAB" });
  await say(reader, theirs.id, false, "Not on page 12");
  const everything = await reader.send("GET", "/api/session/export");
  expect(everything.body).toMatchObject({
    claims: [{ id: claim.id, symbol: "AAAA", url: CLAIM.url }],
    claimVoices: [{ claimId: theirs.id, agrees: false, note: "Not on page 12" }],
  });
  expect((await reader.send("DELETE", "/api/session")).status).toBe(204);
  expect(await openBrowser().call(listClaims, `${CLAIMS}?symbol=AAAA`)).toMatchObject([
    { id: claim.id, username: claim.username },
  ]);
  expect(await openBrowser().call(listClaims, `${CLAIMS}?symbol=AAAB`)).toMatchObject([
    { id: theirs.id, voices: [{ note: "Not on page 12" }] },
  ]);
});
