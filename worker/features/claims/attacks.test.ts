import { env } from "cloudflare:test";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { readerFigure, withReaders } from "../../../domain/claims/claim.ts";
import type { Claim } from "../../../schema/contracts/claims.ts";
import { advanceRun } from "../../refresh/advance.ts";
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
import {
  answersFor,
  driverOf,
  driveToEnd,
  makeSeed,
  publishSeeds,
  RATES,
  refreshWith,
  sourcesOf,
  startRun,
} from "../../test/refresh-universe.ts";

const SEEDS = ["AAAA", "AAAB", "AAAC"].map(estimated);

beforeEach(() => publishSeeds(SEEDS));

async function accepted(fields: Record<string, unknown> = {}) {
  const claim = await submit(openReader(), fields);
  await say(openReader(), claim.id, true);
  return claimOf(decide(claim.id, "accept"));
}

const withDebt = (debt: object) =>
  SEEDS.map((one) => ({ ...one, facts: { ...one.facts, interestBearingDebt: debt } })) as typeof SEEDS;
const newerDebt = (value: number) => ({ ...SEEDS[0]?.facts.interestBearingDebt, value, periodEnd: "2026-02-28" });
const FILED = { ...makeSeed("AAAA").facts.interestBearingDebt, value: 46e7, periodEnd: "2026-09-25" };

const publishedDebt = async (symbol = "AAAA") => (await stock(symbol)).facts.interestBearingDebt;
const refresh = async (answers = answersFor(SEEDS)) => refreshWith(answers);

describe("an accepted figure", () => {
  it("is kept by the month's run, and gives way to a filing of a later period", async () => {
    await accepted();
    await refresh();
    expect(await publishedDebt()).toMatchObject({ value: 450e6, source: "reader-report" });
    await refreshWith(answersFor([...withDebt(FILED).slice(0, 1), ...SEEDS.slice(1)]), "2026-10");
    expect(await publishedDebt()).toMatchObject({ value: 46e7, source: "sec-edgar" });
  });

  it("that a newer filing took the place of changes nothing when it is taken back", async () => {
    const { id } = await accepted();
    await publishSeeds(withDebt(FILED));
    const before = await stock();
    await claimOf(decide(id, "revoke", "Superseded"));
    await expectAsBefore(before);
  });

  it("is neither lost nor published in part when it is accepted at any step of a run", async () => {
    for (let steps = 0; ; steps += 1) {
      await publishSeeds(SEEDS);
      const claim = await submit(openReader(), { amount: 450 + steps });
      await say(openReader(), claim.id, true);
      const [driver, run] = [driverOf(sourcesOf(answersFor(SEEDS)), { token: `run ${steps}` }), await startRun()];
      let isRunning = true;
      for (let step = 0; step < steps && isRunning; step += 1)
        isRunning = (await advanceRun(driver, run)).state === "running";
      await claimOf(decide(claim.id, "accept"));
      expect([steps, await publishedDebt()]).toMatchObject([steps, { value: (450 + steps) * 1e6 }]);
      if (isRunning) await driveToEnd(driver, run);
      expect([steps, await publishedDebt()]).toMatchObject([steps, { value: (450 + steps) * 1e6 }]);
      expect((await stock()).standing).toBe("haram");
      await claimOf(decide(claim.id, "revoke", "Next"));
      if (!isRunning) break;
    }
  });
});

describe("after any order of decisions", () => {
  it("the two that were accepted and revoked leave nothing", async () => {
    const before = await stock();
    const [first, second] = [await accepted(), await accepted({ amount: 452 })];
    expect(await publishedDebt()).toMatchObject({ value: 452e6 });
    await claimOf(decide(first.id, "revoke", "Wrong"));
    expect(await publishedDebt()).toMatchObject({ value: 452e6 });
    await claimOf(decide(second.id, "revoke", "Wrong"));
    await expectAsBefore(before);
  });

  it("what is taken back after a refresh leaves what the sources say by then", async () => {
    const { id } = await accepted();
    await refresh(withDebt(newerDebt(22e7)));
    expect([await publishedDebt(), await publishedDebt("AAAB")]).toMatchObject([{ value: 450e6 }, { value: 22e7 }]);
    await claimOf(decide(id, "revoke", "Wrong"));
    expect(await publishedDebt()).toEqual(await publishedDebt("AAAB"));
  });

  it("the facts are those of the sources and of the accepted figures alone, with refreshes between", async () => {
    const step = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ accept: fc.constantFrom(440, 450, 460), at: fc.constantFrom("06-30", "03-31") }),
      },
      { weight: 1, arbitrary: fc.record({ correct: fc.constantFrom(441, 451) }) },
      { weight: 2, arbitrary: fc.record({ revoke: fc.nat(3) }) },
      { weight: 1, arbitrary: fc.record({ refresh: fc.constantFrom(2e8, 24e7) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
        await env.DB.batch(["claim_voices", "claims"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
        await publishSeeds(SEEDS);
        const counting: Claim[] = [];
        for (const [place, one] of steps.entries()) {
          if ("refresh" in one) await refresh(withDebt(newerDebt(one.refresh)));
          else if ("revoke" in one) {
            const [revoked] = counting.splice(one.revoke, 1);
            if (revoked) await claimOf(decide(revoked.id, "revoke", "Wrong"));
          } else {
            const isCorrection = "correct" in one;
            const [amount, periodEnd] = isCorrection ? [430 + place, "2026-06-30"] : [one.accept, `2026-${one.at}`];
            const response = await openReader().send("POST", CLAIMS, { ...CLAIM, amount, periodEnd, page: place + 1 });
            if (response.status !== 201) continue;
            const claim = await claimOf(Promise.resolve(response), 201);
            await say(openReader(), claim.id, true);
            const figure = { ...CLAIM, amount: isCorrection ? one.correct : amount };
            const decided = await decide(claim.id, isCorrection ? "correct" : "accept", "Read", { figure });
            if (decided.status === 200) counting.push(await claimOf(Promise.resolve(decided)));
          }
        }
        const [{ facts }, untouched] = [await stock("AAAA"), await stock("AAAB")];
        const figures = counting.map((claim) => readerFigure({ ...claim, ...claim.corrected }));
        expect(facts).toEqual(withReaders({ ...estimated("AAAB"), facts: untouched.facts }, figures, RATES).facts);
      }),
      { numRuns: 12 },
    );
  });
});

describe("one person as two", () => {
  const network = { "cf-connecting-ip": "198.51.100.9" };
  const post = (browser = openBrowser(), from = network) => claimOf(browser.send("POST", CLAIMS, CLAIM, from), 201);

  it("from one network, with the cookie deleted or the same figure sent again, is one", async () => {
    const claim = await post();
    expect(await post()).toMatchObject({ id: claim.id, readersMissing: 1 });
    expect(await reasonOf(decide(claim.id, "accept"))).toEqual([409, "claim_unchecked"]);
  });

  it("with the same cookie from another network is refused", async () => {
    const browser = openBrowser();
    const claim = await post(browser);
    const elsewhere = { "cf-connecting-ip": "198.51.100.10" };
    expect(await reasonOf(agree(browser, claim.id, elsewhere))).toEqual([409, "claim_own"]);
    expect(await post(browser, elsewhere)).toMatchObject({ id: claim.id, readersMissing: 1 });
  });

  it("is one of two for a report at an unknown place, from however many sessions of a second network", async () => {
    const url = "https://reports.example.com/annual.pdf";
    const claim = await submit(openReader(), { url });
    for (let session = 0; session < 4; session += 1) await claimOf(agree(openBrowser(), claim.id, network));
    expect(await reasonOf(decide(claim.id, "accept"))).toEqual([409, "claim_unchecked"]);
  });
});

const FLOOD = Number(env.CLAIMS_AT_ONCE);

it(`${FLOOD} claims of one network stay within its limits, and publish nothing`, async ({ task }) => {
  const before = await stock();
  const statuses = new Map<number, number>();
  for (let amount = 0; amount < FLOOD; amount += 1) {
    const { status } = await openBrowser().send(
      "POST",
      CLAIMS,
      { ...CLAIM, amount: 100 + (amount % 300) * 2 },
      { "cf-connecting-ip": "198.51.100.20" },
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(201)).toBeLessThanOrEqual(40);
  expect(statuses.get(429)).toBeGreaterThanOrEqual(FLOOD - 40);
  const stored = await env.DB.prepare("SELECT count(*) AS claims FROM claims").first<number>("claims");
  expect(stored).toBe(statuses.get(201));
  expect(await stock()).toEqual(before);
  Object.assign(task.meta, { figure: `${stored} of ${FLOOD} were taken` });
});
