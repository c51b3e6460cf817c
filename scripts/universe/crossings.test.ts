import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CROSSED_LIMIT, CROSSINGS, crossingsOf } from "../../domain/screening/crossings.ts";
import { findRecordedData } from "../recorded/recorded-network.ts";

const recorded = findRecordedData();

describe("how often a ratio was on the other side of its limit a year later", () => {
  it("is told of a ratio by its own band, its upper end included", () => {
    expect(crossingsOf("debtRatio", 0)).toMatchObject({ from: 0, to: 11 });
    expect(crossingsOf("debtRatio", 22)).toMatchObject({ from: 11, to: 22 });
    expect(crossingsOf("debtRatio", 33)).toMatchObject({ from: 22, to: 33 });
    expect(crossingsOf("cashRatio", 33.1)).toMatchObject({ from: 33, to: 40 });
  });

  it("is not told of an unknown ratio, nor far above the limit", () => {
    expect(crossingsOf("debtRatio", null)).toBeUndefined();
    expect(crossingsOf("debtRatio", 66.1)).toBeUndefined();
  });

  it.skipIf(!recorded)("is what the pairs of reports in MIZAN_RECORDED_DATA say", () => {
    const [, ...rows] = readFileSync(join(recorded ?? "", "ageing/ratio_pairs.csv"), "utf8")
      .trim()
      .split("\n");
    const cells = rows.map((row) => row.split(","));
    const pairs = cells.filter(([, , months, , older]) => months === "12" && Number(older) >= 0);
    for (const [name, input] of [
      ["debtRatio", "debt"],
      ["cashRatio", "cash"],
    ] as const) {
      const measured = CROSSINGS[name].map(({ from, to }) => {
        const ofBand = pairs.filter(
          ([, of, , , older]) => of === input && crossingsOf(name, Number(older))?.from === from,
        );
        const isAbove = (ratio: string | undefined) => Number(ratio) > CROSSED_LIMIT;
        const crossed = ofBand.filter(([, , , , older, newer]) => isAbove(older) !== isAbove(newer));
        return { from, to, cases: ofBand.length, crossed: crossed.length };
      });
      expect(measured).toEqual(CROSSINGS[name]);
    }
  });
});
