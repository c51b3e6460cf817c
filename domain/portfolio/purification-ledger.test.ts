import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PurificationBound } from "../screening/screening.ts";
import { company, dividendsIn, gift, named, RATES, recordsOf } from "../test/portfolio-records.ts";
import { roundedUpToCents } from "./money.ts";
import { positionsOf } from "./positions.ts";
import { type LedgerCompany, ledgerLines, ratioOn, yearTotals } from "./purification-ledger.ts";
import { ownName, type ShareRecord } from "./records.ts";

const TODAY = "2026-11-22";
function linesOf(records: readonly ShareRecord[], companies: Readonly<Record<string, LedgerCompany>>, rates = RATES) {
  const positions = positionsOf(records, ownName);
  const dividends = dividendsIn(records);
  return ledgerLines({ positions, dividends, companyOf: (key) => companies[key], rates, today: TODAY });
}

const { buy, sell, dividend } = recordsOf("X");

describe("a year by hand", () => {
  // 8 of 400 million is 2%, 8 million over 100 million shares is $0.08 a share. 200 shares with $1.50 each, 50 of them sold for 15
  // more.
  const records = [buy("2024-03-01", 200, 40), dividend("2025-05-15", 300), sell("2025-07-02", 50, 55)];
  const lines = linesOf(records, { X: company(2) });
  const amountOf = (way: string, year: number) =>
    lines.find((line) => line.way === way && line.year === year)?.purification;

  it("purifies the dividend, the gain and the share held as calculated by hand", () => {
    expect(amountOf("dividend", 2025)).toBe(6);
    expect(amountOf("capital_gains", 2025)).toBe(15);
    // 200 for 182 days and 150 for 183 average 174.9315 over the year.
    expect(amountOf("held_share", 2025)).toBeCloseTo(0.08 * ((200 * 182 + 150 * 183) / 365), 12);
  });

  it.each([
    ["dividend", 6],
    ["dividend_and_gains", 21],
    ["held_share", 13.99452],
  ] as const)("requires by the rule %s %d, less what was given", (rule, due) => {
    const [, year] = yearTotals(lines, [gift("2025-12-01", 4, 2025)], { rule, rates: RATES });
    expect(year?.year).toBe(2025);
    expect(year?.due.amount).toBeCloseTo(due, 5);
    expect(year?.given.amount).toBe(4);
    expect(year?.owed.amount).toBeCloseTo(due - 4, 5);
  });

  it("owes nothing more when more was given, and one year's gift does not pay another's", () => {
    const years = yearTotals(lines, [gift("2025-12-01", 100, 2025)], { rule: "held_share", rates: RATES });
    expect(years.find(({ year }) => year === 2025)?.owed.amount).toBe(0);
    expect(years.find(({ year }) => year === 2024)?.owed.amount).toBeGreaterThan(0);
  });
});

describe("the ratio of a day", () => {
  const ratios = [
    { from: "2025-01-01", percent: 2, status: "questionable" as const },
    { from: "2025-06-01", percent: 4, status: "haram" as const },
  ];

  it.each([
    ["2025-01-01", 2, null],
    ["2025-05-31", 2, null],
    ["2025-06-01", 4, null],
    ["2030-01-01", 4, null],
    ["2019-01-01", 2, "first_known_ratio"],
  ])("%s is %d", (date, percent, note) => {
    expect(ratioOn(ratios, date)).toEqual({ point: expect.objectContaining({ percent }), note });
  });

  it("is that of the later of two verdicts of one day", () => {
    const twice = [...ratios, { from: "2025-06-01", percent: 3, status: "questionable" as const }];
    expect(ratioOn(twice, "2025-06-01")?.point.percent).toBe(3);
  });

  it("is the nearest known one where the filings of a year give none, and about; never where the company failed", () => {
    const point = (from: string, percent: number | null, status: "questionable" | "haram" = "questionable") => ({
      from,
      percent,
      status,
    });
    const gap = [point("2021-06-30", null), point("2022-06-30", 3), point("2023-06-30", null), point("2024-06-30", 5)];
    const of = (date: string, ratios = gap) => linesOf([dividend(date, 100)], { X: company(0, { ratios }) })[0];
    expect(of("2021-08-01")).toMatchObject({ purification: 3, notes: ["nearest_ratio"] });
    expect(of("2023-06-30")).toMatchObject({ purification: 3, notes: ["nearest_ratio"] });
    expect(of("2024-06-01")).toMatchObject({ purification: 5, notes: ["nearest_ratio"] });
    expect(of("2024-08-01")).toMatchObject({ purification: 5, notes: [] });
    const [year] = yearTotals(
      [of("2021-08-01")].filter((line) => line !== undefined),
      [],
      { rule: "dividend", rates: null },
    );
    expect(year?.owed.isEstimated).toBe(true);
    expect(of("2021-08-01", [point("2021-06-30", null, "haram"), point("2022-06-30", 3)])?.notes).toEqual([
      "given_whole",
    ]);
  });

  it("is noted for an older dividend, and a dividend without any stays open instead of costing nothing", () => {
    expect(linesOf([dividend("2019-05-15", 100)], { X: company(2) })[0]).toMatchObject({
      purification: 2,
      notes: ["first_known_ratio"],
    });
    expect(linesOf([dividend("2025-05-15", 100)], { X: company(null) })[0]).toMatchObject({
      purification: null,
      notes: ["ratio_not_known"],
    });
    expect(linesOf([dividend("2025-05-15", 100)], {})[0]).toMatchObject({
      purification: null,
      notes: ["ratio_not_known"],
    });
  });

  it("marks estimates, and a company that was not permissible on that day", () => {
    expect(
      linesOf([dividend("2025-07-15", 100)], { X: company(2, { ratios, isRatioEstimated: true }) })[0],
    ).toMatchObject({
      purification: 4,
      notes: ["ratio_estimated", "haram_on_that_day"],
    });
  });

  it("gives away all that a prohibited business pays, as within a fund, and what a failing company of unknown ratio pays", () => {
    const of = (traits: Partial<LedgerCompany>) =>
      linesOf([dividend("2025-07-15", 100)], { X: company(2, { isRatioEstimated: true, ...traits }) })[0];
    const all = { percent: 100, purification: 100, notes: ["given_whole"] };
    expect(of({ ratios, isProhibitedBusiness: true })).toMatchObject(all);
    expect(of({ ratios: [{ from: "2025-01-01", percent: null, status: "haram" }] })).toMatchObject(all);
    expect(of({ ratios, isProhibitedBusiness: false })).toMatchObject({ percent: 4 });
  });

  it("says which amounts are the least or the most that they may be, and so does their year", () => {
    const totalOf = (purificationBound: PurificationBound | null) => {
      const lines = linesOf([dividend("2025-07-15", 100)], { X: company(2, { ratios, purificationBound }) });
      const [year] = yearTotals(lines, [], { rule: "dividend", rates: null });
      return [lines[0]?.notes, year?.due.isLeast, year?.due.isEstimated];
    };
    expect(totalOf("at_least")).toEqual([["at_least", "haram_on_that_day"], true, true]);
    expect(totalOf("at_most")).toEqual([["at_most", "haram_on_that_day"], false, true]);
    expect(totalOf(null)).toEqual([["haram_on_that_day"], false, false]);
  });
});

describe("what cannot be said", () => {
  it("is open: a sale without its cost, a currency without a rate, a company without its income", () => {
    expect(linesOf([sell("2025-05-15", 5, 10)], { X: company(2) })[0]).toMatchObject({
      purification: null,
      notes: ["purchase_price_not_known", "sold_before_bought"],
    });
    expect(linesOf([dividend("2025-05-15", 100, "VND")], { X: company(2) })[0]).toMatchObject({
      base: null,
      purification: null,
      notes: ["rate_not_known"],
    });
    const held = linesOf([buy("2025-01-01", 1, 1)], { X: company(2, { incomePerShare: null }) });
    expect(held.every(({ purification, notes }) => purification === null && notes.includes("income_not_known"))).toBe(
      true,
    );
    const [year] = yearTotals(held, [gift("2026-12-01", 5, 2026, "VND")], { rule: "held_share", rates: RATES });
    expect(year).toMatchObject({
      year: 2026,
      due: { amount: 0, countUnknown: 1 },
      given: { amount: 0, countUnknown: 1 },
      owed: { countUnknown: 2 },
    });
  });

  it("is no gain: nothing is owed on it and nothing is open", () => {
    const lines = linesOf([buy("2025-01-01", 5, 20), sell("2025-05-15", 5, 10)], { X: company(null) });
    expect(lines.find(({ way }) => way === "capital_gains")).toMatchObject({
      base: 0,
      purification: 0,
      notes: ["cost_average", "no_gain"],
    });
  });

  it("is converted at the dated rate, and said to be an estimate far from its day", () => {
    expect(linesOf([dividend("2025-06-03", 80, "EUR")], { X: company(2) })[0]).toMatchObject({
      base: 100,
      purification: 2,
      notes: [],
    });
    expect(linesOf([dividend("2025-12-03", 80, "EUR")], { X: company(2) })[0]?.notes).toEqual(["rate_of_other_day"]);
  });
});

describe("the share held", () => {
  it("is an estimate in every year but the one whose income is known", () => {
    const lines = linesOf([buy("2024-01-01", 10, 1)], { X: company(2) }).filter(({ way }) => way === "held_share");
    expect(lines.map(({ year, notes }) => [year, notes])).toEqual([
      [2026, ["income_of_other_year"]],
      [2025, []],
      [2024, ["income_of_other_year"]],
    ]);
    const totals = yearTotals(lines, [], { rule: "held_share", rates: RATES });
    expect(totals.map(({ year, due }) => [year, due.isEstimated])).toEqual([
      ...[[2026, true] as const, [2025, false] as const, [2024, true] as const],
    ]);
  });
});

describe("the three ways", () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true });

  it("agree when a company pays out all it earned to those who held it all year, and the gain equals the dividend", () => {
    fc.assert(
      fc.property(percent, amount, amount, (ratio, perShare, shares) => {
        // All income of a share is paid as its dividend, so its non-compliant part is the same by either method.
        const income = { amount: (perShare * ratio) / 100, isEstimated: false, year: 2025 };
        const records = [
          buy("2024-12-31", shares, 1),
          dividend("2025-05-15", shares * perShare),
          { ...sell("2026-01-01", shares, 1 + perShare) },
        ];
        const lines = linesOf(records, { X: company(ratio, { incomePerShare: income }) });
        const of = (way: string) =>
          lines
            .filter((line) => line.way === way && (way !== "held_share" || line.year === 2025))
            .reduce((sum, line) => sum + (line.purification ?? 0), 0);
        const scale = Math.max(1, of("dividend"));
        expect(of("held_share") / scale).toBeCloseTo(of("dividend") / scale, 6);
        expect(of("capital_gains") / scale).toBeCloseTo(of("dividend") / scale, 4);
      }),
    );
  });

  it("require nothing when there is nothing impermissible", () => {
    const lines = linesOf([buy("2025-01-01", 10, 1), dividend("2025-05-15", 5), sell("2025-06-01", 5, 9)], {
      X: company(0, { incomePerShare: { amount: 0, isEstimated: false, year: 2025 } }),
    });
    expect(lines.every(({ purification }) => purification === 0)).toBe(true);
  });

  it("are never negative, add up over positions, and do not depend on the order", () => {
    const record = fc.oneof(
      fc.record({
        kind: fc.constant("dividend"),
        id: fc.uuid(),
        account: fc.constant("A"),
        share: fc.constantFrom(named("X"), named("Y")),
        date: fc.constantFrom("2024-05-05", "2025-05-05"),
        amount,
        currency: fc.constantFrom("USD", "EUR"),
      }),
      fc.record({
        kind: fc.constantFrom("buy", "sell"),
        id: fc.uuid(),
        account: fc.constant("A"),
        share: fc.constantFrom(named("X"), named("Y")),
        date: fc.constantFrom("2024-01-05", "2024-06-05", "2025-07-05"),
        shares: amount,
        price: amount,
        currency: fc.constant("USD"),
        purchasePrice: fc.option(amount),
      }),
    ) as fc.Arbitrary<ShareRecord>;
    fc.assert(
      fc.property(fc.uniqueArray(record, { maxLength: 20, selector: ({ id }) => id }), percent, (records, ratio) => {
        const companies = { X: company(ratio), Y: company(ratio / 2) };
        const total = (some: readonly ShareRecord[]) =>
          yearTotals(linesOf(some, companies), [], { rule: "dividend_and_gains", rates: RATES }).reduce(
            (sum, { due }) => sum + due.amount,
            0,
          );
        const lines = linesOf(records, companies);
        for (const { purification } of lines) expect(purification ?? 0).toBeGreaterThanOrEqual(0);
        expect(linesOf([...records].reverse(), companies)).toEqual(lines);
        const of = (symbol: string) => total(records.filter((one) => one.share.symbol === symbol));
        expect(of("X") + of("Y")).toBeCloseTo(total(records), 2);
      }),
    );
  });
});

describe("rounding", () => {
  it.each([
    [0, 0],
    [1, 1],
    [1.001, 1.01],
    [1.1, 1.1],
    [13.99452, 14],
    [0.1 + 0.2, 0.3],
  ])("%d is paid as %d: never less than is owed", (amount, paid) => {
    expect(roundedUpToCents(amount)).toBe(paid);
  });
});
