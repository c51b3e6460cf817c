import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { company, cost, dividendsIn, named, RATES, recordsOf } from "../test/portfolio-records.ts";
import { COST_METHODS, type CostMethod, sum } from "./lots.ts";
import { type Position, positionsOf, sharesThroughYear } from "./positions.ts";
import { ledgerLines, yearCosts } from "./purification-ledger.ts";
import { ownName, type ShareRecord, sharesNamed } from "./records.ts";

const { made, buy, sell, split, reinvested, listed } = recordsOf("OLD");
const ofNew = recordsOf("NEW");
const spinOff = (date: string, shares: number, costPercent: number | null) =>
  made("spin_off", date, { newShare: named("NEW"), shares, costPercent });
const merger = (date: string, newShares: number, cash = 0, traits: object = {}) =>
  made("merger", date, { shares: null, newShare: newShares > 0 ? named("NEW") : null, newShares, cash, ...traits });
const moved = (
  kind: "transfer_in" | "transfer_out",
  date: string,
  account: string,
  shares = 10,
  averageCost: number | null = null,
) => made(kind, date, { account, shares, averageCost, heldSince: null });

const positions = (records: readonly ShareRecord[], method: CostMethod = "average") =>
  new Map(positionsOf(records, ownName, method).map((position) => [position.key, position]));
const salesOf = (position: Position | undefined) => position?.accounts.flatMap(({ sales }) => sales) ?? [];

function linesOf(records: readonly ShareRecord[], method: CostMethod = "average", taxedOn = "") {
  return ledgerLines({
    positions: positionsOf(records, ownName, method),
    dividends: dividendsIn(records).map((dividend) => ({ ...dividend, isTaxed: dividend.date === taxedOn })),
    companyOf: () => company(2),
    rates: RATES,
    method,
    today: "2025-12-31",
  });
}

describe("the cost of what is sold", () => {
  /** The two purchases and the split of the example in the FAQ of the IRS on stocks and splits. */
  const records = [
    buy("2024-01-10", 100, 10),
    buy("2024-06-10", 100, 12),
    split("2025-01-10", 2),
    sell("2025-05-02", 250, 8),
  ];

  it.each([
    ["average", 5.5, 5.5, 825],
    ["first_in", 5.2, 6, 900],
  ] as const)("by %s is %d a share, and %d for what is left", (method, sold, rest, value) => {
    const position = positions(records, method).get("OLD");
    expect(salesOf(position)[0]?.averageCost).toBe(sold);
    expect(position).toMatchObject({ shares: 150, averageCost: { amount: rest, currency: "USD" } });
    expect(150 * rest).toBe(value);
    const line = linesOf(records, method).find(({ way }) => way === "capital_gains");
    expect(line?.base).toBeCloseTo(250 * (8 - sold), 10);
    expect(line?.notes).toEqual([`cost_${method}`]);
  });

  it("is what the record itself gives, and is said so", () => {
    const [line] = linesOf([buy("2025-01-10", 10, 1), sell("2025-05-02", 5, 8, { purchasePrice: 7 })]).filter(
      ({ way }) => way === "capital_gains",
    );
    expect(line).toMatchObject({ base: 5, notes: ["cost_given"] });
  });

  it("is not guessed for shares that were sold before they were bought", () => {
    const [line] = linesOf([sell("2025-01-10", 8, 20), buy("2025-02-10", 8, 10)]).filter(
      ({ way }) => way === "capital_gains",
    );
    expect(line).toMatchObject({ purification: null, notes: ["purchase_price_not_known", "sold_before_bought"] });
  });

  it("is not spread from the known purchases over shares that only a list names", () => {
    const records = [buy("2025-01-10", 20, 10), listed("2025-03-01", 100), sell("2025-05-02", 20, 15)];
    expect(salesOf(positions(records, "average").get("OLD"))[0]?.averageCost).toBeNull();
    expect(salesOf(positions(records, "first_in").get("OLD"))[0]?.averageCost).toBe(10);
  });
});

describe("a dividend in shares", () => {
  // 300 of dividends, 45 of it withheld; the other 255 bought 5.1 shares at 50.
  const records = [buy("2024-03-01", 200, 40), reinvested("2025-05-15", 300, 5.1, 50)];

  it("is due like one in money, in full, and its shares cost what was paid for them", () => {
    const [line] = linesOf(records, "average", "2025-05-15").filter(({ way }) => way === "dividend");
    expect(line).toMatchObject({ base: 300, purification: 6, notes: ["reinvested", "tax_not_deducted"] });
    expect(positions(records, "first_in").get("OLD")?.accounts[0]?.lots.at(-1)).toMatchObject({
      shares: 5.1,
      cost: 50,
    });
    expect(positions(records).get("OLD")?.averageCost?.amount).toBeCloseTo((8000 + 255) / 205.1, 10);
  });
});

describe("a spin-off", () => {
  const before = [buy("2024-01-10", 40, 30), buy("2024-06-10", 60, 50)];

  it("moves its percent of each purchase's cost to the new shares, with the day of purchase", () => {
    const after = positions([...before, spinOff("2025-02-01", 25, 20)], "first_in");
    expect(after.get("OLD")?.accounts[0]?.lots).toMatchObject([
      { since: "2024-01-10", shares: 40, cost: 24 },
      { since: "2024-06-10", shares: 60, cost: 40 },
    ]);
    expect(after.get("NEW")?.accounts[0]?.lots).toMatchObject([
      { since: "2024-01-10", shares: 10, cost: 24 },
      { since: "2024-06-10", shares: 15, cost: 40 },
    ]);
  });

  it("with an unknown percent leaves both costs unknown, and the line says why", () => {
    const records = [
      ...before,
      spinOff("2025-02-01", 25, null),
      sell("2025-03-01", 10, 99),
      ofNew.sell("2025-03-01", 5, 99),
    ];
    for (const method of COST_METHODS) {
      const notes = linesOf(records, method)
        .filter(({ way }) => way === "capital_gains")
        .map((line) => line.notes);
      expect(notes).toEqual([
        ["purchase_price_not_known", "spin_off_cost_not_known"],
        ["purchase_price_not_known", "spin_off_cost_not_known"],
      ]);
    }
  });

  it("of shares that the records do not hold gives the new ones without a cost, and says that something is missing", () => {
    const after = positions([spinOff("2025-02-01", 25, 20)]);
    expect(after.get("NEW")).toMatchObject({ shares: 25, averageCost: null });
    expect(after.get("OLD")?.accounts[0]?.isIncomplete).toBe(true);
  });
});

describe("a merger", () => {
  // The pool and the cash of the example in CG57844 of the British tax manual: 45,000 less 5,000 is 40,000.
  const before = buy("2024-01-10", 10_000, 4.5);

  it("takes the cash off the cost, which goes on in the new shares", () => {
    const after = positions([before, merger("2025-02-01", 5_000, 5_000)]);
    expect(after.get("OLD")).toMatchObject({ shares: 0 });
    expect(salesOf(after.get("OLD"))).toEqual([]);
    expect(after.get("NEW")).toMatchObject({ shares: 5_000, averageCost: { amount: 8, currency: "USD" } });
    expect(after.get("NEW")?.accounts[0]?.lots[0]?.since).toBe("2024-01-10");
  });

  it("has a gain of the day where the cash exceeds the cost", () => {
    const records = [before, merger("2025-02-01", 5_000, 50_000)];
    expect(positions(records).get("NEW")?.averageCost?.amount).toBe(0);
    const [line] = linesOf(records).filter(({ way }) => way === "capital_gains");
    expect(line?.base).toBeCloseTo(5_000, 8);
    expect(line?.notes).toEqual(["merger_cash", "cost_average"]);
  });

  it("for cash alone is a sale", () => {
    const [line] = linesOf([before, merger("2025-02-01", 0, 60_000)]).filter(({ way }) => way === "capital_gains");
    expect(line?.base).toBeCloseTo(15_000, 8);
  });

  it("in another currency than the cost leaves it unknown instead of guessing", () => {
    const records = [before, merger("2025-02-01", 5_000, 5_000, { currency: "EUR" })];
    expect(positions(records).get("NEW")?.averageCost).toBeNull();
    expect(linesOf(records).find(({ way }) => way === "capital_gains")?.purification).toBeNull();
  });

  it("under the same name is a split, so that the time before counts as the new shares", () => {
    const records = [before, merger("2025-07-01", 1_000, 0, { newShare: named("OLD") })];
    const history = positions(records).get("OLD")?.accounts[0];
    expect(history).toMatchObject({ shares: 1_000, averageCost: 45 });
    expect(history && sharesThroughYear(history, 2025, "2025-12-31")).toBe(1_000);
  });
});

describe("a move between accounts", () => {
  const bought = buy("2024-01-10", 10, 100);
  const through = (position: Position | undefined, year: number) =>
    sum((position?.accounts ?? []).map((account) => sharesThroughYear(account, year, "2025-12-31")));

  it.each([
    ["2025-03-01", "2025-03-05"],
    ["2025-03-05", "2025-03-01"],
  ])("takes cost and days along, is no sale, and leaves no gap: out on %s, in on %s", (out, into) => {
    const records = [bought, moved("transfer_out", out, "A"), moved("transfer_in", into, "B", 10, 999)];
    const position = positions(records, "first_in").get("OLD");
    expect(position).toMatchObject({ shares: 10, averageCost: { amount: 100 } });
    expect(position?.accounts[1]?.lots).toMatchObject([{ since: "2024-01-10", shares: 10, cost: 100 }]);
    expect(salesOf(position)).toEqual([]);
    expect(through(position, 2025)).toBeCloseTo(10, 12);
    expect(position?.accounts.map(({ isTimeAssumed }) => isTimeAssumed)).toEqual([false, false]);
  });

  it("out without its in is no sale either; the year says that the shares have left", () => {
    const records = [bought, moved("transfer_out", "2025-07-02", "A")];
    const position = positions(records).get("OLD");
    expect(position?.shares).toBe(0);
    expect(salesOf(position)).toEqual([]);
    expect(through(position, 2025)).toBeCloseTo((10 * 182) / 365, 12);
    expect(linesOf(records).map(({ year, notes }) => [year, notes.includes("moved_away")])).toEqual([
      [2025, true],
      [2024, false],
    ]);
  });

  it("in without its out has the cost that the record gives, and its time is assumed", () => {
    const history = positions([moved("transfer_in", "2025-07-02", "B", 10, 90)]).get("OLD")?.accounts[0];
    expect(history).toMatchObject({ shares: 10, averageCost: 90, isTimeAssumed: true });
    expect(history && sharesThroughYear(history, 2025, "2025-12-31")).toBe(10);
  });

  it("out and back into the same account is none", () => {
    const records = [bought, moved("transfer_out", "2025-03-01", "A"), moved("transfer_in", "2025-03-05", "A")];
    expect(positions(records).get("OLD")).toMatchObject({ shares: 10, averageCost: { amount: 100 } });
  });

  it("of another number, of another share or months later is not the same move", () => {
    const out = moved("transfer_out", "2025-03-01", "A");
    for (const other of [
      moved("transfer_in", "2025-03-05", "B", 9),
      moved("transfer_in", "2025-06-05", "B"),
      { ...moved("transfer_in", "2025-03-05", "B"), share: named("NEW") },
    ])
      expect(positions([bought, out, other]).get("OLD")?.accounts[0]?.leftOn).toEqual(["2025-03-01"]);
  });

  it("lets a later split count for the time in the account that it left", () => {
    const later = { ...split("2025-06-01", 4), account: "B" };
    const records = [bought, moved("transfer_out", "2025-03-01", "A"), moved("transfer_in", "2025-03-01", "B"), later];
    expect(through(positions(records).get("OLD"), 2024)).toBeCloseTo((40 * 357) / 366, 10);
    expect(through(positions(records).get("OLD"), 2025)).toBeCloseTo(40, 10);
  });
});

describe("fees and withheld taxes", () => {
  it("are added up a year, each kind by itself, and one without a rate is said", () => {
    const day = "2025-05-15";
    const costs = [cost("fee", day, 2), cost("fee", day, 1.6, "EUR"), cost("fee", "2024-12-31", 9)];
    const { fees, taxes } = yearCosts([...costs, cost("tax", day, 45), cost("tax", day, 7, "VND")], 2025, RATES);
    expect(fees).toMatchObject({ amount: 4, countUnknown: 0 });
    expect(taxes).toMatchObject({ amount: 45, countUnknown: 1 });
  });

  it("name their share, or none", () => {
    expect(sharesNamed(cost("tax", "2025-05-15", 1, "USD", "OLD"))).toEqual([named("OLD")]);
    expect(sharesNamed(cost("fee", "2025-05-15", 1))).toEqual([]);
  });
});

describe("of any history", () => {
  const part = fc.double({ min: 0.01, max: 1, noNaN: true });
  const price = fc.double({ min: 0.1, max: 1_000, noNaN: true });
  const step = fc.record({
    kind: fc.constantFrom("buy", "sell", "split", "reinvestment", "spin_off", "merger", "merger_cash"),
    part,
    price,
  });

  /** A history that ends with the sale of everything, in which nothing is sold that was not there. */
  function historyFrom(steps: readonly { kind: string; part: number; price: number }[]): ShareRecord[] {
    const owned = { OLD: 100, NEW: 0 };
    const records = [buy("2024-01-01", 100, 50)];
    for (const [index, { kind, part, price }] of steps.entries()) {
      const date = new Date(Date.UTC(2024, 0, 2 + index)).toISOString().slice(0, 10);
      if (kind === "buy" || kind === "reinvestment") {
        const shares = part * 100;
        owned.OLD += shares;
        records.push(kind === "buy" ? buy(date, shares, price) : reinvested(date, shares * price, shares, price));
      } else if (owned.OLD < 1) {
      } else if (kind === "sell") {
        records.push(sell(date, owned.OLD * part, price));
        owned.OLD -= owned.OLD * part;
      } else if (kind === "split") {
        records.push(split(date, part * 4));
        owned.OLD *= part * 4;
      } else {
        const shares = owned.OLD * part;
        if (kind === "spin_off") records.push(spinOff(date, shares, part * 90));
        else {
          records.push(merger(date, shares, kind === "merger" ? 0 : price * 40, { shares: shares }));
          owned.OLD -= shares;
        }
        owned.NEW += shares;
      }
    }
    for (const key of ["OLD", "NEW"] as const)
      if (owned[key] > 1e-6) records.push((key === "OLD" ? sell : ofNew.sell)("2025-12-01", owned[key], 77));
    return records;
  }
  const gainsBy = (records: readonly ShareRecord[], method: CostMethod) =>
    sum(
      [...positions(records, method).values()].flatMap((position) =>
        salesOf(position).map(({ trade, averageCost }) => (trade.price - (averageCost ?? Number.NaN)) * trade.shares),
      ),
    );

  it("both methods find the same gain once everything is sold: what came in less what was paid", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const records = historyFrom(steps);
        const paid = sum(
          records.map((record) =>
            record.kind === "buy" || record.kind === "reinvestment" ? record.shares * record.price : 0,
          ),
        );
        const came = sum(
          records.map((record) =>
            record.kind === "sell" ? record.shares * record.price : record.kind === "merger" ? record.cash : 0,
          ),
        );
        for (const method of COST_METHODS)
          expect((gainsBy(records, method) - (came - paid)) / (came + paid)).toBeCloseTo(0, 4);
      }),
    );
  });

  it("nothing is given away beyond what was earned, and the order of the records changes no line", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), fc.constantFrom(...COST_METHODS), (steps, method) => {
        const records = historyFrom(steps);
        const lines = linesOf(records, method);
        for (const { base, purification } of lines) expect(purification ?? 0).toBeLessThanOrEqual(base ?? 0);
        expect(linesOf([...records].reverse(), method)).toEqual(lines);
      }),
    );
  });
});
