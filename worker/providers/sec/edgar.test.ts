import { describe, expect, it } from "vitest";
import { cannedAnswers } from "../test/canned-answers.ts";
import { ASSETS, companyFactsAnswer } from "../test/company-facts.ts";
import { edgar } from "./edgar.ts";

const CIK = "0000320193";
const FACTS = `/api/xbrl/companyfacts/CIK${CIK}.json`;
const SUBMISSIONS = `/submissions/CIK${CIK}.json`;
const FILERS = "/files/company_tickers_exchange.json";
const provider = (answers: Record<string, string | number | Error>) => {
  const access = cannedAnswers(answers);
  return edgar({ files: access, data: access, today: "2026-08-22" });
};

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
    await expect(provider({}).profile(CIK)).resolves.toBeUndefined();
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
    await edgar({ files: access, data: access, today: "2026-08-22" }).fundamentals(CIK);
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
    expect(Object.keys(found?.facts ?? {}).sort()).toEqual(["totalAssets", "totalRevenue"]);
  });

  it("reads the SIC of submissions whose cik is not padded, with or without tickers", async () => {
    const submissions = { cik: "320193", name: "Apple Inc.", sic: "3571", tickers: [] };
    await expect(provider({ [SUBMISSIONS]: JSON.stringify(submissions) }).profile(CIK)).resolves.toEqual({
      cik: CIK,
      name: "Apple Inc.",
      sic: "3571",
      tickers: [],
    });
  });

  it("reads the filers by the names of their fields, whatever the order", async () => {
    const list = {
      fields: ["exchange", "ticker", "cik", "name"],
      data: [
        ["NYSE", "BRK-B", 1067983, "Berkshire"],
        [null, "X", 7, ""],
      ],
    };
    await expect(provider({ [FILERS]: JSON.stringify(list) }).filers()).resolves.toEqual([
      { cik: "0001067983", symbol: "BRK.B", exchange: "NYSE" },
      { cik: "0000000007", symbol: "X", exchange: null },
    ]);
  });

  it("refuses a list of filers in a new format", async () => {
    const list = { fields: ["a", "b"], data: [] };
    await expect(provider({ [FILERS]: JSON.stringify(list) }).filers()).rejects.toThrow("unexpected_form");
  });
});
