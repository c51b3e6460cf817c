import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProviderAccess } from "../../worker/providers/answers/providers.ts";
import { type LongList, readPart, requestParts } from "../../worker/providers/network/answer-parts.ts";
import { screenerOf } from "../../worker/providers/prices/nasdaq-screener.ts";
import { companyFinancials } from "../../worker/providers/sec/company-financials.ts";
import { FILERS } from "../../worker/providers/sec/filer-lists.ts";
import { ASSETS } from "../../worker/providers/test/company-facts.ts";
import { companyFactsAnswer } from "../test/company-facts.ts";
import { parseCompanyFacts } from "../universe/build/build-past.ts";
import { readExchangeRates } from "../universe/universe-files.ts";
import { startRecordedNetwork } from "./recorded-network.ts";

let network: Awaited<ReturnType<typeof startRecordedNetwork>> | undefined;

const host = (name: string): ProviderAccess => ({
  fetch: (url, init) => fetch(url, init),
  baseUrl: `${network?.url}/${name}`,
  userAgent: "Mizan/test (test@example.org)",
});
const answered = (path: string) => fetch(`${network?.url}/data.sec.gov${path}`);
const fundamentals = async (cik: string) => {
  const answer = await answered(`/api/xbrl/companyfacts/CIK${cik}.json`);
  return answer.ok ? companyFinancials(parseCompanyFacts(await answer.json(), ""), "2026-08-22") : undefined;
};
const listed = async <Row>(list: LongList<Row>, name: string) => {
  const [part = ""] = await requestParts(list, host(name), 1e9);
  return readPart(list, part).rows;
};
const cikOf = (number: number) => String(number).padStart(10, "0");

/** Answers of our own making, in place of the recorded files. */
const OUR_FILES: Readonly<Record<string, string>> = {
  "sec/company_tickers_exchange.json":
    '{"fields":["cik","name","ticker","exchange"],"data":[[7,"Test Company","TEST","Nasdaq"]]}',
  "sec/submissions/CIK0000000007.json": '{"cik":"7","name":"Test Company","sic":"3571","tickers":["TEST"]}',
  "sec/companyfacts/CIK0000000007.json": JSON.stringify(companyFactsAnswer(ASSETS, 7)),
  "sec/companyfacts_partial91/CIK0000000008.json": JSON.stringify(companyFactsAnswer(ASSETS, 8)),
  "listings/us_nasdaq_screener/nasdaq_full_tickers.json": JSON.stringify(
    Array.from({ length: 100 }, (_, number) => ({
      symbol: `TEST${String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26))}`,
      name: "Test Company Common Stock",
      lastsale: "$2.50",
      pctchange: "4.1%",
      marketCap: "1000000.00",
      country: "",
      industry: "",
      sector: "",
    })),
  ),
};

describe("a recorded network", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "mizan-recording-"));
    for (const [file, text] of Object.entries(OUR_FILES)) {
      mkdirSync(join(folder, file, ".."), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    network = await startRecordedNetwork(folder);
  });
  afterAll(async () => {
    await network?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("answers what the SEC does for a company, its filings and the list of filers", async () => {
    await expect((await answered(`/submissions/CIK${cikOf(7)}.json`)).json()).resolves.toMatchObject({ sic: "3571" });
    expect((await fundamentals(cikOf(7)))?.facts.totalAssets?.value).toBe(100_000);
    await expect(listed(FILERS, "www.sec.gov")).resolves.toEqual([[cikOf(7), "TEST"]]);
  });

  it("answers single concepts of a company whose recording is partial", async () => {
    await expect(fundamentals(cikOf(8))).resolves.toBeUndefined();
    const concept = await answered(`/api/xbrl/companyconcept/CIK${cikOf(8)}/us-gaap/Assets.json`);
    await expect(concept.json()).resolves.toMatchObject({ tag: "Assets", units: { USD: [{ val: 100_000 }] } });
  });

  it("answers an exchange's list as the exchange does", async () => {
    const rows = await listed(screenerOf("NASDAQ", "2026-08-21"), "api.nasdaq.com");
    expect(rows).toHaveLength(100);
    expect(rows[0]?.quote).toMatchObject({ symbol: "TESTAA", marketCapitalization: 1_000_000 });
  });

  it("answers exchange rates with the day of the recording", async () => {
    const answer = await fetch(`${network?.url}/open.er-api.com/v6/latest/USD`);
    const unix = Date.parse(readExchangeRates().asOf) / 1000;
    await expect(answer.json()).resolves.toMatchObject({ time_last_update_unix: unix, rates: { USD: 1, SAR: 3.75 } });
  });

  it("answers 404 for anything not recorded", async () => {
    expect((await answered(`/submissions/CIK${cikOf(9)}.json`)).status).toBe(404);
    expect((await fetch(`${network?.url}/elsewhere.test/`)).status).toBe(404);
  });
});
