import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { STANDING_TONES } from "../../../config/standings.ts";
import { drawReport } from "../../../lib/draw-report.ts";
import { reportContent } from "./report-content.ts";

const FILING = "https://www.sec.gov/Archives/edgar/data/1/000000000126000001/";

const fact = {
  amount: 90_509_000_000,
  originalAmount: 90_509_000_000,
  currency: "USD",
  exchangeRate: 1,
  exchangeRateDate: null,
  periodStart: null,
  periodEnd: "2025-12-27",
  source: "sec-edgar",
  url: FILING,
  quality: "reported",
  basis: null,
  bound: "upper",
  note: "As filed: Long term debt.",
} as const;

const stock: Stock = {
  id: 1,
  listings: [],
  verdictOf: null,
  symbol: "ABCD",
  name: "Akbank Türk Şirketi 公司",
  sector: "Technology",
  exchange: "NASDAQ",
  currentPrice: 309,
  price: null,
  purificationBound: null,
  answer: "",
  priceChangePercent: null,
  complianceStatus: "questionable",
  standing: "purify",
  industry: null,
  country: "United States",
  region: "North America",
  priceAsOf: "2026-08-21",
  isScreened: true,
  history: [],
  figuresOn: "2025-12-27",
  standsUntil: null,
  age: {
    readOn: "2026-08-22",
    figuresOn: "2025-12-27",
    isStale: false,
    priceOn: "2026-08-21",
    priceDays: 1,
    isPriceOld: false,
  },
  analysis: {
    debtRatio: 2.0048,
    cashRatio: null,
    nonCompliantIncomeRatio: 1.1244,
    businessActivities: [{ kind: "line_of_business", activity: "Consumer Electronics", percentage: 98.8 }],
    purificationAmount: 0.0116,
    dividendPerShare: 1.03,
    isRealData: false,
    methodology: "AAOIFI Standard 21 methodology",
    business: {
      activityId: "general",
      activity: "Consumer Electronics",
      verdict: "permissible",
      isMixed: false,
      isKnown: true,
      isMoneyTrade: false,
      basis: { kind: "unknown" },
      rule: "None",
    },
    reasons: [
      {
        code: "purification_required",
        effect: "verdict",
        figure: 1.12,
        limit: 0.5,
        about: null,
        detail: null,
        message: "1.1% of total revenue must be given away.",
      },
    ],
    evidence: Array.from({ length: 40 }, () => ({ ...fact, input: "interestBearingDebt" as const })),
    standards: [
      {
        standardId: "mizan",
        status: "questionable",
        ratios: { debtRatio: 2.0048, cashRatio: null, nonCompliantIncomeRatio: 1.1244 },
        receivablesRatio: null,
        reasons: [],
        caveats: ["A spot value stands for an average."],
      },
    ],
    split: null,
    flipPoints: [],
    screenedOn: "2026-08-22",
  },
};

const address = "https://mizan.test/?symbol=ABCD";

describe("the report", () => {
  const content = reportContent(stock, address);
  const rows = content.sections.flatMap((section) => section.rows);
  const said = (label: string) => rows.filter((row) => row.label === label).map((row) => row.value);

  it("says the verdict, why, every ratio and the purification", () => {
    expect(content.verdict).toBe("Questionable: Halal, purify");
    expect(said("Reason")).toEqual(["1.1% of total revenue must be given away."]);
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
