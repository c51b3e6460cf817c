import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CompanyFacts } from "../domain/facts/company-facts.ts";
import { isAmericanExchange } from "../domain/facts/exchanges.ts";
import { publishStocks } from "../worker/verdicts/publish.ts";
import type { ScreenedStock } from "../worker/verdicts/stock-document.ts";
import { markCompanies } from "./content/load-content.ts";
import { migrate } from "./database/migrations.ts";
import { findRecordedData, startRecordedNetwork } from "./recorded/recorded-network.ts";
import { refresh } from "./refresh.ts";
import { embeddedUniverse } from "./test/embedded-universe.ts";
import { memoryPlatform } from "./test/platform.ts";
import { framesOfCompanies } from "./test/recorded-frames.ts";
import { readDataset } from "./universe/universe-files.ts";

const recorded = findRecordedData();
/** Of each American exchange; a shorter list would be taken for an incomplete answer. */
const STOCKS = 140;
const SCREENED = 100;
const ROWS_OF_A_NAME = 10;

const american = () => embeddedUniverse().filter(({ exchange }) => isAmericanExchange(exchange));

describe("a refresh on answers of our own", () => {
  const stocks = ["NASDAQ", "NYSE", "AMEX"].flatMap((exchange) => {
    const listed = american().filter((stock) => stock.exchange === exchange);
    const screened = listed.filter(({ isScreened }) => isScreened).slice(0, SCREENED);
    return [...screened, ...listed.filter(({ isScreened }) => !isScreened)].slice(0, STOCKS);
  });
  const folder = mkdtempSync(join(tmpdir(), "mizan-answers-"));
  writeAnswers(folder, stocks);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // One name in four is unknown beforehand, as if it had been listed since.
  refreshes(folder, stocks, { oneIn: 4, changed: 150 });
});

describe.skipIf(!recorded)("a refresh on the network recorded in MIZAN_RECORDED_DATA", () => {
  refreshes(recorded ?? "", recorded ? american() : [], { oneIn: 50, changed: 1_000 });
});

function refreshes(folder: string, all: readonly ScreenedStock[], least: { oneIn: number; changed: number }): void {
  const env = memoryPlatform();
  let network: Awaited<ReturnType<typeof startRecordedNetwork>>;
  let unknown: Set<string>;
  let before: Map<string, CompanyFacts>;
  let after: Map<string, CompanyFacts>;
  let run: Awaited<ReturnType<typeof refresh>>;

  beforeAll(async () => {
    await migrate(env.DB);
    const names = all.filter(({ isScreened }) => !isScreened);
    unknown = new Set(names.filter((_, at) => at % least.oneIn === 0).map(({ profile }) => profile.symbol));
    const stocks = all.filter(({ profile }) => !unknown.has(profile.symbol));
    const { screenedOn } = readDataset();
    const companies = stocks.flatMap(({ facts }) => (facts ? [facts] : []));
    network = await startRecordedNetwork(folder, 0, framesOfCompanies(companies, screenedOn));
    await publishStocks(env, stocks, { screenedOn, now: new Date(`${screenedOn}T02:00:00Z`) });
    await markCompanies(env);
    before = await factsBySymbol(env.DB);
    run = await refresh(env, { at: network.url, on: screenedOn, paid: true });
    after = await factsBySymbol(env.DB);
  });

  afterAll(async () => {
    await network?.close();
  });

  it("is published", () => {
    expect(run.run).toMatchObject({ state: "published", marketData: "live" });
    expect(run.run?.underReview).toBeLessThanOrEqual((run.run?.compared ?? 0) * 0.005);
  });

  it("reproduces the embedded universe's American figures, to the three digits that market figures carry there", () => {
    const apart = [...before.values()].flatMap(({ symbol, facts, issuer = [] }) =>
      Object.entries(facts).flatMap(([input, { value, currency }]) => {
        // A company's newest value may come from its foreign line, whose exchange the test does not query.
        const isOfLineAbroad = input === "marketCapitalization" && issuer.some((line) => !before.has(line));
        if (isOfLineAbroad) return [];
        const fresh = after.get(symbol)?.facts[input as keyof typeof facts];
        const isSame = fresh && fresh.currency === currency && Math.abs(fresh.value - value) <= value * 0.005;
        return isSame ? [] : [`${symbol} ${input}: ${value} became ${fresh?.value}`];
      }),
    );
    expect(apart.slice(0, 10)).toEqual([]);
  });

  it("adds the newly listed names, and no others, and screens only those that have filed", async () => {
    const { results } = await env.DB.prepare(
      "SELECT symbol, is_screened FROM stocks WHERE symbol IN (SELECT value FROM json_each(?1))",
    )
      .bind(JSON.stringify([...unknown]))
      .all<{ symbol: string; is_screened: number }>();
    expect(unknown.size).toBeGreaterThan(20);
    expect(new Set(results.map(({ symbol }) => symbol))).toEqual(unknown);
    const screened = results.filter(({ is_screened }) => is_screened === 1);
    const withoutFiling = screened.filter(({ symbol }) => after.get(symbol)?.facts.totalAssets?.source !== "sec-edgar");
    expect(withoutFiling).toEqual([]);
    const added = [...after.keys()].filter((symbol) => !before.has(symbol) && !unknown.has(symbol));
    expect(added).toEqual([]);
  });

  it("writes about one row for each stock that changed, and an added name with its places in the indexes", () => {
    const publish = run.steps.find(({ step }) => step === "publish");
    const changed = (run.run?.changed ?? 0) - unknown.size;
    expect(changed).toBeGreaterThan(least.changed);
    expect(publish?.rowsWritten).toBeLessThanOrEqual(changed * 1.1 + unknown.size * ROWS_OF_A_NAME);
  });
}

/** The lists that the exchanges and the SEC would answer: every value of a company a thousandth above the known one. */
function writeAnswers(folder: string, stocks: readonly ScreenedStock[]): void {
  const write = (file: string, answer: unknown) => {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(answer));
  };
  const filers = stocks.flatMap(({ facts, exchange }) =>
    facts?.cik ? [[Number(facts.cik), facts.name, facts.symbol, exchange]] : [],
  );
  write("sec/company_tickers_exchange.json", { fields: ["cik", "name", "ticker", "exchange"], data: filers });
  for (const list of ["nasdaq", "nyse", "amex"]) {
    const rows = stocks
      .filter(({ exchange }) => exchange.toLowerCase() === list)
      .map(({ profile: { symbol, name }, facts }) => ({
        symbol,
        name,
        lastsale: `$${facts?.facts.price?.value ?? 10}`,
        pctchange: "0.1%",
        marketCap: String((facts?.facts.marketCapitalization?.value ?? 0) * 1.001),
        country: "",
        industry: "",
        sector: "",
      }));
    write(`listings/us_nasdaq_screener/${list}_full_tickers.json`, rows);
  }
}

async function factsBySymbol(db: D1Database): Promise<Map<string, CompanyFacts>> {
  const { results } = await db
    .prepare("SELECT symbol, facts FROM stocks")
    .all<{ symbol: string; facts: string | null }>();
  return new Map(results.map(({ symbol, facts }) => [symbol, JSON.parse(facts ?? '{"facts":{}}')]));
}
