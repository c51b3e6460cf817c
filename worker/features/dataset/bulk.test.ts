import { env } from "cloudflare:test";
import fc from "fast-check";
import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import {
  BULK_MAX,
  type BulkAnswer,
  CSV_SYMBOLS_MAX,
  datasetEndpoints,
  ROWS_A_SYMBOL,
} from "../../../schema/contracts/dataset.ts";
import { errorSchema } from "../../../schema/contracts/endpoint.ts";
import { adminBindings, call } from "../../test/admin.ts";
import { withoutWriting } from "../../test/database.ts";
import { makeForeignStock, makeStock, publish } from "../../test/factories.ts";
import { countRowsRead, recordStatements } from "../../test/recorded-statements.ts";
import { ISINS_KEY } from "../funds/repository.ts";

const PATH = "/api/stocks/bulk";
const TWO_MARKETS = [
  makeForeignStock("0700", ".HK", "HKG", { name: "Tencent" }),
  makeForeignStock("0700", ".SR", "SAU", { name: "Another" }),
];

beforeEach(async () => {
  await publish([
    makeStock("AAPL", { name: "Apple Inc.", marketCapitalization: 4e12 }),
    makeStock("BRK.B", { name: "Berkshire Hathaway", status: "haram" }),
    makeStock("SUM", { name: "=SUM(A1:A9)" }),
    makeForeignStock("2222", ".SR", "SAU", { name: "الزيت العربية" }),
    ...TWO_MARKETS,
  ]);
});

async function ask(symbols: unknown, headers: Record<string, string> = {}): Promise<BulkAnswer[]> {
  const response = await call(PATH, { method: "POST", body: { symbols }, headers });
  expect(response.status).toBe(200);
  return datasetEndpoints.lookUpMany.response.parse(await response.json()).answers;
}

async function refusal(body: unknown): Promise<string> {
  const response = await call(PATH, { method: "POST", body });
  expect(response.status).toBe(400);
  return errorSchema.parse(await response.json()).error;
}

describe("POST /api/stocks/bulk", () => {
  it.each([
    ["nothing", {}, "symbols is required"],
    ["an empty list", { symbols: [] }, "symbols is required"],
    ["a text", { symbols: "AAPL" }, "symbols must be a list"],
    ["what is only like a list", { symbols: { length: 3 } }, "symbols must be a list"],
    ["501", { symbols: Array.from({ length: BULK_MAX + 1 }, () => "AAPL") }, "symbols must be at most 500"],
    ["a bare list", ["AAPL"], "The request must be an object"],
  ])("refuses %s in one sentence", async (_, body, sentence) => {
    expect(await refusal(body)).toBe(sentence);
  });

  it("answers each in its place and by itself, duplicates too", async () => {
    const asked = ["brk-b", " AAPL ", "AAPL", "2222", "700", "0700", "SPY", "АAPL", "", null, 7, "A B", "NOPE"];
    const answers = await ask(asked);
    expect(answers.map(({ result, stock }) => stock?.symbol ?? result)).toEqual([
      ...["BRK.B", "AAPL", "AAPL", "2222.SR", "unknown", "ambiguous", "fund"],
      ...["malformed", "malformed", "malformed", "malformed", "malformed", "unknown"],
    ]);
    expect(answers.map(({ asked }) => asked)).toEqual(asked.map((text) => (typeof text === "string" ? text : null)));
    for (const of of [4, 5])
      expect(answers[of]?.candidates.map(({ symbol }) => symbol).sort()).toEqual(["0700.HK", "0700.SR"]);
    const [misspelled] = await ask(["AAPLE"]);
    expect([misspelled?.result, misspelled?.candidates]).toEqual([
      "unknown",
      [{ symbol: "AAPL", name: "Apple Inc.", exchange: "NASDAQ" }],
    ]);
    expect(answers[asked.indexOf("АAPL")]?.message).toContain("though it may look like one");
    for (const { result, message } of answers) expect(message === null).toBe(result === "found");
  });

  it("knows ISINs that may be published, and those in lists of holdings", async () => {
    await env.CACHE.put(ISINS_KEY, JSON.stringify({ SA14TG012N13: "2222.SR" }));
    await env.DB.prepare("INSERT INTO fund_identifiers VALUES ('US0378331005', 'AAPL')").run();
    const answers = await ask(["SA14TG012N13", "us0378331005", "DE0007164600", "US0378331006"]);
    expect(answers.map(({ result, stock }) => stock?.symbol ?? result)).toEqual([
      ...["2222.SR", "AAPL", "unknown", "malformed"],
    ]);
    expect(answers[3]?.message).toContain("check digit");
  });

  it("gives a listing that was never screened its company's verdict, and says whose it is, but no figure per share", async () => {
    await publish([
      makeStock("ACME", { status: "haram" }),
      makeForeignStock("ACME", ".L", "LSE", { isScreened: false, status: "questionable" }),
    ]);
    await env.DB.prepare("UPDATE stocks SET issuer = 'ACME'").run();
    const [own, abroad] = await ask(["ACME", "ACME.L"]);
    expect(own?.stock).toMatchObject({ verdictOf: null, standing: "haram", isScreened: true, purificationAmount: 0 });
    expect(abroad?.stock).toMatchObject({
      symbol: "ACME.L",
      verdictOf: "ACME",
      standing: "haram",
      isScreened: true,
      purificationAmount: null,
    });
  });

  it("says of a verdict whose figures are too old that it is in doubt", async () => {
    await env.DB.prepare("UPDATE stocks SET stands_until = '2020-01-01'").run();
    const [answer] = await ask(["AAPL"]);
    expect(answer?.stock).toMatchObject({
      complianceStatus: "questionable",
      standing: "doubt",
      reasons: ["stale_data"],
    });
  });

  it("never guesses and never fails, whatever is asked", async () => {
    const anything = fc.array(fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.jsonValue()), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(anything, async (symbols) => {
        const answers = await ask(symbols);
        expect(answers).toHaveLength(symbols.length);
        for (const { asked, stock } of answers)
          if (stock) expect(stock.symbol.replace(/\W/g, "")).toContain(asked?.trim().toUpperCase().replace(/\W/g, ""));
      }),
      { numRuns: 40 },
    );
  });

  it("may be asked by any site's script, and writes nothing", async () => {
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    await withoutWriting(() => ask(["AAPL"], headers));
  });

  it("costs one round trip and two rows a stock, more where a listing was never screened", async () => {
    await env.DB.prepare(`
      WITH RECURSIVE numbers (n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)
      INSERT INTO stocks (id, symbol, local_symbol, name, exchange, is_screened, issuer, compliance_status, standing, document)
      SELECT n, iif(n < 2000, 'S', 'L') || n, iif(n < 2000, NULL, 'M' || (n - 1000)), 'Company', 'NYSE', n < 2000,
        'S' || (1000 + n % 100), 'halal', 'halal', (SELECT document FROM stocks WHERE symbol = 'AAPL') FROM numbers`).run();
    const costOf = async (letter: string) => {
      const { DB, statements, counts } = recordStatements(env.DB);
      const symbols = Array.from({ length: BULK_MAX }, (_, place) => `${letter}${1000 + place}`);
      const bindings = { ...adminBindings, DB };
      const response = await call(PATH, { method: "POST", body: { symbols }, bindings });
      const { answers } = datasetEndpoints.lookUpMany.response.parse(await response.json());
      const found = answers.filter(({ result }) => result === "found").length;
      return { found, roundTrips: counts.roundTrips, rows: await countRowsRead(env.DB, statements) };
    };
    const [screened, unscreened] = [await costOf("S"), await costOf("M")];
    expect([screened.found, screened.roundTrips, unscreened.found, unscreened.roundTrips]).toEqual([500, 1, 500, 1]);
    expect(screened.rows).toBeLessThanOrEqual(2 * BULK_MAX + 1);
    expect(unscreened.rows).toBeLessThanOrEqual(ROWS_A_SYMBOL * BULK_MAX + 1);
  });
});

describe("GET /api/stocks.csv", () => {
  const read = async (symbols: readonly string[]) => {
    const response = await call(`/api/stocks.csv?symbols=${symbols.map(encodeURIComponent).join(",")}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    return { data, text, headers: response.headers };
  };

  it("is a line for each, in their order, that a spreadsheet's parser reads", async () => {
    const { data, headers } = await read(["AAPL", "NOPE", "BRK.B", "0700"]);
    expect(data.map(({ asked, result, symbol, standing }) => [asked, result, symbol, standing])).toEqual([
      ["AAPL", "found", "AAPL", "halal"],
      ["NOPE", "unknown", "", ""],
      ["BRK.B", "found", "BRK.B", "haram"],
      ["0700", "ambiguous", "", ""],
    ]);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  });

  it("is not sent again to a reader who has it", async () => {
    await read(["AAPL"]);
    const { headers } = await read(["AAPL"]);
    const etag = headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    const again = await call("/api/stocks.csv?symbols=AAPL", { headers: { "if-none-match": etag } });
    expect([again.status, again.headers.get("access-control-allow-origin")]).toEqual([304, "*"]);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(1)", '"=1"', "\t=1", "\r\n=1"])(
    "gives %j back to no spreadsheet as a formula",
    async (text) => {
      const { data } = await read([text, "SUM"]);
      expect(data).toHaveLength(2);
      for (const row of data) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    },
  );

  it.each([
    ["no symbols", "", "symbols is required"],
    ["empty symbols", "?symbols=", "symbols is required"],
    ["101", `?symbols=${"A,".repeat(CSV_SYMBOLS_MAX)}A`, "symbols must be at most 100"],
    ["a long text", `?symbols=${"A".repeat(5000)}`, "symbols must be at most 100"],
  ])("refuses %s in one sentence", async (_, query, sentence) => {
    const response = await call(`/api/stocks.csv${query}`);
    expect([response.status, errorSchema.parse(await response.json()).error]).toEqual([400, sentence]);
  });
});
