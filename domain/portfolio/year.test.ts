import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { company, cost, dividendsIn, gift, recordsOf } from "../test/portfolio-records.ts";
import { positionsOf } from "./positions.ts";
import { LEDGER_RULES, type LedgerCompany, type LedgerRule, ledgerLines } from "./purification-ledger.ts";
import { ownName, type ShareRecord } from "./records.ts";
import type { Standings } from "./totals.ts";
import { type YearGiven, yearReport } from "./year.ts";

const [ofX, ofY] = [recordsOf("X"), recordsOf("Y")];

type Price = { amount: number; on: string | null } | null;
type Turn = { key: string; on: string };
type Known = { price: Price; standings: Standings; company: LedgerCompany };

const COMPANY = company(2, { incomePerShare: null });

/** A year's report as the page makes it: records to positions, positions and companies to lines. */
function report(
  records: readonly ShareRecord[],
  known: Readonly<Record<string, Known>>,
  more: Partial<YearGiven<Turn>> = {},
) {
  const { today = "2026-01-03", rates = { asOf: "2026-01-02", rates: { EUR: 0.8 } } } = more;
  const everHeld = positionsOf(records, ownName);
  const dividends = dividendsIn(records);
  return yearReport<Turn>({
    year: 2025,
    today,
    standard: "mizan",
    rule: "dividend_and_gains",
    rates,
    positions: everHeld.map((position) => {
      const { price = null, standings = null } = known[position.key] ?? {};
      return {
        key: position.key,
        name: position.key,
        value: null,
        sector: null,
        fund: null,
        standings,
        position,
        price,
      };
    }),
    lines: ledgerLines({ positions: everHeld, dividends, companyOf: (key) => known[key]?.company, rates, today }),
    gifts: [],
    costs: [],
    turns: [],
    zakat: { days: [], calculations: [] },
    ...more,
  });
}

describe("Amina's year 2025, with paper beside the page", () => {
  const records: ShareRecord[] = [
    ofX.buy("2024-06-03", 100, 20),
    ofY.buy("2025-02-10", 50, 40, { currency: "EUR" }),
    ofX.dividend("2025-03-15", 60),
    ofX.split("2025-05-01", 2),
    ofX.sell("2025-08-20", 80, 14),
    ofY.dividend("2025-09-15", 30, "EUR"),
    ofX.buy("2026-01-02", 7, 15),
  ];
  const known: Record<string, Known> = {
    X: {
      price: { amount: 15, on: "2025-12-31" },
      standings: { mizan: "purify" },
      company: {
        ...COMPANY,
        ratios: [
          { from: "2024-01-01", percent: 2, status: "questionable" },
          { from: "2025-07-01", percent: 3, status: "questionable" },
        ],
        incomePerShare: { amount: 0.05, isEstimated: false, year: 2025 },
      },
    },
    Y: {
      price: { amount: 50, on: "2025-12-31" },
      standings: { mizan: "halal" },
      company: company(1, { incomePerShare: null }),
    },
  };
  const costs = [cost("fee", "2025-03-15", 2), cost("tax", "2025-03-15", 9), cost("fee", "2024-12-31", 50)];
  const year = (rule: LedgerRule = "dividend_and_gains") =>
    report(records, known, {
      rule,
      costs,
      gifts: [gift("2026-01-02", 3, 2025), gift("2025-12-20", 5, 2025), gift("2025-12-21", 40, 2024)],
      turns: [
        { key: "X", on: "2025-07-01" },
        { key: "Y", on: "2025-01-05" },
        { key: "X", on: "2024-09-01" },
      ],
      zakat: {
        days: ["2024-11-16", "2025-11-05", "2026-10-25"],
        calculations: [
          { on: "2025-03-01", owed: 90 },
          { on: "2025-11-06", owed: 107.5 },
          { on: "2026-01-02", owed: 1 },
        ],
      },
    });

  it("owns 120 X at $15 and 50 Y at $50 on the last day: the purchase of January is of the next year", () => {
    const { state, day, owned } = year();
    expect([state, day]).toEqual(["over", "2025-12-31"]);
    // 100, doubled by the split, less 80; × 15 = 1,800. 50 × 50 = 2,500.
    expect(owned.shares.map(({ key, shares, value }) => [key, shares, value])).toEqual([
      ["Y", 50, 2500],
      ["X", 120, 1800],
    ]);
    expect(owned.totals.value).toBe(4300);
    const parts = Object.fromEntries(owned.totals.parts.map(({ part, value }) => [part, value]));
    expect(parts).toMatchObject({ halal: 2500, purify: 1800, haram: 0 });
    expect(owned.isAbout).toBe(false);
  });

  it("earned $60 and €30 at 0.8 as dividends, and 80 × ($14 − $10) by selling", () => {
    const { earned } = year();
    expect(earned.dividends).toEqual({ amount: 97.5, isEstimated: true, isLeast: false, countUnknown: 0 });
    expect(earned.gains).toEqual({ amount: 320, isEstimated: false, isLeast: false, countUnknown: 0 });
  });

  it("owes by three rules, less the $5 and $3 that were given for the year", () => {
    const [dividend, gains, held] = year().byRule;
    // 60 × 2 % + 37.50 × 1 % = 1.575
    expect(dividend).toMatchObject({
      given: { amount: 8, isEstimated: false },
      owed: { amount: 0, isEstimated: true },
    });
    expect(dividend?.due.amount).toBeCloseTo(1.575, 12);
    // and 320 × 3 %, the ratio since July
    expect(gains?.due.amount).toBeCloseTo(1.575 + 9.6, 12);
    expect(gains?.owed.amount).toBeCloseTo(3.175, 12);
    // 200 shares for 231 days and 120 for 134, × $0.05; the income of Y is not known.
    expect(held?.due.amount).toBeCloseTo(((200 * 231 + 120 * 134) / 365) * 0.05, 12);
    expect([held?.due.countUnknown, held?.unknown, dividend?.unknown]).toEqual([1, ["Y"], []]);
  });

  it("cost $2 of fees, $9 of tax and $11.175 of purification: 0.516 % of $4,300", () => {
    const { costs } = year();
    expect(costs.total.amount).toBeCloseTo(2 + 9 + 11.175, 12);
    expect(costs.percent).toBeCloseTo((22.175 / 4300) * 100, 12);
    expect(costs.total.isEstimated).toBe(true);
  });

  it("ended a lunar year on 5 November, and has the year's last calculation of zakat: 2.5 % of $4,300", () => {
    expect(year().zakat).toEqual({
      days: ["2025-11-05"],
      latest: { on: "2025-11-06", owed: 107.5 },
      percent: 2.5,
      isAsked: true,
    });
  });

  it("saw one verdict turn while she held the share, and names what is estimated", () => {
    expect(year().turned).toEqual([{ key: "X", on: "2025-07-01" }]);
    expect(year().uncertain).toEqual([{ note: "rate_of_other_day", count: 1 }]);
    expect(year("held_share").uncertain).toEqual([{ note: "income_not_known", count: 1 }]);
  });
});

describe("what is missing", () => {
  const bought = ofX.buy("2024-06-03", 10, 20);
  const x = (price: Price): Record<string, Known> => ({ X: { price, standings: {}, company: COMPANY } });

  it("a year without prices has no value, and so no percent", () => {
    const { owned, costs } = report([bought, ofX.dividend("2025-03-15", 60)], x(null));
    expect(owned.totals).toMatchObject({ value: 0, countWithoutValue: 1 });
    expect(costs.total.amount).toBeCloseTo(1.2, 12);
    expect(costs.percent).toBeNull();
  });

  it.each([
    ["of another week", "2026-05-01", true],
    ["without a day", null, true],
    ["of that week", "2026-01-02", false],
  ])("at the end of a past year a price %s makes the value an estimate: %s", (_, on, isAbout) => {
    expect(report([bought], x({ amount: 1, on })).owned.isAbout).toBe(isAbout);
  });

  it("today's price is none in the year that is running", () => {
    const { state, day, owned } = report([bought], x({ amount: 1, on: "2025-03-01" }), { today: "2025-06-01" });
    expect([state, day, owned.isAbout]).toEqual(["running", "2025-06-01", false]);
  });

  it("shares that a later list shows are assumed to have been held before it", () => {
    const { owned } = report([ofX.listed("2026-01-02", 9)], x({ amount: 1, on: "2025-12-31" }));
    expect(owned.shares).toMatchObject([{ shares: 9, isAbout: true }]);
    const since = report([ofX.listed("2026-01-02", 9, null, "2026-01-01")], x({ amount: 1, on: "2025-12-31" }));
    expect(since.owned.shares).toEqual([]);
  });

  it("a year without records is empty, and one that has not begun counts nothing", () => {
    expect(report([], {}).state).toBe("empty");
    expect(report([bought], x(null), { year: 2023 }).state).toBe("empty");
    const future = report([bought], x({ amount: 1, on: "2026-01-02" }), {
      year: 2027,
      gifts: [gift("2026-01-01", 5, 2027)],
    });
    expect(future).toMatchObject({ state: "future", owned: { shares: [] }, costs: { percent: null } });
  });

  it("a currency that is gone is counted as unknown, never as nothing", () => {
    const { earned, byRule, costs } = report([bought, ofX.dividend("2025-03-15", 60, "ZZZ")], x(null), {
      gifts: [gift("2025-12-20", 5, 2025, "ZZZ")],
      costs: [cost("fee", "2025-03-15", 2, "ZZZ")],
    });
    expect(earned.dividends).toMatchObject({ amount: 0, countUnknown: 1 });
    expect(byRule[0]).toMatchObject({
      due: { amount: 0, countUnknown: 1 },
      given: { amount: 0, countUnknown: 1 },
      owed: { amount: 0, countUnknown: 2 },
    });
    expect(costs.fees.countUnknown).toBe(1);
    expect(costs.total.countUnknown).toBe(2);
  });

  it("a gift in another currency, at the rate of another day, leaves about so much owed", () => {
    const rates = { asOf: "2025-06-01", rates: { EUR: 0.8 } };
    const { byRule } = report([bought, ofX.dividend("2025-03-15", 60)], x(null), {
      rates,
      gifts: [gift("2025-12-20", 0.4, 2025, "EUR")],
    });
    expect(byRule[0]).toMatchObject({
      due: { isEstimated: false },
      given: { amount: 0.5, isEstimated: true },
      owed: { isEstimated: true },
    });
  });

  it("zakat that could not be asked is not zakat that was never calculated", () => {
    const of = (calculations: null | []) => report([bought], x(null), { zakat: { days: [], calculations } }).zakat;
    expect(of(null)).toMatchObject({ latest: null, isAsked: false });
    expect(of([])).toMatchObject({ latest: null, isAsked: true });
  });
});

describe("any year", () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);
  const symbol = fc.constantFrom("X", "Y", "Z");
  const currency = fc.constantFrom("USD", "EUR", "ZZZ");
  const date = fc.constantFrom("2024-12-31", "2025-01-01", "2025-04-05", "2025-12-31", "2026-01-01");
  const record = fc
    .record({ symbol, kind: fc.constantFrom("buy", "sell", "dividend"), date, amount, price: amount, currency })
    .map(({ symbol, kind, date, amount, price, currency }) => {
      const { buy, sell, dividend } = recordsOf(symbol);
      return kind === "dividend"
        ? dividend(date, amount, currency)
        : (kind === "buy" ? buy : sell)(date, amount, price);
    });
  const records = fc.array(record, { maxLength: 15 });
  const gifts = fc.array(fc.tuple(date, amount, fc.constantFrom(2024, 2025)).map((given) => gift(...given)));
  const known = fc.dictionary(
    symbol,
    fc.record({
      price: fc.option(fc.record({ amount, on: fc.option(date) })),
      standings: fc.constantFrom<Standings>({ mizan: "halal" }, { mizan: "haram" }, {}),
      company: fc
        .double({ min: 0, max: 100, noNaN: true })
        .map((percent) => company(percent, { incomePerShare: null })),
    }),
    { noNullPrototype: true },
  );
  const close = (first: number, second: number) =>
    expect(Math.abs(first - second)).toBeLessThan(1e-6 * Math.max(1, second));

  it("has parts that add up to the whole", () => {
    fc.assert(
      fc.property(records, gifts, known, (some, given, companies) => {
        const { owned, costs, byRule } = report(some, companies, { gifts: given });
        close(
          owned.totals.parts.reduce((whole, { value }) => whole + value, 0),
          owned.totals.value,
        );
        close(
          owned.shares.reduce((whole, { value }) => whole + (value ?? 0), 0),
          owned.totals.value,
        );
        close(costs.fees.amount + costs.taxes.amount + costs.purification.amount, costs.total.amount);
        for (const { due, given, owed } of byRule) close(owed.amount, Math.max(0, due.amount - given.amount));
        expect(byRule.map(({ rule }) => rule)).toEqual(LEDGER_RULES);
      }),
    );
  });

  it("does not depend on the order of its records", () => {
    fc.assert(
      fc.property(records, gifts, known, (some, given, companies) => {
        const turned = report(some.toReversed(), companies, { gifts: given.toReversed() });
        expect(turned).toEqual(report(some, companies, { gifts: given }));
      }),
    );
  });

  it("asks for no more to be given away than was earned", () => {
    fc.assert(
      fc.property(records, known, (some, companies) => {
        const { earned, byRule } = report(some, companies);
        const [dividend, gains] = byRule;
        const most = earned.dividends.amount + earned.gains.amount;
        expect(dividend?.due.amount ?? 0).toBeLessThanOrEqual(earned.dividends.amount * (1 + 1e-9));
        expect(gains?.due.amount ?? 0).toBeLessThanOrEqual(most * (1 + 1e-9));
      }),
    );
  });
});
