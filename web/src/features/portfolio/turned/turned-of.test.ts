import { describe, expect, it } from "vitest";
import type { Standing } from "../../../../../domain/screening/standing.ts";
import { recordsOf } from "../../../../../domain/test/portfolio-records.ts";
import type { HeldStock } from "../../../../../schema/contracts/portfolio.ts";
import { makeHeldStock } from "../../../test/stocks.ts";
import { EMPTY_PORTFOLIO, type KeptPortfolio, mergedPortfolio, portfolioOf } from "../portfolio-store.ts";
import { viewPortfolio } from "../portfolio-view.ts";
import { turnedOf } from "./turned-of.ts";

const TODAY = "2026-11-23";
type Told = HeldStock["changes"][number];

const verdict = (standing: Standing, debtRatio: number): Told["before"] => ({
  status: standing === "halal" || standing === "haram" ? standing : "questionable",
  standing,
  debtRatio,
  cashRatio: 1,
  nonCompliantIncomeRatio: 2,
});
const change = (changedOn: string, before: Standing, after: Standing, more: Partial<Told> = {}): Told => ({
  version: 1,
  changedOn,
  before: verdict(before, 30),
  after: verdict(after, 40),
  causes: ["figures"],
  inputs: [],
  ...more,
});
const WORTH_14 = { price: { amount: 14, on: "2026-06-26" } };
const turned = change("2026-06-27", "halal", "haram", WORTH_14);

const stock = (changes: readonly Told[]) =>
  makeHeldStock("ACME", {
    currentPrice: 16,
    ratios: [{ from: "2025-01-01", percent: 2, status: "halal" }],
    changes: [...changes],
  });

const { buy, sell } = recordsOf("ACME");
const BOUGHT = buy("2025-03-03", 100, 10);

function rowsOf(held: HeldStock, given: Partial<KeptPortfolio> = {}, today = TODAY) {
  const kept = { ...EMPTY_PORTFOLIO, records: [BOUGHT], ...given };
  const answers = { stocks: new Map([["ACME", held]]), funds: new Map(), rates: null, askedAt: null };
  return turnedOf(viewPortfolio(kept, answers), today);
}

describe("what turned in a portfolio", () => {
  it("has the day, the gain up to it and after it, and what each position asks for", () => {
    const [row] = rowsOf(stock([turned]));
    expect(row).toMatchObject({
      key: "ACME",
      turn: { kind: "haram", on: "2026-06-27" },
      counted: { on: "2026-06-27", price: { amount: 14, on: "2026-06-26", isOwn: false } },
      gain: { upTo: 400, after: 200, dividends: 0 },
      isReminded: false,
    });
    const asked = Object.fromEntries(row?.byPosition.map(({ id, due, sellBy }) => [id, [due?.gain, sellBy]]) ?? []);
    expect(asked).toEqual({
      sc_malaysia: [200, null],
      scholars_90_days: ["not_said", "2026-09-25"],
      income_share: [4, null],
      ojk_funds: ["not_said", "2026-07-10"],
      msci_index: ["not_said", null],
    });
  });

  it("is nothing when nothing turned, or everything was sold before", () => {
    expect(rowsOf(stock([]))).toEqual([]);
    expect(rowsOf(stock([change("2026-06-27", "halal", "purify")]))).toEqual([]);
    expect(rowsOf(stock([turned]), { records: [BOUGHT, sell("2026-06-01", 100, 12)] })).toEqual([]);
  });

  it("tells of a share that was sold after it for a year", () => {
    const records = [BOUGHT, sell("2026-08-03", 100, 15)];
    expect(rowsOf(stock([turned]), { records })).toMatchObject([{ gain: { after: 100, sharesLeft: 0 } }]);
    expect(rowsOf(stock([turned]), { records }, "2027-06-28")).toEqual([]);
  });

  it("counts nothing and names no sale for a verdict that is only in doubt by age", () => {
    const aged = change("2026-11-01", "halal", "doubt", { causes: ["age"], agedOn: "2026-11-01" });
    expect(rowsOf(stock([aged]))).toMatchObject([
      { turn: { kind: "aged" }, counted: null, gain: null, byPosition: [] },
    ]);
  });

  it("counts from the day of haram to the day on which it was permissible again", () => {
    const back = change("2026-08-29", "haram", "halal", { version: 2, price: { amount: 15, on: "2026-08-28" } });
    expect(rowsOf(stock([back, turned]))).toMatchObject([
      { turn: { kind: "back" }, counted: { on: "2026-06-27", until: "2026-08-29" }, gain: { upTo: 400, after: 100 } },
    ]);
  });

  it("takes the person's own price of that day, and reminds from the day on that they chose", () => {
    const { price: _, ...unpriced } = turned;
    expect(rowsOf(stock([unpriced]))[0]).toMatchObject({ gain: { upTo: null, notes: ["day_price_not_known"] } });
    const own = { ACME: { turn: { on: "2026-06-27", price: 12, remindOn: "2026-11-23" } } };
    expect(rowsOf(stock([unpriced]), { own })[0]).toMatchObject({ gain: { upTo: 200, after: 400 }, isReminded: true });
    expect(rowsOf(stock([unpriced]), { own }, "2026-11-22")[0]?.isReminded).toBe(false);
    const ofAnother = { ACME: { turn: { on: "2025-06-27", price: 12, remindOn: "2026-01-01" } } };
    expect(rowsOf(stock([unpriced]), { own: ofAnother })[0]).toMatchObject({ gain: { upTo: null }, isReminded: false });
  });
});

describe("in a copy", () => {
  const own = { ACME: { turn: { on: "2026-06-27", price: 12, remindOn: "2026-12-01" } } };
  const copied = { ...EMPTY_PORTFOLIO, own, turnedPosition: "sc_malaysia" as const };

  it("the position, the price and the reminder are kept", () => {
    expect(portfolioOf(structuredClone(copied))).toEqual(copied);
    expect(mergedPortfolio(EMPTY_PORTFOLIO, copied).turnedPosition).toBe("sc_malaysia");
    expect(mergedPortfolio(copied, EMPTY_PORTFOLIO).turnedPosition).toBe("sc_malaysia");
  });

  it("what cannot be used is left out", () => {
    for (const turn of [{ on: "today" }, { on: "2026-06-27", price: 0 }, { on: "2026-06-27", remindOn: "soon" }, 7])
      expect(portfolioOf({ ...copied, own: { ACME: { turn } } })?.own).toEqual({});
    expect(portfolioOf({ ...copied, turnedPosition: "sell_all" })?.turnedPosition).toBeNull();
  });
});
