import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoDay } from "../facts/iso-date.ts";
import { named, recordsOf } from "../test/portfolio-records.ts";
import { COST_METHODS, type CostMethod } from "./lots.ts";
import { positionsOf, sharesThroughYear } from "./positions.ts";
import { addRecords, ownName, type ShareName, type ShareRecord } from "./records.ts";

const keyOf = (share: ShareName) => ownName(share);

/** The history of the one share and account that these records name. */
function historyOf(records: readonly ShareRecord[], method: CostMethod = "average") {
  const [history] = positionsOf(records, keyOf, method)[0]?.accounts ?? [];
  if (!history) throw new Error("no records");
  return history;
}

const { buy, sell, split, listed: held } = recordsOf("AAPL");

describe("one account", () => {
  it("adds purchases at their average cost, and a sale removes shares without changing it", () => {
    const history = historyOf([buy("2025-01-01", 10, 100), buy("2025-02-01", 30, 120), sell("2025-03-01", 20, 150)]);
    expect(history).toMatchObject({ shares: 20, averageCost: 115, currency: "USD", isIncomplete: false });
    expect(history.sales[0]?.averageCost).toBe(115);
  });

  it("adds two lines of one list that name the share in two ways, and takes a later list in their place", () => {
    const list = [held("2025-06-01", 10, 100), held("2025-06-01", 30, 120)];
    expect(historyOf(list)).toMatchObject({ shares: 40, averageCost: 115 });
    expect(historyOf(list).stretches[0]?.shares).toBe(40);
    expect(historyOf([...list, held("2025-07-01", 12)])).toMatchObject({ shares: 12 });
    expect(historyOf([held("2025-06-01", 10, 100), held("2025-06-01", 30)]).averageCost).toBeNull();
  });

  it("multiplies by a split, and divides the cost, by ratio or by what was added", () => {
    const byRatio = historyOf([buy("2024-01-01", 2, 850), split("2024-06-10", 10)]);
    const byCount = historyOf([buy("2024-01-01", 2, 850), split("2024-06-10", null, 18)]);
    expect(byRatio).toMatchObject({ shares: 20, averageCost: 85 });
    expect(byCount).toMatchObject({ shares: 20, averageCost: 85 });
  });

  it("keeps fractions", () => {
    expect(historyOf([buy("2025-01-01", 0.029053, 50), buy("2025-01-02", 0.000947, 50)]).shares).toBeCloseTo(0.03, 12);
  });

  it("accepts a list of positions as it is, and continues from its day", () => {
    const history = historyOf([buy("2025-01-01", 5, 10), held("2025-06-30", 40, 12), sell("2025-09-01", 10, 20)]);
    expect(history).toMatchObject({ shares: 30, averageCost: 12 });
  });

  it("does not count a trade before the list's day a second time", () => {
    expect(historyOf([held("2025-06-30", 40), buy("2025-06-30", 40, 10)]).shares).toBe(40);
  });

  it("is never negative, and says that something is missing when more is sold than was bought", () => {
    const history = historyOf([buy("2025-01-01", 5, 10), sell("2025-02-01", 8, 20), buy("2025-03-01", 2, 30)]);
    expect(history).toMatchObject({ shares: 2, averageCost: 30, isIncomplete: true });
  });

  it("says that something is missing when a split finds no shares", () => {
    expect(historyOf([split("2024-06-10", null, 18)]).isIncomplete).toBe(true);
  });
});

describe("the part of a year that shares were held", () => {
  const through = (records: ShareRecord[], year = 2025, today = "2026-11-22") =>
    sharesThroughYear(historyOf(records), year, today);

  it("is 1 per share for a whole year, and half of it for half a year", () => {
    expect(through([buy("2024-12-31", 10, 1)])).toBe(10);
    expect(through([buy("2025-01-01", 10, 1), sell("2025-07-02", 10, 1)])).toBeCloseTo((10 * 182) / 365, 12);
  });

  it("counts the running year up to today", () => {
    expect(through([buy("2025-01-01", 10, 1)], 2026, "2026-01-31")).toBeCloseTo((10 * 31) / 365, 12);
  });

  it("counts shares before a split as what they became", () => {
    expect(through([buy("2024-01-01", 1, 1), split("2025-07-01", 4)])).toBe(4);
  });

  it("assumes that listed positions were held all year, unless the list says since when", () => {
    expect(through([held("2025-11-20", 10)])).toBe(10);
    expect(historyOf([held("2025-11-20", 10)]).isTimeAssumed).toBe(true);
    expect(through([held("2025-11-20", 10, null, "2025-07-02")])).toBeCloseTo((10 * 183) / 365, 12);
    expect(historyOf([held("2025-11-20", 10, null, "2025-07-02")]).isTimeAssumed).toBe(false);
  });
});

const day = fc.integer({ min: 0, max: 700 }).map((days) => isoDay(new Date(Date.UTC(2024, 0, 1 + days))));
const amount = fc.double({ min: 0.001, max: 1e6, noNaN: true });
const share = fc.constantFrom("AAPL", "MSFT", "NVDA").map(named);
const place = { id: fc.uuid(), account: fc.constantFrom("A", "B"), share, date: day };
const record: fc.Arbitrary<ShareRecord> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("buy", "sell"),
    ...place,
    shares: amount,
    price: amount,
    currency: fc.constantFrom("USD", "EUR"),
    purchasePrice: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant("holding"),
    ...place,
    shares: amount,
    averageCost: fc.option(amount),
    currency: fc.constant("USD"),
    heldSince: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant("split"),
    ...place,
    ratio: fc.option(fc.double({ min: 0.1, max: 20, noNaN: true })),
    sharesAdded: fc.option(amount),
  }),
  fc.record({
    kind: fc.constant("reinvestment"),
    ...place,
    amount,
    shares: amount,
    price: amount,
    currency: fc.constant("USD"),
  }),
  fc.record({
    kind: fc.constant("spin_off"),
    ...place,
    newShare: share,
    shares: amount,
    costPercent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  }),
  fc.record({
    kind: fc.constant("merger"),
    ...place,
    shares: fc.option(amount),
    newShare: fc.option(share),
    newShares: amount,
    cash: fc.oneof(fc.constant(0), amount),
    currency: fc.constantFrom("USD", "EUR"),
  }),
) as fc.Arbitrary<ShareRecord>;
const transfer = fc.record({
  kind: fc.constantFrom("transfer_in", "transfer_out"),
  ...place,
  shares: fc.constantFrom(5, 10),
  averageCost: fc.option(amount),
  currency: fc.constant("USD"),
  heldSince: fc.option(day),
}) as fc.Arbitrary<ShareRecord>;
const ofAny = (one: fc.Arbitrary<ShareRecord>) => fc.uniqueArray(one, { maxLength: 30, selector: ({ id }) => id });
const untransferred = ofAny(record);
const records = ofAny(fc.oneof({ arbitrary: record, weight: 3 }, transfer));
const method = fc.constantFrom(...COST_METHODS);

describe("of any records", () => {
  it("neither positions nor holding periods are ever negative", () => {
    fc.assert(
      fc.property(records, method, (some, by) => {
        for (const { shares, averageCost, accounts } of positionsOf(some, keyOf, by)) {
          expect(shares).toBeGreaterThanOrEqual(0);
          expect(averageCost?.amount ?? 0).toBeGreaterThanOrEqual(0);
          for (const account of accounts)
            for (const year of [2024, 2025])
              expect(sharesThroughYear(account, year, "2025-12-31")).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("the order of the records changes nothing", () => {
    fc.assert(
      fc.property(records, fc.infiniteStream(fc.nat()), method, (some, random, by) => {
        const numbers = new Map(some.map(({ id }) => [id, random.next().value as number]));
        const shuffled = [...some].sort(
          (first, second) => (numbers.get(first.id) ?? 0) - (numbers.get(second.id) ?? 0),
        );
        expect(positionsOf(shuffled, keyOf, by)).toEqual(positionsOf(some, keyOf, by));
      }),
    );
  });

  it("the shares of all accounts add up to the position's", () => {
    fc.assert(
      fc.property(untransferred, (some) => {
        const whole = new Map(positionsOf(some, keyOf).map(({ key, shares }) => [key, shares]));
        const parts = ["A", "B"].flatMap((account) =>
          positionsOf(
            some.filter((one) => one.account === account),
            keyOf,
          ),
        );
        for (const [key, shares] of whole) {
          const sum = parts.filter((part) => part.key === key).reduce((total, part) => total + part.shares, 0);
          expect(sum).toBeCloseTo(shares, 6);
        }
      }),
    );
  });

  it("adding the same records twice changes nothing", () => {
    fc.assert(
      fc.property(records, (some) => {
        const once = addRecords([], some);
        const twice = addRecords(once.records, some);
        expect(twice.countAdded).toBe(0);
        expect(twice.records).toEqual(once.records);
      }),
    );
  });
});
