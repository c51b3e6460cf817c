import { describe, expect, it } from "vitest";
import { cannedAnswers } from "../../../worker/providers/test/canned-answers.ts";
import { ASSETS, YEAR_END } from "../../../worker/providers/test/company-facts.ts";
import { companyFactsAnswer } from "../../test/company-facts.ts";
import { edgar, parseCompanyFacts } from "./edgar.ts";

const CIK = "0000320193";
const FACTS = `/api/xbrl/companyfacts/CIK${CIK}.json`;
const SUBMISSIONS = `/submissions/CIK${CIK}.json`;
const provider = (answers: Record<string, string | number | Error>) => edgar(cannedAnswers(answers), "2026-08-22");

describe("SEC EDGAR", () => {
  it.each([
    ["truncated JSON", JSON.stringify(companyFactsAnswer(ASSETS)).slice(0, -40), "truncated"],
    ["a web page", "<!DOCTYPE html><html>Request Rate Threshold Exceeded</html>", "web_page"],
    ["an empty body", "", "empty"],
    ["a refusal", 403, "answered 403"],
    ["a broken line", new Error("socket hang up"), "no_answer"],
    ["another company", JSON.stringify(companyFactsAnswer(ASSETS, 2488)), "another_company 0000002488"],
  ])("names the path and the problem for %s", async (_, answer, problem) => {
    const asking = provider({ [FACTS]: answer }).fundamentals(CIK);
    await expect(asking).rejects.toThrow(problem);
    await expect(provider({ [FACTS]: answer }).fundamentals(CIK)).rejects.toMatchObject({
      provider: "sec-edgar",
      path: FACTS,
    });
  });

  it("answers undefined, not an error, for a company without facts", async () => {
    await expect(provider({}).fundamentals(CIK)).resolves.toBeUndefined();
    await expect(provider({}).submissions(CIK)).resolves.toMatchObject({ sic: null });
    await expect(provider({}).assetsAndRevenue(CIK)).resolves.toBeUndefined();
  });

  it("asks with the application's name and contact", async () => {
    let userAgent = "";
    const access = {
      ...cannedAnswers({}),
      fetch: async (_url: string, init?: { headers: Record<string, string> }) => {
        userAgent = init?.headers["User-Agent"] ?? "";
        return new Response("", { status: 404 });
      },
    };
    await edgar(access, "2026-08-22").fundamentals(CIK);
    expect(userAgent).toContain("test@example.org");
  });

  it("reads assets and revenue concept by concept, and never derives debt from them", async () => {
    const concept = (tag: string, entries: object[]) => ({
      [`/api/xbrl/companyconcept/CIK${CIK}/us-gaap/${tag}.json`]: JSON.stringify({
        cik: 320193,
        tag,
        units: { USD: entries },
      }),
    });
    const filed = { accn: "0000320193-26-000006", form: "10-K", filed: "2026-02-01" };
    const found = await provider({
      ...concept("Assets", [{ end: "2025-12-31", val: 100, ...filed }]),
      ...concept("Revenues", [{ start: "2025-01-01", end: "2025-12-31", val: 50, ...filed }]),
      ...concept("LongTermDebtNoncurrent", [{ end: "2025-12-31", val: 10, ...filed }]),
    }).assetsAndRevenue(CIK);
    expect(Object.keys(found?.fundamentals?.facts ?? {}).sort()).toEqual(["totalAssets", "totalRevenue"]);
  });

  it.each([
    [{ cik: "320193", name: "Apple Inc.", sic: "3571", tickers: [] }, "3571"],
    [{ cik: CIK, name: "Apple Inc.", sic: "" }, null],
  ])("reads the SIC of submissions whose cik is padded or not, with or without tickers", async (submissions, sic) => {
    await expect(provider({ [SUBMISSIONS]: JSON.stringify(submissions) }).submissions(CIK)).resolves.toMatchObject({
      sic,
    });
  });

  it("refuses submissions of another company", async () => {
    const asking = provider({ [SUBMISSIONS]: JSON.stringify({ cik: 2488, sic: "3674" }) }).submissions(CIK);
    await expect(asking).rejects.toThrow(`sec-edgar ${SUBMISSIONS}: unexpected_form`);
  });
});

describe("company facts", () => {
  it("are of a company whose cik is a number or a zero-padded string (LPA)", () => {
    expect(parseCompanyFacts(companyFactsAnswer(ASSETS, "0001997711"), "/x").cik).toBe("0001997711");
    expect(parseCompanyFacts(companyFactsAnswer(ASSETS, 2488), "/x").cik).toBe("0000002488");
  });

  it.each([
    ["nothing", null],
    ["a list", []],
    ["no facts", { cik: 1, facts: {} }],
    ["no cik", { facts: { "us-gaap": {} } }],
  ])("are refused by name when they are %s", (_, answer) => {
    expect(() => parseCompanyFacts(answer, "/facts/x")).toThrow(/sec-edgar \/facts\/x/);
  });

  it("are left out when they are not facts, never read as zero", () => {
    const debts = [
      { end: YEAR_END, val: Number.NaN },
      { end: "2025-13-40", val: 3 },
      { end: "2027-12-31", val: 3, filed: "2026-01-01" },
      { end: YEAR_END, val: 3, accn: "not an accession" },
    ];
    const { concepts } = parseCompanyFacts(companyFactsAnswer({ ...ASSETS, "us-gaap:DebtCurrent": debts }), "/x");
    expect([...concepts.keys()]).toEqual(["us-gaap:Assets"]);
  });

  it("are left out when they are of a proxy statement, which rounds", () => {
    const revenues = [
      { start: "2025-01-01", end: YEAR_END, val: 23_094 },
      { start: "2025-01-01", end: YEAR_END, val: 23_095, form: "DEF 14A", filed: "2026-04-01" },
    ];
    const { concepts } = parseCompanyFacts(companyFactsAnswer({ "us-gaap:Revenues": revenues }), "/x");
    expect(concepts.get("us-gaap:Revenues")?.get("USD")).toMatchObject([{ value: 23_094 }]);
  });
});
