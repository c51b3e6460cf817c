import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Standing } from "../screening/standing.ts";
import { recordsOf } from "../test/portfolio-records.ts";
import { ownName, type ShareRecord } from "./records.ts";
import {
  dueByPosition,
  type StandingChange,
  sellBy,
  TURNED_POSITION_IDS,
  TURNED_POSITIONS,
  toldTurn,
  turnedGain,
  turnsOf,
} from "./turn.ts";

const change = (on: string, before: Standing, after: Standing, more: Partial<StandingChange> = {}): StandingChange => ({
  on,
  version: 1,
  before,
  after,
  isByAge: false,
  ...more,
});

const { made, buy, sell, dividend, reinvested, split, listed } = recordsOf("X");

const RATES = { asOf: "2026-09-26", rates: { USD: 1, EUR: 0.8 } };
const DAY = "2026-06-27";
const price = (amount: number | null, on: string) => (amount === null ? null : { amount, on });
const gainOf = (records: readonly ShareRecord[], given: { day?: number | null; end?: number | null } = {}) =>
  turnedGain({
    key: "X",
    keyOf: ownName,
    records,
    turn: { on: DAY, price: price(given.day === undefined ? 14 : given.day, DAY) },
    end: { on: "2026-11-23", price: price(given.end === undefined ? 16 : given.end, "2026-11-20") },
    rates: RATES,
  });

describe("what turned", () => {
  it("tells haram, back, doubt by a figure and doubt by age apart", () => {
    const kinds = turnsOf([
      change("2026-01-31", "halal", "haram"),
      change("2026-02-28", "haram", "purify"),
      change("2026-03-28", "purify", "doubt"),
      change("2026-04-25", "doubt", "halal"),
      change("2026-05-01", "halal", "doubt", { isByAge: true }),
    ]).map(({ kind, until }) => [kind, until]);
    expect(kinds).toEqual([
      ["haram", "2026-02-28"],
      ["back", null],
      ["doubt", "2026-04-25"],
      ["back", null],
      ["aged", null],
    ]);
  });

  it("is nothing between halal and purify, and nothing of a name that was not screened", () => {
    expect(turnsOf([change(DAY, "halal", "purify"), change("2026-07-25", "not_screened", "haram")])).toEqual([]);
  });

  it("takes two verdicts of one day as one, and as none when the second takes back the first", () => {
    const first = change(DAY, "halal", "doubt", { version: 4 });
    expect(turnsOf([change(DAY, "doubt", "haram", { version: 5 }), first])).toMatchObject([
      { kind: "haram", change: { before: "halal", after: "haram" } },
    ]);
    expect(turnsOf([change(DAY, "doubt", "halal", { version: 5 }), first])).toEqual([]);
  });

  it("tells a haram verdict on, when it is only in doubt since", () => {
    const turns = turnsOf([change(DAY, "halal", "haram"), change("2026-09-01", "haram", "doubt", { isByAge: true })]);
    expect(toldTurn(turns, "2026-11-23")).toMatchObject({ kind: "haram", on: DAY });
  });

  it("tells of a verdict that came back for a year, and of nothing before its day", () => {
    const turns = turnsOf([change("2025-01-31", "halal", "haram"), change("2025-06-28", "haram", "halal")]);
    expect(toldTurn(turns, "2026-06-28")).toMatchObject({ kind: "back" });
    expect(toldTurn(turns, "2026-06-29")).toBeUndefined();
    expect(toldTurn(turns, "2025-01-30")).toBeUndefined();
  });
});

describe("the gain around a turn", () => {
  // 100 shares for 10 = 1,000; worth 14 on the day: 400 up to it. 40 sold for 15 and 60 left at 16: 600 + 960 − 1,400 = 160 after it.
  it("is the one up to the price of the day and the one after it", () => {
    const records = [
      buy("2025-03-03", 100, 10),
      dividend("2026-05-01", 50),
      sell("2026-08-03", 40, 15),
      dividend("2026-09-01", 30),
    ];
    expect(gainOf(records)).toEqual({
      shares: 100,
      sharesLeft: 60,
      upTo: 400,
      after: 160,
      whole: 560,
      dividends: 30,
      notes: [],
    });
  });

  // A split of 4 for 1 after the day: 400 shares at 4 = 1,600, less 1,400 on the day.
  it("counts a split in between in neither part", () => {
    expect(gainOf([buy("2025-03-03", 100, 10), split("2026-07-01", 4)], { end: 4 })).toMatchObject({
      shares: 100,
      sharesLeft: 400,
      upTo: 400,
      after: 200,
      whole: 600,
    });
  });

  it("counts a sale of the day itself before it, and everything sold by then as not held", () => {
    expect(gainOf([buy("2025-03-03", 100, 10), sell(DAY, 100, 14)])).toBeUndefined();
    expect(gainOf([buy("2025-03-03", 100, 10), sell(DAY, 60, 14)])).toMatchObject({ shares: 40, upTo: 160, after: 80 });
  });

  // 10 more for 12 after the day: 110 × 16 − 1,400 − 120.
  it("counts shares bought after the day from their cost", () => {
    expect(gainOf([buy("2025-03-03", 100, 10), buy("2026-07-06", 10, 12)])).toMatchObject({ upTo: 400, after: 240 });
    expect(gainOf([buy("2026-07-06", 10, 12)], { day: null })).toMatchObject({
      shares: 0,
      upTo: 0,
      after: 40,
      notes: [],
    });
  });

  // A dividend of 24 paid in 2 more at 12: 102 × 16 − 1,400 − 24.
  it("counts a reinvested dividend as a dividend and as a purchase", () => {
    expect(gainOf([buy("2025-03-03", 100, 10), reinvested("2026-08-03", 24, 2, 12)])).toMatchObject({
      after: 208,
      dividends: 24,
    });
  });

  it("stops at the day on which the verdict came back", () => {
    const records = [buy("2025-03-03", 100, 10), sell("2026-08-03", 100, 20), dividend("2026-09-01", 30)];
    const found = turnedGain({
      key: "X",
      keyOf: ownName,
      records,
      turn: { on: DAY, price: price(14, DAY) },
      end: { on: "2026-07-25", price: price(15, "2026-07-24") },
      rates: RATES,
    });
    expect(found).toMatchObject({ upTo: 400, after: 100, dividends: 0, sharesLeft: 100 });
  });

  // €8 at 0.8 for a dollar is $10.
  it("converts other currencies, and says of which week the rate is", () => {
    expect(gainOf([buy("2025-03-03", 100, 8, { currency: "EUR" })])).toMatchObject({
      upTo: 400,
      notes: ["rate_of_other_day"],
    });
  });

  it("takes a list of positions after the day for what was held on it, and says so", () => {
    expect(gainOf([listed("2026-11-01", 100, 10, null)])).toMatchObject({
      upTo: 400,
      after: 200,
      notes: ["time_assumed"],
    });
    expect(gainOf([listed("2026-11-01", 100, 10, "2025-01-01")])).toMatchObject({ upTo: 400, notes: [] });
    expect(gainOf([listed("2026-11-01", 100, 10, "2026-07-01")])).toMatchObject({ shares: 0, upTo: 0, after: 600 });
    const twoLines = [listed("2026-11-01", 60, 10, null), listed("2026-11-01", 40, 10, null)];
    expect(gainOf(twoLines)).toMatchObject({ shares: 100, upTo: 400 });
  });

  describe("is unknown, and says why,", () => {
    it.each<[string, readonly ShareRecord[], Parameters<typeof gainOf>[1], object]>([
      [
        "without the price of the day",
        [buy("2025-03-03", 100, 10)],
        { day: null },
        { upTo: null, after: null, whole: 600, notes: ["day_price_not_known"] },
      ],
      [
        "in a year without prices",
        [buy("2025-03-03", 100, 10)],
        { day: null, end: null },
        { whole: null, notes: ["day_price_not_known", "end_price_not_known"] },
      ],
      [
        "after a sale before its purchase",
        [sell("2025-03-03", 5, 10), buy("2025-04-03", 100, 10)],
        {},
        { upTo: null, after: null, notes: ["incomplete"] },
      ],
      [
        "after a sale of more than was held",
        [buy("2025-03-03", 10, 10), sell("2026-08-03", 20, 15)],
        {},
        { after: null, notes: ["incomplete"] },
      ],
      [
        "when a list disagrees with the trades",
        [buy("2025-03-03", 10, 10), listed("2026-11-01", 30, 10, null)],
        {},
        { whole: null, notes: ["incomplete"] },
      ],
      [
        "in a currency that is gone",
        [buy("2025-03-03", 100, 10, { currency: "DEM" })],
        {},
        { upTo: null, after: 200, whole: null, notes: ["rate_not_known"] },
      ],
      [
        "when shares were moved in between",
        [
          buy("2025-03-03", 100, 10),
          made("transfer_out", "2026-08-03", { shares: 100, averageCost: null, heldSince: null }),
        ],
        {},
        { upTo: null, after: null, notes: ["other_records"] },
      ],
      [
        "when the list has no cost",
        [listed("2026-11-01", 100, null, "2025-01-01")],
        {},
        { upTo: null, after: 200, whole: null, notes: ["cost_not_known"] },
      ],
    ])("%s", (_, records, given, expected) => {
      expect(gainOf(records, given)).toMatchObject(expected);
    });
  });
});

describe("what a position asks for", () => {
  const earned = { upTo: 400, after: 160, dividends: 30 };

  it("is by Malaysia's council all after the day, and by the share of income its percent", () => {
    expect(dueByPosition(TURNED_POSITIONS.sc_malaysia, earned, 5)).toEqual({ gain: 160, dividends: 30 });
    expect(dueByPosition(TURNED_POSITIONS.income_share, earned, 5)).toEqual({ gain: 8, dividends: 1.5 });
    expect(dueByPosition(TURNED_POSITIONS.income_share, earned, null)).toEqual({ gain: null, dividends: null });
  });

  it("is not said where the text is silent", () => {
    expect(dueByPosition(TURNED_POSITIONS.scholars_90_days, earned, 5)).toEqual({ gain: "not_said", dividends: 30 });
    expect(dueByPosition(TURNED_POSITIONS.ojk_funds, earned, 5)).toEqual({ gain: "not_said", dividends: "not_said" });
  });

  // Cost 1,000, worth 800 on the day. At 1,050 now, 50 is above the cost. At 970, the dividends of 40 return 30 of it.
  it("leaves the cost of a share that was below it", () => {
    const { sc_malaysia } = TURNED_POSITIONS;
    expect(dueByPosition(sc_malaysia, { upTo: -200, after: 250, dividends: 40 }, 5)).toEqual({
      gain: 50,
      dividends: 40,
    });
    expect(dueByPosition(sc_malaysia, { upTo: -200, after: 170, dividends: 40 }, 5)).toEqual({
      gain: 0,
      dividends: 10,
    });
    expect(dueByPosition(sc_malaysia, { upTo: -200, after: -50, dividends: 40 }, 5)).toEqual({ gain: 0, dividends: 0 });
  });

  it("is nothing of a loss", () => {
    expect(dueByPosition(TURNED_POSITIONS.sc_malaysia, { upTo: 400, after: -160, dividends: 0 }, 5)).toEqual({
      gain: 0,
      dividends: 0,
    });
  });

  it("names the last day to sell where the text names a number of days", () => {
    expect(sellBy(TURNED_POSITIONS.scholars_90_days, "2026-06-27")).toBe("2026-09-25");
    expect(sellBy(TURNED_POSITIONS.ojk_funds, "2026-06-27")).toBe("2026-07-10");
    expect(sellBy(TURNED_POSITIONS.sc_malaysia, "2026-06-27")).toBeNull();
  });

  it("has a source that was read for every position", () => {
    for (const id of TURNED_POSITION_IDS) {
      const { source } = TURNED_POSITIONS[id];
      expect(URL.canParse(source.url)).toBe(true);
      expect(source.title).not.toBe("");
    }
  });
});

describe("of any trades", () => {
  const amount = fc.integer({ min: 1, max: 500 });
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
  const trades = fc
    .array(fc.record({ kind: fc.constantFrom("buy", "sell", "dividend"), on: day, shares: amount, price: amount }), {
      maxLength: 12,
    })
    .map((drawn) => [
      buy("2024-01-01", 10_000, 20),
      ...drawn.map(({ kind, on, shares, price }, place): ShareRecord => {
        const made = kind === "dividend" ? dividend(on, price) : (kind === "buy" ? buy : sell)(on, shares, price);
        return { ...made, id: `${place}` };
      }),
    ]);

  it("the parts add up to the whole, and the order of the records does not matter", () => {
    fc.assert(
      fc.property(trades, amount, amount, (records, onDay, now) => {
        const found = gainOf(records, { day: onDay, end: now });
        expect(gainOf([...records].reverse(), { day: onDay, end: now })).toEqual(found);
        expect((found?.upTo ?? 0) + (found?.after ?? 0)).toBeCloseTo(found?.whole ?? Number.NaN, 4);
      }),
    );
  });

  it("nothing is given away beyond what was earned after the day", () => {
    fc.assert(
      fc.property(
        trades,
        amount,
        amount,
        fc.constantFrom(...TURNED_POSITION_IDS),
        amount,
        (records, onDay, now, id, percent) => {
          const earned = gainOf(records, { day: onDay, end: now });
          if (!earned) return;
          const due = dueByPosition(TURNED_POSITIONS[id], earned, percent);
          const known = (part: number | string | null) => (typeof part === "number" ? part : 0);
          expect(known(due.gain)).toBeGreaterThanOrEqual(0);
          expect(known(due.dividends)).toBeGreaterThanOrEqual(0);
          expect(known(due.gain) + known(due.dividends)).toBeLessThanOrEqual(
            Math.max(0, earned.after ?? 0) + (earned.dividends ?? 0) + 1e-6,
          );
        },
      ),
    );
  });
});
