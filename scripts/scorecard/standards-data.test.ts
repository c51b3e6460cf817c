import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "papaparse";
import { describe, expect, it } from "vitest";
import { standardOn } from "../../domain/standards/standards-on.ts";
import { findRecordedData } from "../recorded/recorded-network.ts";

const recorded = findRecordedData();
const READ_ON = "2026-11-24";

type Row = { id: string; ratio: string; limit: string; strict: string; denominator: string; edition: string };

/** The reading's names for standards of ours; those without one are not ours. */
const IDS: Readonly<Record<string, string>> = {
  "bist-katilim": "bist",
  "bse-500-shariah": "bse-shariah",
  "tasis-nifty": "tasis",
};
const TESTS = {
  debt: "debt",
  cash: "cash",
  receivables: "receivables",
  income: "income",
  "income 5%": "income",
} as const;
const DENOMINATORS: readonly (readonly [RegExp, string])[] = [
  [/^total assets/, "totalAssets"],
  [/average/, "AverageMarketCapitalization"],
  [/^market capitali/, "marketCapitalization"],
];

/** Where we differ from the reading, and why. */
const REASONS: Readonly<Record<string, string>> = {
  "psx-kmi 2026-02 revision": "its day of force is not known: between the two limits is a doubt",
};

describe.skipIf(!recorded)("the editions in force, beside an independent reading in MIZAN_RECORDED_DATA", () => {
  const file = join(recorded ?? "", "standards/rules.csv");
  const { data } = parse<Row>(recorded ? readFileSync(file, "utf8") : "", { header: true, skipEmptyLines: true });
  const rows = data.flatMap((row) => {
    const id = IDS[row.id] ?? row.id;
    const test = TESTS[row.ratio as keyof typeof TESTS];
    return test && standardOn(id, READ_ON) && !REASONS[`${id} ${row.edition}`] ? [{ ...row, id, test }] : [];
  });

  it("are read for every standard but the house's", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(11);
  });

  it("have each limit, denominator and end", () => {
    for (const row of rows) {
      const about = `${row.id} ${row.ratio}`;
      const test = standardOn(row.id, READ_ON)?.[row.test] ?? null;
      if (row.limit === "none") {
        expect(test, about).toBeNull();
        continue;
      }
      expect(test?.limit, about).toBe(Number(row.limit));
      expect(test?.atLimit, about).toBe({ True: "fails", False: "passes", unknown: "unknown" }[row.strict]);
      const denominator = DENOMINATORS.find(([pattern]) => pattern.test(row.denominator))?.[1];
      if (row.test !== "income" && denominator)
        expect(test?.denominator.toLowerCase(), about).toContain(denominator.toLowerCase());
    }
  });
});
