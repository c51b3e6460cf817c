import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLAIMED_INPUTS, type ClaimedInput } from "../claim.ts";
import { readTagged } from "./read-tagged.ts";
import { appleReport } from "./test/apple-report.ts";

const figuresOf = (markup: string, input: ClaimedInput) =>
  readTagged(markup, input)?.figures.map(({ amount, unit, periodEnd }) => [amount, unit, periodEnd]);

/** A report by the taxonomy of IFRS as companies in Europe file it, with an invented company. */
function europeanReport(facts: string, more = ""): string {
  const context = (id: string, period: string) =>
    `<context id="${id}"><entity><identifier scheme="http://standards.iso.org/iso/17442">529900T8BM49AURSDO55</identifier></entity><period>${period}</period></context>`;
  return `<html xmlns:ifrs-full="https://xbrl.ifrs.org/taxonomy/2024-03-27/ifrs-full" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body><ix:header>
    ${context("end", "<instant>2025-12-31</instant>")}${context("year", "<startDate>2025-01-01</startDate><endDate>2025-12-31</endDate>")}
    ${context("half", "<startDate>2025-07-01</startDate><endDate>2025-12-31</endDate>")}
    <unit id="e"><measure>iso4217:EUR</measure></unit></ix:header>
    <ix:nonNumeric name="ifrs-full:NameOfReportingEntityOrOtherMeansOfIdentification" contextRef="year">Muster <b>Werke</b> &amp; S&#246;hne AG</ix:nonNumeric>
    ${euro("Assets", "900.000", "end")}${facts}${more}</body></html>`;
}
const euro = (name: string, text: string, context = "year", more = 'scale="3" format="ixt4:num-comma-decimal"') =>
  `<ix:nonFraction name="ifrs-full:${name}" contextRef="${context}" unitRef="e" ${more}>${text}</ix:nonFraction>`;

describe("a report of the SEC as inline XBRL", () => {
  it.each<[ClaimedInput, number[]]>([
    ["totalRevenue", [416_161, 391_035]],
    ["totalAssets", [359_241, 364_980]],
    ["totalLiabilities", [285_508, 308_030]],
    ["interestIncome", []],
  ])("offers %s exactly, the newest first", (input, amounts) => {
    const ends = ["2025-09-27", "2024-09-28"];
    expect(figuresOf(appleReport(), input)).toEqual(amounts.map((amount, place) => [amount, "millions", ends[place]]));
  });

  it("offers debt and cash as every filing's are added up, and then their parts", () => {
    const debt = readTagged(appleReport(), "interestBearingDebt")?.figures;
    expect(debt?.[0]).toEqual({
      amount: 98_657,
      unit: "millions",
      currency: "USD",
      periodEnd: "2025-09-27",
      page: null,
      quotation: "us-gaap:LongTermDebtNoncurrent + us-gaap:LongTermDebtCurrent + us-gaap:CommercialPaper",
    });
    expect(debt?.slice(1, 4).map(({ amount }) => amount)).toEqual([78_328, 12_350, 7_979]);
    expect(figuresOf(appleReport(), "cashAndInterestBearingSecurities")?.[0]?.[0]).toBe(132_420);
  });

  it("quotes the line of the table with the tag", () => {
    expect(readTagged(appleReport(), "totalAssets")?.figures[0]?.quotation).toBe(
      "Total assets $ 359,241 364,980 (us-gaap:Assets)",
    );
  });

  it("says whose it is", () => {
    expect(readTagged(appleReport(), "totalAssets")).toMatchObject({
      entity: { name: "Apple Inc.", cik: "0000320193" },
      newestEnd: "2025-09-27",
    });
  });

  it("leaves out a figure that the report states twice and differently", () => {
    const twice = appleReport(
      '<ix:nonFraction unitRef="usd" contextRef="i1" name="us-gaap:Liabilities" scale="6">255,508</ix:nonFraction>',
    );
    expect(figuresOf(twice, "totalLiabilities")).toEqual([[308_030, "millions", "2024-09-28"]]);
  });
});

describe("a report by IFRS", () => {
  it("reads numbers as its transformations say", () => {
    const read = (...given: Parameters<typeof euro>) =>
      readTagged(europeanReport(euro(...given)), "interestIncome")?.figures[0];
    expect(read("FinanceIncome", "1.234,5")).toMatchObject({ amount: 1234.5, unit: "thousands", currency: "EUR" });
    expect(read("FinanceIncome", "1,234.5", "year", 'scale="6" format="ixt:numdotdecimal"')?.amount).toBe(1234.5);
    expect(read("FinanceIncome", "1 234", "year", 'scale="0" format="ixt:num-space-comma"')?.amount).toBe(1234);
    expect(read("FinanceIncome", "1,23,456", "year", 'scale="7" format="ixt:numdotdecimalin"')).toMatchObject({
      amount: 123_456,
      unit: "crore",
    });
    expect(read("FinanceIncome", "—", "year", 'format="ixt:fixed-zero"')?.amount).toBe(0);
    expect(read("FinanceIncome", "<span>5</span>", "year", "")).toMatchObject({ amount: 5, unit: "ones" });
  });

  it("offers no part of a year, no loss, nothing that is empty or no number", () => {
    const parts = [
      euro("FinanceIncome", "600", "half"),
      euro("RevenueFromInterest", "7", "year", 'scale="3" sign="-"'),
      euro("FinanceIncome", "1", "year", 'xsi:nil="true"'),
      euro("FinanceIncome", "n/a"),
      euro("FinanceIncome", "5", "unknown"),
    ];
    expect(figuresOf(europeanReport(parts.join("")), "interestIncome")).toEqual([]);
  });

  it("offers the total of borrowings, or the parts alone when one is missing", () => {
    const long = euro("LongtermBorrowings", "200", "end");
    const current = euro("CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings", "50", "end");
    const amounts = (facts: string) => figuresOf(europeanReport(facts), "interestBearingDebt")?.map(([one]) => one);
    expect(amounts(long + current)).toEqual([250, 200, 50]);
    expect(amounts(long)).toEqual([200]);
  });

  it("says the company's name in plain letters", () => {
    const read = readTagged(europeanReport(""), "totalAssets");
    expect(read?.entity).toEqual({ name: "Muster Werke & Söhne AG", cik: null });
  });
});

describe("a report as an XBRL instance", () => {
  it("is read by its elements", () => {
    const instance = `<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:gaap="http://fasb.org/us-gaap/2024">
      <context id="c"><entity><identifier scheme="http://www.sec.gov/CIK">0000000042</identifier></entity><period><instant>2025-12-31T00:00:00</instant></period></context>
      <unit id="u"><measure>iso4217:USD</measure></unit>
      <gaap:Assets contextRef="c" unitRef="u" decimals="-3">1234000</gaap:Assets></xbrl>`;
    expect(readTagged(instance, "totalAssets")).toMatchObject({
      entity: { name: null, cik: "0000000042" },
      newestEnd: "2025-12-30",
      figures: [{ amount: 1234, unit: "thousands", quotation: "us-gaap:Assets" }],
    });
  });
});

describe("a file that means harm, or nothing", () => {
  it.each([
    ["an empty file", ""],
    ["a page without tags of figures", "<html><body><p>Interest income 5</p></body></html>"],
    ["a lone bracket", "<"],
    ["a quote that never ends", `<a b="${"<".repeat(100_000)}`],
    ["a comment that never ends", "<!-- <ix:nonFraction>"],
  ])("gives nothing of %s", (_, markup) => {
    expect(readTagged(markup, "totalAssets")).toBeUndefined();
  });

  it("expands no entity of a document type", () => {
    const bomb = `<!DOCTYPE html [<!ENTITY a "1111111111"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
    const report = europeanReport(euro("FinanceIncome", "&b;"));
    expect(figuresOf(bomb + report, "interestIncome")).toEqual([]);
    expect(figuresOf(bomb + report, "totalAssets")?.[0]?.[0]).toBe(900_000);
  });

  it("reads 50,000 figures within seconds", () => {
    const one =
      '<ix:nonFraction unitRef="usd" contextRef="i1" name="us-gaap:NotesPayable" scale="6">7</ix:nonFraction>';
    const started = performance.now();
    expect(figuresOf(appleReport(one.repeat(50_000)), "totalAssets")?.[0]?.[0]).toBe(359_241);
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  it("answers whatever is cut out of a report or put into it", () => {
    const report = appleReport();
    const input = fc.constantFrom(...CLAIMED_INPUTS);
    const place = fc.nat(report.length);
    fc.assert(
      fc.property(input, place, fc.nat(200), fc.string({ unit: "binary" }), (one, start, length, text) => {
        for (const figure of readTagged(report.slice(0, start) + text + report.slice(start + length), one)?.figures ??
          [])
          expect(figure.amount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ["a name without an end", (length: number) => `<ix:nonFraction ${"a".repeat(length)}>1</ix:nonFraction>`],
  ["names without values", (length: number) => `<ix:nonFraction ${"a ".repeat(length / 2)}>1</ix:nonFraction>`],
  ["a name and spaces", (length: number) => `<ix:nonFraction name${" ".repeat(length)}>1</ix:nonFraction>`],
  ["open tags", (length: number) => `<ix:nonNumeric name="a:NameOf">${"<".repeat(length)}</ix:nonNumeric>`],
  ["open quotes", (length: number) => `<ix:nonFraction ${`a='"`.repeat(length / 4)}>1</ix:nonFraction>`],
  ["entities", (length: number) => `<ix:nonNumeric name="a:NameOf">${"&#1".repeat(length / 3)}</ix:nonNumeric>`],
  ["tags in tags", (length: number) => "<ix:nonFraction>".repeat(length / 16)],
])("of %s costs no more than its length", (_, markup) => {
  const cost = (length: number) => {
    const text = europeanReport(markup(length));
    return Math.min(
      ...[1, 2, 3].map(() => {
        const started = performance.now();
        readTagged(text, "totalRevenue");
        return performance.now() - started;
      }),
    );
  };
  const [short, long] = [cost(5000), cost(40_000)];
  expect(long / Math.max(short, 1)).toBeLessThan(32);
});
