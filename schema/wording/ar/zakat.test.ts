import { describe, expect, it } from "vitest";
import { nisabAtPrice } from "../../../domain/zakat/nisab.ts";
import { calculateZakat } from "../../../domain/zakat/zakat.ts";
import type { ZakatRequest } from "../../../domain/zakat/zakat-terms.ts";
import sources from "../../seed/zakat-sources.json" with { type: "json" };
import { isolate } from "./format.ts";
import { countingText, wordedPosition, zakatDay } from "./zakat.ts";

const nisabs = { gold: nisabAtPrice(100, "gold"), silver: nisabAtPrice(2, "silver") };
const explained = (asset: ZakatRequest["assets"][number], more: Partial<ZakatRequest> = {}) =>
  calculateZakat({ nisabType: "gold", assets: [asset], ...more }, nisabs).assets.map(countingText)[0];

describe("how an asset was counted, in Arabic", () => {
  const worn = { type: "gold", weightGrams: 50, karat: 18, use: "worn" } as const;

  it.each<[ZakatRequest["assets"][number], Partial<ZakatRequest>, string]>([
    [{ type: "cash", value: 1 }, {}, "يُحسب كاملًا."],
    [{ type: "silver", value: 1 }, {}, "تُحسب الفضة الخالصة كاملة."],
    [{ type: "stocks", value: 1, method: "proxy" }, {}, `يُحسب ${isolate("25%")} من القيمة. إذا تعذّر`],
    [{ type: "real_estate", value: 1, purpose: "rental" }, {}, "لا يُحسب. لا تُحسب قيمة العقار المؤجَّر."],
    [worn, { madhab: "shafii" }, "لا يُحسب. الحلي المباح"],
  ])("%j", (asset, more, beginning) => {
    expect(explained(asset, more)?.startsWith(beginning), explained(asset, more)).toBe(true);
  });

  it("says that no school was chosen", () => {
    expect(explained(worn)).toMatch(/حيث لم يُختر مذهب\.$/);
    expect(explained(worn, { madhab: "hanafi" })).not.toMatch(/لم يُختر/);
  });
});

it("puts the day of the Hijri calendar beside a day of zakat", () => {
  expect(zakatDay("2026-03-01T12:00:00.000Z")).toBe("1 مارس 2026 (12 رمضان 1447 هـ)");
  expect(() => zakatDay("soon")).toThrow(RangeError);
});

it("calls a resolution as its academy does, also in a server's answer, which has no identity", () => {
  const answered = structuredClone({ id: "shares_market_value", sources: [sources.FIQH_ACADEMY_SHARES] } as const);
  expect(wordedPosition(answered).sources).toEqual([
    { title: `مجمع الفقه الإسلامي الدولي، القرار رقم ${isolate("28 (3/4)")} بشأن زكاة الأسهم في الشركات`, url: null },
  ]);
});
