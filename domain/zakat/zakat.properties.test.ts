import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Nisabs, nisabAtPrice } from "./nisab.ts";
import { calculateZakat } from "./zakat.ts";
import {
  COLLECTABILITIES,
  LIABILITY_TREATMENTS,
  MADHABS,
  METAL_USES,
  REAL_ESTATE_PURPOSES,
  SHARE_METHODS,
  YEAR_BASES,
} from "./zakat-positions.ts";
import { NISAB_TYPES, type ZakatAsset, type ZakatRequest } from "./zakat-terms.ts";

const amount = fc.oneof(
  fc.double({ min: 0, max: 1e15, noNaN: true }),
  fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100),
);
const grams = fc.double({ min: 0, max: 1e9, noNaN: true });

const asset: fc.Arbitrary<ZakatAsset> = fc.oneof(
  fc.record({ type: fc.constantFrom("cash", "business", "crypto"), value: amount }),
  fc.record({
    type: fc.constant("stocks"),
    value: amount,
    method: fc.constantFrom(...SHARE_METHODS),
    zakatablePercent: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  fc.record({ type: fc.constantFrom("gold", "silver"), value: amount, use: fc.constantFrom(...METAL_USES) }),
  fc.record({ type: fc.constant("gold"), weightGrams: grams, karat: fc.integer({ min: 1, max: 24 }) }),
  fc.record({ type: fc.constant("silver"), weightGrams: grams, fineness: fc.integer({ min: 1, max: 1000 }) }),
  fc.record({ type: fc.constant("real_estate"), value: amount, purpose: fc.constantFrom(...REAL_ESTATE_PURPOSES) }),
  fc.record({ type: fc.constant("loans"), value: amount, collectability: fc.constantFrom(...COLLECTABILITIES) }),
);

const request: fc.Arbitrary<ZakatRequest> = fc.record({
  assets: fc.array(asset, { minLength: 1, maxLength: 12 }),
  nisabType: fc.constantFrom(...NISAB_TYPES),
  madhab: fc.option(fc.constantFrom(...MADHABS), { nil: undefined }),
  liabilities: amount,
  liabilityTreatment: fc.constantFrom(...LIABILITY_TREATMENTS),
  yearBasis: fc.constantFrom(...YEAR_BASES),
  isHawlComplete: fc.boolean(),
});

const price = fc.double({ min: 0.01, max: 10_000, noNaN: true });
const nisabs: fc.Arbitrary<Nisabs> = fc
  .tuple(price, price)
  .map(([gold, silver]) => ({ gold: nisabAtPrice(gold, "gold"), silver: nisabAtPrice(silver, "silver") }));

describe("zakat", () => {
  it("is never negative and never more than the wealth it is on", () => {
    fc.assert(
      fc.property(request, nisabs, (asked, at) => {
        const { zakatOwed, zakatAtEndOfHawl, totalZakatable, totalBeforeLiabilities } = calculateZakat(asked, at);
        expect(zakatOwed).toBeGreaterThanOrEqual(0);
        expect(zakatAtEndOfHawl).toBeGreaterThanOrEqual(zakatOwed);
        expect(totalZakatable).toBeGreaterThanOrEqual(zakatAtEndOfHawl);
        expect(totalBeforeLiabilities).toBeGreaterThanOrEqual(totalZakatable);
      }),
    );
  });

  it("never falls when one asset grows", () => {
    fc.assert(
      fc.property(
        request,
        nisabs,
        fc.nat(),
        fc.double({ min: 0, max: 1e15, noNaN: true }),
        (asked, at, pick, growth) => {
          const index = pick % asked.assets.length;
          const assets = asked.assets.map((each, position) => (position === index ? grown(each, growth) : each));
          const before = calculateZakat(asked, at);
          const after = calculateZakat({ ...asked, assets }, at);
          expect(after.totalZakatable).toBeGreaterThanOrEqual(before.totalZakatable);
          expect(after.zakatOwed).toBeGreaterThanOrEqual(before.zakatOwed);
        },
      ),
    );
  });

  it("never rises when debts grow", () => {
    fc.assert(
      fc.property(request, nisabs, amount, (asked, at, growth) => {
        const liabilities = (asked.liabilities ?? 0) + growth;
        const after = calculateZakat({ ...asked, liabilities }, at).zakatOwed;
        expect(after).toBeLessThanOrEqual(calculateZakat(asked, at).zakatOwed);
      }),
    );
  });

  it("is zero below the nisab, and the rate times the whole from it on", () => {
    fc.assert(
      fc.property(request, nisabs, fc.double({ min: 0, max: 3, noNaN: true }), (asked, at, multiple) => {
        const nisab = at[asked.nisabType].nisabValue;
        const value = nisab * multiple;
        fc.pre(Math.abs(multiple - 1) > 1e-9 || multiple === 1);
        const wealth = { assets: [{ type: "cash", value }], nisabType: asked.nisabType } as const;
        expect(calculateZakat(wealth, at).zakatOwed).toBe(multiple >= 1 ? value * 0.025 : 0);
      }),
      {
        examples: [
          [
            { assets: [], nisabType: "gold" },
            { gold: nisabAtPrice(136.03, "gold"), silver: nisabAtPrice(2, "silver") },
            1,
          ],
        ],
      },
    );
  });

  it("is the same in every order of the assets", () => {
    const shuffled = request.chain((asked) =>
      fc
        .shuffledSubarray([...asked.assets], { minLength: asked.assets.length })
        .map((assets) => [asked, { ...asked, assets }] as const),
    );
    fc.assert(
      fc.property(shuffled, nisabs, ([asked, reordered], at) => {
        const { totalZakatable, zakatOwed } = calculateZakat(asked, at);
        expect(calculateZakat(reordered, at)).toMatchObject({ totalZakatable, zakatOwed });
      }),
    );
  });

  it("does not depend on the unit of money", () => {
    // Powers of two scale binary numbers without rounding, so that equality is exact.
    const cents = fc.integer({ min: 1, max: 1e12 }).map((each) => each / 100);
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 12 }),
        cents,
        price,
        fc.integer({ min: -8, max: 8 }),
        (values, liabilities, pricePerGram, exponent) => {
          const owed = (scale: number) => {
            const gold = nisabAtPrice(pricePerGram * scale, "gold");
            const assets = values.map((value) => ({ type: "cash", value: value * scale }) as const);
            const asked = { assets, nisabType: "gold", liabilities: liabilities * scale } as const;
            return calculateZakat(asked, { gold, silver: gold }).zakatOwed;
          };
          expect(owed(2 ** exponent)).toBe(owed(1) * 2 ** exponent);
        },
      ),
    );
  });

  it("is the plain sum and its fortieth for assets of a type and a value", () => {
    const plain = fc.record({
      type: fc.constantFrom("cash", "stocks", "gold", "silver", "business", "real_estate", "crypto", "loans"),
      value: fc.integer({ min: 0, max: 1e9 }),
    });
    fc.assert(
      fc.property(
        fc.array(plain, { minLength: 1, maxLength: 100 }),
        nisabs,
        fc.constantFrom(...NISAB_TYPES),
        (assets, at, nisabType) => {
          const sum = assets.reduce((total, { value }) => total + value, 0);
          const result = calculateZakat({ assets, nisabType }, at);
          expect(result.totalZakatable).toBe(sum);
          expect(result.zakatOwed).toBe(sum >= at[nisabType].nisabValue ? sum * 0.025 : 0);
        },
      ),
    );
  });
});

function grown(each: ZakatAsset, growth: number): ZakatAsset {
  if (each.type !== "gold" && each.type !== "silver") return { ...each, value: each.value + growth };
  if (each.value !== undefined) return { ...each, value: each.value + growth };
  return { ...each, weightGrams: (each.weightGrams ?? 0) + growth };
}
