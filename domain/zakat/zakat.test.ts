import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nisabAtPrice, referenceNisab } from "./nisab.ts";
import { calculateGivenZakat, calculateZakat } from "./zakat.ts";

const nisabs = { gold: referenceNisab("gold"), silver: referenceNisab("silver") };
const cash = (value: number) => ({ type: "cash", value }) as const;

describe("bad input", () => {
  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("refuses liabilities of %d", (liabilities) => {
    expect(() => calculateZakat({ assets: [cash(1)], nisabType: "gold", liabilities }, nisabs)).toThrow(RangeError);
  });

  it("refuses assets whose sum is not finite", () => {
    const assets = [cash(Number.MAX_VALUE), cash(Number.MAX_VALUE)];
    expect(() => calculateZakat({ assets, nisabType: "gold" }, nisabs)).toThrow(RangeError);
  });

  it("refuses a nisab that is unknown rather than calling the wealth below it", () => {
    const unknown = { ...nisabs, gold: { ...nisabs.gold, nisabValue: Number.NaN } };
    expect(() => calculateZakat({ assets: [cash(1)], nisabType: "gold" }, unknown)).toThrow(RangeError);
  });
});

describe("the plain request", () => {
  it("owes 2.5 % of the sum", () => {
    const assets = [cash(5000), { type: "stocks", value: 3000 }, { type: "crypto", value: 2000 }] as const;
    // 5,000 + 3,000 + 2,000 = 10,000, above 6,200; 10,000 × 0.025 = 250
    expect(calculateZakat({ assets, nisabType: "gold" }, nisabs)).toMatchObject({
      zakatOwed: 250,
      totalZakatable: 10000,
      nisabValue: 6200,
      ratePercent: 2.5,
    });
  });

  it("owes nothing below the nisab, and keeps the total", () => {
    const result = calculateZakat({ assets: [cash(6199.99)], nisabType: "gold" }, nisabs);
    expect(result).toMatchObject({ zakatOwed: 0, totalZakatable: 6199.99, isNisabReached: false });
  });

  it("owes at the nisab in decimals whose binary sum falls short of it", () => {
    const assets = [cash(2058.43), cash(2065.62), cash(2075.95)];
    const result = calculateZakat({ assets, nisabType: "gold" }, nisabs);
    expect(result.totalZakatable).toBeLessThan(6200);
    expect(result.zakatOwed).toBeCloseTo(155, 9);
  });

  it("owes exactly at the nisab in gold by weight", () => {
    // 116.64 g × 18 ÷ 24 = 87.48 g
    const assets = [{ type: "gold", weightGrams: 116.64, karat: 18 }] as const;
    const at = { ...nisabs, gold: nisabAtPrice(136.03, "gold") };
    expect(calculateZakat({ assets, nisabType: "gold" }, at).isNisabReached).toBe(true);
  });

  it("takes the nisab asked for", () => {
    // 1,000 is below 6,200 of gold and above 450 of silver; 1,000 × 0.025 = 25
    expect(calculateZakat({ assets: [cash(1000)], nisabType: "gold" }, nisabs).zakatOwed).toBe(0);
    expect(calculateZakat({ assets: [cash(1000)], nisabType: "silver" }, nisabs)).toMatchObject({
      zakatOwed: 25,
      nisabValue: 450,
    });
  });

  it("is not rounded", () => {
    // 10,000.01 × 0.025 = 250.00025
    expect(calculateZakat({ assets: [cash(10000.01)], nisabType: "gold" }, nisabs).zakatOwed).toBeCloseTo(250.00025, 9);
  });
});

describe("debts due", () => {
  const assets = [cash(10000)];

  it("are deducted before the comparison with the nisab", () => {
    // 10,000 − 3,000 = 7,000; 7,000 × 0.025 = 175
    expect(calculateZakat({ assets, nisabType: "gold", liabilities: 3000 }, nisabs)).toMatchObject({
      totalBeforeLiabilities: 10000,
      liabilitiesDeducted: 3000,
      totalZakatable: 7000,
      zakatOwed: 175,
    });
    // 10,000 − 4,000 = 6,000, below 6,200
    expect(calculateZakat({ assets, nisabType: "gold", liabilities: 4000 }, nisabs).zakatOwed).toBe(0);
  });

  it("change nothing under the position that does not deduct them", () => {
    const result = calculateZakat({ assets, nisabType: "gold", liabilities: 4000, liabilityTreatment: "keep" }, nisabs);
    expect(result).toMatchObject({ liabilitiesDeducted: 0, totalZakatable: 10000, zakatOwed: 250 });
    expect(result.positions.map((position) => position.id)).toContain("liabilities_kept");
  });
});

describe("the year", () => {
  it("by the solar calendar has the higher rate", () => {
    // 10,000 × 0.02577 = 257.70
    const result = calculateZakat({ assets: [cash(10000)], nisabType: "gold", yearBasis: "solar" }, nisabs);
    expect(result.zakatOwed).toBeCloseTo(257.7, 9);
    expect(result.ratePercent).toBeCloseTo(2.577, 12);
  });

  it("that is not complete owes nothing yet and says what will be due", () => {
    const request = { assets: [cash(10000)], nisabType: "gold", isHawlComplete: false } as const;
    const result = calculateZakat(request, nisabs);
    expect(result).toMatchObject({ zakatOwed: 0, zakatAtEndOfHawl: 250, isNisabReached: true });
  });
});

describe("a household's whole account", () => {
  it("adds up by hand", () => {
    const prices = { gold: nisabAtPrice(130, "gold"), silver: nisabAtPrice(2, "silver") };
    const result = calculateZakat(
      {
        assets: [
          cash(4000), //                                                                    4,000
          { type: "stocks", value: 2000, method: "market_value" }, //                       2,000
          { type: "stocks", value: 20000, method: "proxy" }, //            25 % of 20,000 = 5,000
          { type: "stocks", value: 5000, method: "zakatable_assets", zakatablePercent: 40 }, // 2,000
          { type: "gold", weightGrams: 40, karat: 18, use: "worn" }, //    left out:            0
          { type: "gold", weightGrams: 20 }, //                            20 × 130 =       2,600
          { type: "silver", weightGrams: 200, fineness: 925 }, //          185 × 2 =          370
          { type: "real_estate", value: 90000, purpose: "rental" }, //     left out:            0
          { type: "loans", value: 1000, collectability: "good" }, //                        1,000
          { type: "loans", value: 700, collectability: "doubtful" }, //    left out:            0
        ],
        nisabType: "gold",
        madhab: "shafii",
        liabilityTreatment: "deduct",
        liabilities: 1970,
      },
      prices,
    );
    // 4,000 + 2,000 + 5,000 + 2,000 + 2,600 + 370 + 1,000 = 16,970; − 1,970 = 15,000
    // nisab 87.48 × 130 = 11,372.40; 15,000 × 0.025 = 375
    expect(result.totalBeforeLiabilities).toBe(16970);
    expect(result.totalZakatable).toBe(15000);
    expect(result.nisabValue).toBeCloseTo(11372.4, 9);
    expect(result.zakatOwed).toBe(375);
    expect(result.assets.map(({ zakatableValue, positionId }) => [zakatableValue, positionId])).toEqual([
      [4000, null],
      [2000, "shares_market_value"],
      [5000, "shares_proxy"],
      [2000, "shares_zakatable_assets"],
      [0, "worn_jewelry_left_out"],
      [2600, null],
      [370, null],
      [0, "real_estate_rental"],
      [1000, "receivable_good"],
      [0, "receivable_doubtful"],
    ]);
  });

  it("names every position once, and every line's position is among them", () => {
    const assets = [
      { type: "stocks", value: 1, method: "proxy" },
      { type: "stocks", value: 2, method: "proxy" },
      { type: "loans", value: 3 },
      cash(4),
    ] as const;
    const { positions, assets: lines } = calculateZakat({ assets, nisabType: "gold" }, nisabs);
    const ids = positions.map((position) => position.id);
    expect(ids).toEqual(["shares_proxy", "receivable_good", "lunar_year", "hawl"]);
    expect(lines.map((line) => line.positionId)).toEqual(["shares_proxy", "shares_proxy", "receivable_good", null]);
  });
});

describe("debts", () => {
  const request = {
    assets: [{ type: "cash" as const, value: 20_000 }],
    nisabType: "gold" as const,
    liabilities: 5_000,
  };

  it.each([
    [undefined, 15_000],
    ["hanafi", 15_000],
    ["maliki", 15_000],
    ["hanbali", 15_000],
    ["shafii", 20_000],
  ] as const)("are treated as the school %s teaches", (madhab, totalZakatable) => {
    expect(calculateZakat({ ...request, madhab }, nisabs)).toMatchObject({ totalZakatable });
  });

  it("are treated as the person chooses, whatever the school", () => {
    expect(calculateZakat({ ...request, madhab: "shafii", liabilityTreatment: "deduct" }, nisabs).totalZakatable).toBe(
      15_000,
    );
  });
});

it("is sent with the decimals of the calculation", () => {
  const sent = (...values: number[]) => {
    const assets = values.map((value) => ({ type: "cash" as const, value }));
    return calculateGivenZakat({ assets, nisabType: "gold" }, nisabs, {});
  };
  expect(
    calculateZakat(
      {
        assets: [
          { type: "cash", value: 0.1 },
          { type: "cash", value: 0.2 },
        ],
        nisabType: "gold",
      },
      nisabs,
    ).totalZakatable,
  ).not.toBe(0.3);
  expect(sent(0.1, 0.2).totalZakatable).toBe(0.3);
  expect(sent(6_600.1).zakatOwed).toBe(165.0025);
});

it("is sent with amounts that have no digits beyond what its decimals come to, whatever the assets", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), cents, (values, liabilities) => {
      const assets = values.map((value) => ({ type: "cash" as const, value }));
      const sent = calculateGivenZakat({ assets, liabilities, nisabType: "gold" }, nisabs, {});
      const decimals = (amount: number) => String(amount).split(".")[1]?.length ?? 0;
      for (const amount of [sent.totalZakatable, sent.totalBeforeLiabilities, sent.liabilitiesDeducted])
        expect(decimals(amount)).toBeLessThanOrEqual(2);
      expect(decimals(sent.zakatOwed)).toBeLessThanOrEqual(5);
    }),
  );
  const owed = calculateGivenZakat({ assets: [{ type: "cash", value: 18_000 }], nisabType: "gold" }, nisabs, {});
  expect(owed.zakatOwed).toBe(450);
});

it("says that the silver by itself reaches its nisab, though the nisab of gold was chosen and is not reached", () => {
  const of = (value: number) =>
    calculateZakat({ assets: [{ type: "silver", value }], nisabType: "gold" }, nisabs).isSilverAboveItsNisab;
  expect([of(449), of(450), of(451)]).toEqual([false, true, true]);
});

it("says that wealth of any kind reaches the nisab of silver, after debts", () => {
  const of = (value: number, liabilities = 0) =>
    calculateZakat({ assets: [{ type: "cash", value }], nisabType: "gold", liabilities }, nisabs).isSilverNisabReached;
  expect([of(449), of(450), of(500, 51), of(500, 50)]).toEqual([false, true, false, true]);
});

it("counts assets and debts in other currencies at their rates, and refuses a currency without one", () => {
  const given = {
    assets: [{ type: "cash", value: 8_000, currency: "GBP" }],
    liabilities: 400,
    liabilitiesCurrency: "GBP",
    nisabType: "gold",
  } as const;
  expect(calculateGivenZakat(given, nisabs, { GBP: 0.8 })).toMatchObject({ totalZakatable: 9_500, zakatOwed: 237.5 });
  expect(() => calculateGivenZakat(given, nisabs, {})).toThrow(RangeError);
  expect(() => calculateGivenZakat({ ...given, assets: [] }, nisabs, { toString: 1 })).toThrow(RangeError);
});
