import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { STANDING_TONES } from "../../../config/standings.ts";
import { drawReport } from "../../../lib/draw-report.ts";
import { makeEvidence, makeStock } from "../../../test/stocks.ts";
import { reportContent } from "./report-content.ts";

const FILING = "https://www.sec.gov/Archives/edgar/data/1/000000000126000001/";

const stock = makeStock(
  { name: "Akbank Türk Şirketi 公司" },
  {
    debtRatio: 2.0048,
    cashRatio: null,
    nonCompliantIncomeRatio: 1.1244,
    purificationAmount: 0.0116,
    dividendPerShare: 1.03,
    reasons: makeStock().analysis.reasons.map((reason) => ({ ...reason, figure: 1.12 })),
    evidence: Array.from({ length: 40 }, () =>
      makeEvidence({
        input: "interestBearingDebt",
        amount: 90_509_000_000,
        periodEnd: "2025-12-27",
        url: FILING,
        bound: "upper",
        note: "As filed: Long term debt.",
      }),
    ),
  },
);

const address = "https://mizan.test/?symbol=ACME";

describe("the report", () => {
  const content = reportContent(stock, address);
  const rows = content.sections.flatMap((section) => section.rows);
  const said = (label: string) => rows.filter((row) => row.label === label).map((row) => row.value);

  it("says the verdict, why, every ratio and the purification", () => {
    expect(content.verdict).toBe("Questionable: Halal, purify");
    expect(said("Reason")).toEqual(stock.analysis.reasons.map(({ message }) => message));
    expect(said("Debt Ratio")).toEqual(["at most 2.00%"]);
    expect(said("Cash & Interest Securities")).toEqual(["Not known"]);
    expect(said("Of a year of dividends")).toEqual(["$0.0116 per share"]);
  });

  it("calls purification required only where the verdict asks for it", () => {
    const headings = (nonCompliantIncomeRatio: number) =>
      reportContent({ ...stock, analysis: { ...stock.analysis, nonCompliantIncomeRatio } }, address).sections.map(
        ({ heading }) => heading,
      );
    expect(headings(1.12)).toContain("Purification Required");
    expect(headings(0.3)).toContain("Purification, if you wish to be cautious");
    expect(headings(0.3)).not.toContain("Purification Required");
  });

  it("names every input with its amount, day, source and filing", () => {
    const evidence = rows.filter((row) => row.label === "Interest-bearing debt");
    expect(evidence).toHaveLength(40);
    expect(evidence[0]).toMatchObject({ value: "at most $90.51B", link: FILING });
    expect(evidence[0]?.notes).toEqual([
      "SEC EDGAR filing, Dec 27, 2025, reported",
      "As filed: Long term debt.",
      FILING,
    ]);
  });

  it("becomes a PDF of as many pages as it needs, whatever letters the name has, with links to the filings", async () => {
    const file = await PDFDocument.load(await drawReport(content, new Date("2026-08-22")));
    expect(file.getPageCount()).toBeGreaterThan(2);
    const links = file.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? []);
    expect(links).toHaveLength(40);
  });
});

describe("the verdict of a report", () => {
  it.each([
    ["halal", "halal", "Halal"],
    ["questionable", "purify", "Questionable: Halal, purify"],
    ["questionable", "doubt", "Questionable: In doubt"],
    ["haram", "haram", "Haram"],
  ] as const)("of a %s stock (%s) reads %s", (complianceStatus, standing, verdict) => {
    expect(reportContent({ ...stock, complianceStatus, standing }, "").verdict).toBe(verdict);
  });

  it("is green for what is permissible alone", () => {
    expect(STANDING_TONES.haram).not.toEqual(STANDING_TONES.halal);
    expect(STANDING_TONES.doubt).not.toEqual(STANDING_TONES.halal);
  });
});
