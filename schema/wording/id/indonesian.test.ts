import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHORT_TERM_RATES } from "../../../domain/standards/short-term-rates.ts";
import * as format from "./format.ts";
import { GLOSSARY } from "./glossary.ts";
import { rateSource } from "./screening/evidence-notes.ts";

const root = new URL("../../../", import.meta.url).pathname;
const FILES = globSync(["schema/wording/id/**/*.ts", "web/src/features/**/messages.id.ts"], { cwd: root }).filter(
  (file) => !/\.test\.ts$|glossary|errors/.test(file),
);

/** The texts of a file without the parts that are filled in. */
function textsOf(file: string): string[] {
  let source = readFileSync(`${root}${file}`, "utf8").replace(/\/\*[\s\S]*?\*\/|^import[\s\S]*?;$|throw new .*/gm, "");
  for (let before = ""; before !== source; ) {
    before = source;
    source = source.replace(/\$\{[^{}]*\}/g, "\u0000");
  }
  const keysLeftOut = source.replace(/"[^"\n]*"(?=]?:\s)/g, "");
  return [...keysLeftOut.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, quoted, template]) => quoted ?? template ?? "");
}

describe.each(FILES)("the Indonesian of %s", (file) => {
  const texts = textsOf(file);

  it("puts no «tidak halal» behind total revenue, where it is read as the total of what is not halal", () => {
    for (const text of texts) expect(text).not.toMatch(/total pendapatan(nya)? tidak/i);
  });

  it("has percentages with a decimal comma, and dollars as US$", () => {
    for (const text of texts) {
      expect(text).not.toMatch(/\d\.\d+%/);
      expect(text).not.toMatch(/(?<!US)\$\d/);
    }
  });
});

describe("formats in Indonesian", () => {
  it("shows money with its sign or code before the figure", () => {
    expect([309, 0.0124106, 1234.5].map(format.formatDollars)).toEqual(["US$309,00", "US$0,0124", "US$1.234,50"]);
    expect(format.formatPrice(24.6, { currency: "SAR" })).toBe("SAR 24,60");
    expect(format.formatPrice(9_125, { currency: "IDR", isRounded: true })).toBe("sekitar Rp9.130");
  });

  it("abbreviates a figure by words, so that M is not taken for a million", () => {
    const shown = (amount: number, unit?: string) => format.formatAmount(amount, unit).replaceAll("\u00a0", " ");
    expect(shown(90_509_000_000)).toBe("US$90,51 miliar");
    expect(shown(6_100_000_000, "SAR")).toBe("SAR 6,1 miliar");
    expect(shown(999_996)).toBe("US$1 juta");
    expect(shown(14_681_140_000, "shares")).toBe("14,68 miliar saham");
  });

  it("has a decimal comma, points between thousands, and months by their names", () => {
    expect(format.formatPercentAgainst(33.04, 33)).toBe("33,04%");
    expect(format.percentText(33.0000001, 33)).toBe("33,0000001%");
    expect([999, 1_234_567, -1234].map(format.formatCount)).toEqual(["999", "1.234.567", "-1.234"]);
    expect(format.formatDay("2026-08-01T23:59:59Z")).toBe("1 Agu 2026");
    expect(format.formatMoment("2026-11-28T02:00:00Z")).toBe("28 Nov 2026, 02.00 UTC");
    expect(() => format.formatDay("soon")).toThrow(RangeError);
  });

  it("joins a list", () => {
    expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map((items) => format.joined(items))).toEqual([
      "",
      "A",
      "A dan B",
      "A, B, dan C",
    ]);
  });
});

it("names every rate that interest is estimated by", () => {
  for (const { source } of SHORT_TERM_RATES) expect(rateSource(source)).not.toMatch(/\brate\b/);
});

it("has one entry for each term, and either a source of its usage or a reader who is to see it", () => {
  expect(new Set(GLOSSARY.map(({ term }) => term)).size).toBe(GLOSSARY.length);
  for (const { term, usage, review } of GLOSSARY) expect((usage === null) !== (review === null), term).toBe(true);
});
