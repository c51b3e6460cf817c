import { expect, it } from "vitest";
import { LEDGER_NOTES } from "../../../../../domain/portfolio/purification-ledger.ts";
import { VALUE_PARTS } from "../../../../../domain/portfolio/totals.ts";
import { recordsOf } from "../../../../../domain/test/portfolio-records.ts";
import type { HeldStock } from "../../../../../schema/contracts/portfolio.ts";
import { makeHeldStock } from "../../../test/stocks.ts";
import { EMPTY_PORTFOLIO, NO_ANSWERS } from "../portfolio-store.ts";
import { viewLedger, viewPortfolio } from "../portfolio-view.ts";
import { type Report, receiptOf, yearDocument, yearOf, yearSections, yearsWith } from "./year-content.ts";
import { yearCsv } from "./year-csv.ts";

type Told = HeldStock["changes"][number];

const amount = (dollars: number, more = {}) => ({
  amount: dollars,
  isEstimated: false,
  isLeast: false,
  countUnknown: 0,
  ...more,
});
const gift = (id: string, given: number, currency: string) =>
  ({ kind: "gift", id, date: "2025-12-01", amount: given, currency, to: "=a school", forYear: 2025 }) as const;
const share = (key: string, value: number | null) => ({
  key,
  name: key,
  value,
  sector: null,
  fund: null,
  standings: { mizan: "halal" as const },
  shares: 3,
  priceOn: "2025-12-31",
  isAbout: false,
});

const REPORT: Report = {
  year: 2025,
  state: "over",
  day: "2025-12-31",
  standard: "mizan",
  rule: "dividend",
  owned: {
    shares: [share("AAPL", 90), share("=EVIL", null)],
    totals: {
      value: 90,
      countWithoutValue: 1,
      parts: VALUE_PARTS.map((part) => ({
        part,
        value: part === "halal" ? 90 : 0,
        percent: part === "halal" ? 100 : 0,
        count: part === "halal" ? 2 : 0,
      })),
    },
    isAbout: false,
  },
  earned: { dividends: amount(10, { isEstimated: true }), gains: amount(0, { countUnknown: 2 }) },
  byRule: (["dividend", "dividend_and_gains", "held_share"] as const).map((rule) => ({
    rule,
    unknown: rule === "held_share" ? ["AAPL", "=EVIL"] : [],
    due: amount(1.231, { isLeast: rule === "held_share" }),
    given: amount(1),
    owed: amount(0.231, { isLeast: rule === "held_share" }),
  })),
  gifts: [gift("1", 60, "USD"), gift("2", 1500, "EUR"), gift("3", 40, "USD")],
  costs: { fees: amount(0), taxes: amount(2), purification: amount(1.231), total: amount(3.231), percent: 3.59 },
  zakat: { days: [], latest: null, percent: null, isAsked: true },
  turned: [{ key: "AAPL", on: "2025-06-01", kind: "doubt" }],
  uncertain: [{ note: "time_assumed", count: 1 }],
};

const valuesOf = (report: Report, id: string) =>
  Object.fromEntries(
    yearSections(report)
      .filter((section) => section.id === id)
      .flatMap(({ rows }) => rows.map(({ label, value, notes }) => [label, [value, ...notes].join(" | ")])),
  );

it("says an amount as well as it is known, and what is left out", () => {
  for (const part of ["earned", "uncertain"])
    expect(valuesOf(REPORT, part)).toMatchObject({
      Dividends: "about $10.00",
      "Gains from sales": "$0.00 | 2 entries without an amount",
    });
  expect(valuesOf(REPORT, "owned")).toEqual({
    Halal: "$90.00 · 100.0% | AAPL, =EVIL",
    "In all": "$90.00 | 1 position has no price and is left out of the value.",
  });
  const unpriced = { ...REPORT.owned, shares: [share("=EVIL", null)], totals: { ...REPORT.owned.totals, value: 0 } };
  expect(valuesOf({ ...REPORT, owned: unpriced }, "owned")["In all"]).toMatch(/^not known \| 1 position/);
  expect(valuesOf(REPORT, "given")["The shares held (AAOIFI)"]).toBe(
    "at least $1.24 | Given: $1.00. Still owed: at least $0.24.",
  );
  expect(valuesOf(REPORT, "uncertain")["The shares held (AAOIFI)"]).toMatch(/^at least \$1\.23 \|.*AAPL.*EVIL/);
  expect(valuesOf(REPORT, "costs")).toMatchObject({ Fees: "none recorded", "Tax withheld": "$2.00" });
});

it("a receipt has the sum alone, in the currencies in which it was given, to the cent", () => {
  expect(receiptOf(REPORT)).toBe("EUR 1,500.00 and $100.00 given for purification in 2025.");
  expect(receiptOf({ ...REPORT, gifts: [] })).toBeNull();
});

it("the file for a spreadsheet has English heads, plain figures, and no formula that somebody's file may hold", () => {
  const [head, ...rows] = yearCsv(REPORT).slice(1).trimEnd().split("\r\n");
  expect(head).toBe(
    "Part,Item,Standing,Shares,Amount (USD),Percent of value,Estimated,Entries without an amount,Date,Amount,Currency",
  );
  expect(rows[0]).toBe('"Owned on Dec 31, 2025",AAPL,Halal,3,90.00,100,0,,2025-12-31,,');
  expect(rows[1]).toContain("'=EVIL,Halal,3,,,0,");
  expect(rows).toContain("Given so far,'=a school,,,,,,,2025-12-01,1500.00,EUR");
  expect(rows.every((row) => row.replace(/"[^"]*"/g, "").split(",").length === 11)).toBe(true);
});

it("is printed in letters that every font has", () => {
  const whole = { ...REPORT, uncertain: LEDGER_NOTES.map((note) => ({ note, count: 1 })) };
  const { sections } = yearDocument(whole, "2026-01-03", null);
  const said = JSON.stringify(sections.map(({ heading, rows }) => [heading, rows.map(({ value }) => value)]));
  expect(said).toMatch(/^[ -ÿ]*$/);
  expect(sections.map(({ heading }) => heading)).toContain("What changed status");
});

it("is made of what the device holds: the turn while the share was held, and the day on which a lunar year ends", () => {
  const verdict = (standing: "halal" | "haram") => ({ standing }) as Told["before"];
  const turned = (version: number, changedOn: string, before: "halal" | "haram", after: "halal" | "haram") =>
    ({ version, changedOn, before: verdict(before), after: verdict(after), causes: ["figures"] }) as Told;
  const changes = [turned(1, "2025-02-01", "haram", "halal"), turned(2, "2026-06-27", "halal", "haram")];
  const kept = { ...EMPTY_PORTFOLIO, records: [recordsOf("ACME").buy("2025-03-03", 10, 10)], hawlBegan: "2025-02-15" };
  const answers = { ...NO_ANSWERS, stocks: new Map([["ACME", makeHeldStock("ACME", { currentPrice: 16, changes })]]) };
  const today = "2026-11-23";
  const view = viewPortfolio(kept, answers);
  const lines = viewLedger(view, today);
  const of = (year: number) => yearOf(year, { view, lines, calculations: null, today });
  expect(yearsWith(lines, view, today)).toEqual([2026, 2025]);
  expect(of(2026)).toMatchObject({
    turned: [{ key: "ACME", on: "2026-06-27", kind: "haram" }],
    owned: { totals: { value: 160 } },
    zakat: { days: ["2026-02-04"], latest: null, isAsked: false },
  });
  expect(of(2025)).toMatchObject({ turned: [], zakat: { days: [] } });
});
