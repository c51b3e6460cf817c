import { describe, expect, it } from "vitest";
import * as changes from "./changes.ts";
import * as format from "./format.ts";
import { countryName } from "./places.ts";
import * as push from "./push.ts";

const THIN = "\u202f";
const spaced = (text: string) => text.replaceAll("_", THIN);

describe("figures", () => {
  it("writes commas, narrow spaces and the currency behind the figure", () => {
    expect(format.formatDollars(1234.56)).toBe(spaced("1_234,56_$"));
    expect(format.formatDollars(0.0123)).toBe(spaced("0,0123_$"));
    expect(format.formatPrice(362.7, { isRounded: true })).toBe(spaced("environ 363_$"));
    expect(format.formatPrice(24.6, { currency: "SAR" })).toBe(spaced("24,60_SAR"));
    expect(format.formatAmount(106_630_000_000)).toBe(spaced("106,63_Md_$"));
    expect(format.formatAmount(3_450_120_000_000, "EUR")).toBe(spaced("3_450,12_Md_€"));
    expect(format.formatAmount(541, "JPY")).toBe(spaced("541_JPY"));
    expect(format.formatAmount(1, "shares")).toBe("1 action");
    expect(format.formatAmount(15_204_000_000, "shares")).toBe(spaced("15,2_Md d’actions"));
    expect(format.formatPercent(32.64)).toBe(spaced("32,6_%"));
    expect(format.formatPercentAgainst(33.04, 33)).toBe(spaced("33,04_%"));
    expect(format.percentText(33.0001, 33)).toBe(spaced("33,0001_%"));
    expect(format.formatCount(5210)).toBe(spaced("5_210"));
  });

  it("counts none and one in the singular", () => {
    expect([0, 1, 2].map((count) => format.counted(count, "action"))).toEqual(["0 action", "1 action", "2 actions"]);
    expect(push.pushMessage([{ symbol: "AAPL", text: "Conforme → Indéterminé", isPast: true }]).title).toBe(
      "Un résultat que vous suivez a changé",
    );
    expect(changes.nearMissSentence({ ratio: "debtRatio", figure: 32, limit: 33, points: 1, isAbove: false })).toBe(
      spaced("32,0_%_: 1 point au-dessous du seuil de 33_% (dette)."),
    );
  });
});

it("writes days with the month's name, and the first one as 1er", () => {
  expect(format.formatDay("2026-11-28")).toBe("28 novembre 2026");
  expect(format.formatDay("2026-08-01")).toBe("1er août 2026");
  expect(() => format.formatDay("soon")).toThrow(RangeError);
  expect(format.formatMoment("2026-11-28T14:05:00Z")).toBe(spaced("28 novembre 2026 à 14_h_05 UTC"));
  expect(format.formatTimeSince("2026-11-28T11:00:00Z", new Date("2026-11-28T14:05:00Z"))).toBe("il y a 3 heures");
});

it("joins lists with «et», elides «de» before a vowel, and takes a country's article off in a list", () => {
  expect(format.joined(["A", "B", "C"])).toBe("A, B et C");
  expect(["Apple", "Nestlé", "août 2025"].map(format.of)).toEqual(["d’Apple", "de Nestlé", "d’août 2025"]);
  expect(["Morocco", "South Africa", "United States", "Laos"].map(countryName)).toEqual([
    "Maroc",
    "Afrique du Sud",
    "États-Unis",
    "Laos",
  ]);
});
