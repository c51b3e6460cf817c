import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { companyFactsAnswer } from "../../test/company-facts.ts";
import { readCompanyFacts, readDataset, readListedNames } from "../universe-files.ts";
import { IMPORT_BASIS_COLUMNS, IMPORT_COLUMNS } from "./snapshot/csv-import-columns.ts";
import { AVERAGE_TABLES } from "./tables/averages.ts";
import { COLLECTED_TABLES } from "./tables/collected.ts";
import { MORE_TABLES } from "./tables/more-stocks.ts";

const YEAR_END = "2025-12-31";
const SCREENER_ROWS = Array.from({ length: 120 }, (_, i) => ({
  symbol: i === 0 ? "TEST" : `T${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + Math.floor(i / 26))}`,
  name: "Test Inc. Common Stock",
  lastsale: "$100.00",
  pctchange: "1.0%",
  marketCap: "5000000000.00",
  country: "United States",
  industry: "Software",
  sector: "Technology",
}));
const STOCK =
  "TEST,Test Inc.,NASDAQ,Technology,Software,United States,USD,99,USD,4900000000,100,200,300,,,,2026-08-08,x";

/** A whole network in miniature, hand-written in the providers' formats. */
const ANSWERS: Record<string, string> = {
  "/open.er-api.com/v6/latest/USD": JSON.stringify({
    result: "success",
    time_last_update_unix: 1_780_185_600,
    base_code: "USD",
    rates: { USD: 1, SAR: 3.75 },
  }),
  "/import/global_fundamentals.csv": `${IMPORT_COLUMNS.join(",")}\n${STOCK}\n`,
  "/import/global_fundamentals_meta.csv": `${IMPORT_BASIS_COLUMNS.join(",")}\n`,
  "/import/us_sp500_fundamentals.csv": "symbol,gics_sub_industry,assets,revenue_ttm,updated,lt_debt,lt_debt_last_fye\n",
  "/import/global_listings.csv":
    "symbol,name,exchange,sector,industry,country,isin\n2222.SR,Aramco,SAU,Energy,,Saudi Arabia,\n",
  "/import/new_markets.csv":
    "symbol,name,exchange,sector,industry,country,isin\nQNBK.QA,QNB,DOH,Financials,Banks,Qatar,\n",
  ...Object.fromEntries(
    [
      ...Map.groupBy(
        [...Object.values(COLLECTED_TABLES), ...Object.values(AVERAGE_TABLES), ...Object.values(MORE_TABLES)],
        ([file]) => file,
      ),
    ].map(([file, tables]) => [
      `/import/${file}.csv`,
      `${[...new Set(tables.flatMap(([, ...columns]) => columns))].join(",")}\n`,
    ]),
  ),
  "/api.nasdaq.com/api/screener/stocks": JSON.stringify({ data: { rows: SCREENER_ROWS } }),
  "/www.sp-funds.com/wp-content/uploads/data/TidalFG_Holdings_SPUS.csv":
    "Date,Account,StockTicker,CUSIP,SecurityName,Shares,Price,MarketValue,Weightings\n07/17/2026,SPUS,TEST,1,Test,1,1,1,1%\n",
  "/www.sec.gov/files/company_tickers_exchange.json": JSON.stringify({
    fields: ["cik", "name", "ticker", "exchange"],
    data: [[42, "Test Inc.", "TEST", "Nasdaq"]],
  }),
  "/data.sec.gov/api/xbrl/companyfacts/CIK0000000042.json": JSON.stringify(
    companyFactsAnswer(
      {
        "us-gaap:Assets": [{ end: YEAR_END, val: 900_000_000 }],
        "us-gaap:DebtCurrent": [{ end: YEAR_END, val: 123_456_789 }],
      },
      42,
    ),
  ),
};

let answers = { ...ANSWERS };
let server: Server;
let url = "";
let folder = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    const body = answers[(request.url ?? "").split("?")[0] ?? ""];
    response.writeHead(body === undefined ? 404 : 200);
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), "universe-"));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  answers = { ...ANSWERS };
});

function build(target: string): Promise<{ status: number; errors: string }> {
  const script = join(import.meta.dirname, "build.ts");
  return new Promise((done) => {
    execFile(process.execPath, [script, "--from", url, "--to", target], (error, _output, errors) => {
      done({ status: error ? Number(error.code) : 0, errors });
    });
  });
}

function bytesOf(target: string): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(target).sort()) hash.update(file).update(readFileSync(join(target, file)));
  return hash.digest("hex");
}

describe("universe:build", () => {
  it("writes stocks with filings first, names apart, and the same bytes for the same answers", async () => {
    const [first, second] = [join(folder, "first"), join(folder, "second")];
    await expect(build(first)).resolves.toEqual({ status: 0, errors: "" });
    await build(second);
    expect(bytesOf(second)).toBe(bytesOf(first));
    const [stock, ...others] = readCompanyFacts(first);
    expect(others).toEqual([]);
    expect(stock?.facts.interestBearingDebt).toMatchObject({
      value: 123_456_789,
      source: "sec-edgar",
      quality: "reported",
    });
    expect(stock?.facts.marketCapitalization).toMatchObject({ value: 5_000_000_000, source: "nasdaq-screener" });
    expect(readDataset(first).counts).toMatchObject({ stocks: 1, stocksWithFilings: 1 });
    expect([...readListedNames(first)].map((name) => name.symbol)).toContain("2222.SR");
  });

  const cut = (path: string) => ANSWERS[path]?.slice(0, -30) ?? "";
  it.each([
    ["truncated company facts", "/data.sec.gov/api/xbrl/companyfacts/CIK0000000042.json", cut, "is cut off"],
    ["a web page for the screener", "/api.nasdaq.com/api/screener/stocks", () => "<html>blocked</html>", "a web page"],
    ["an empty list of filers", "/www.sec.gov/files/company_tickers_exchange.json", () => "", "answer is empty"],
    [
      "absurd exchange rates",
      "/open.er-api.com/v6/latest/USD",
      (path: string) => ANSWERS[path]?.replace("3.75", "3750") ?? "",
      "impossible figure: SAR 3750",
    ],
    ["a truncated snapshot", "/import/global_fundamentals.csv", (path: string) => `${ANSWERS[path]}"AAA`, "is cut off"],
  ])("names %s, keeps what was there and fails", async (_, path, broken, problem) => {
    const target = join(folder, "kept");
    await build(target);
    writeFileSync(join(target, "mark"), "kept");
    const before = bytesOf(target);
    answers[path] = broken(path);
    const { status, errors } = await build(target);
    expect(status).toBe(1);
    expect(errors).toContain(problem);
    expect(errors).toContain(path.split("/").at(-1)?.replace(/\?.*/, ""));
    expect(bytesOf(target)).toBe(before);
    expect(readdirSync(folder).filter((file) => file.startsWith("."))).toEqual([]);
  });
});
