import { expect, it } from "vitest";
import {
  LEDGER_WAYS,
  type LedgerLine,
  type LedgerRule,
  yearTotals,
} from "../../../../../domain/portfolio/purification-ledger.ts";
import type { Gift } from "../../../../../domain/portfolio/records.ts";
import { recordContent, recordCsv } from "./record.ts";

const line = (traits: Partial<LedgerLine>): LedgerLine => ({
  way: "dividend",
  id: "1",
  key: "AAPL",
  date: "2025-05-15",
  year: 2025,
  base: 100,
  percent: 1.23456,
  ratioFrom: "2025-01-01",
  purification: 1.23456,
  notes: [],
  ...traits,
});
const lines = [
  line({}),
  line({ id: "2", way: "capital_gains", purification: 2.5, notes: ["ratio_estimated"] }),
  line({ id: "3", way: "held_share", percent: null, ratioFrom: null, purification: 3, base: 3, notes: ["at_least"] }),
  line({ id: "4", key: "=EVIL", purification: null, notes: ["ratio_not_known"] }),
];
const gifts: Gift[] = [
  { kind: "gift", id: "g", date: "2025-12-01", amount: 8, currency: "EUR", to: "a school", forYear: 2025 },
];
const rates = { asOf: "2025-12-01", rates: { EUR: 0.8 } };
const record = (rule: LedgerRule) => ({
  lines,
  gifts,
  rule,
  rates,
  today: "2026-01-01",
  years: yearTotals(lines, gifts, { rule, rates }),
});

it("is one row an act, with its method, amounts to the cent, and no total that could be added again", () => {
  const [head = "", ...rows] = recordCsv(record("dividend")).slice(1).trimEnd().split("\r\n");
  expect(head).toBe(
    "Date,Year,Act,Symbol,Method,Amount (USD),Ratio (%),Ratio of,To give on dividends (USD),To give on gains from sales (USD),To give on the share held (USD),Given (USD),Given,Currency,Note",
  );
  expect(rows).toHaveLength(lines.length + gifts.length);
  expect(rows[0]).toBe("2025-05-15,2025,Dividend,AAPL,On dividends,100.00,1.2346,2025-01-01,1.23,,,,,USD,");
  expect(rows[1]).toMatch(/^2025-05-15,2025,Sale,AAPL,On gains from sales,100\.00,.*,,2\.50,,,,USD,/);
  expect(rows[3]).toContain("'=EVIL");
  expect(rows[4]).toBe("2025-12-01,2025,Given,,,,,,,,,10.00,8.00,EUR,a school");
});

it("never has an amount of one method in the column of another", () => {
  const amounts = recordCsv(record("held_share"))
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(",").slice(8, 11));
  for (const row of amounts) expect(row.filter(Boolean).length).toBeLessThanOrEqual(1);
  expect(LEDGER_WAYS).toHaveLength(3);
});

it.each<[LedgerRule, string, string]>([
  ["dividend", "$1.24", "$1.23"],
  ["dividend_and_gains", "about $3.74", "about $2.50"],
  ["held_share", "at least $3.00", "at least $3.00"],
])(
  "is printed with words that say how well an amount is known, in letters that every font has: %s",
  (rule, due, entry) => {
    const rows = recordContent(record(rule)).sections.flatMap((section) => section.rows);
    expect(rows.find(({ label }) => label === "To give")?.value).toBe(due);
    expect(rows.map(({ value }) => value)).toContain(entry);
    expect(rows.map(({ value }) => value).join("")).toMatch(/^[ -ÿ]*$/);
  },
);
