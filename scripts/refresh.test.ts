import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";
import type { CompanyFacts } from "../domain/facts/company-facts.ts";
import { isAmericanExchange } from "../domain/facts/exchanges.ts";
import type { Bindings } from "../worker/env.ts";
import { publishStocks } from "../worker/verdicts/publish.ts";
import { markCompanies } from "./content/load-universe.ts";
import { migrate } from "./database/migrations.ts";
import { WORKER_CONFIG } from "./platform.ts";
import { findRecordedData, NO_RECORDED_DATA, startRecordedNetwork } from "./recorded/recorded-network.ts";
import { refresh } from "./refresh.ts";
import { framesOfCompanies } from "./test/recorded-frames.ts";
import { screenedUniverse } from "./universe/screened-universe.ts";
import { readDataset } from "./universe/universe-files.ts";

const recorded = findRecordedData(process.env.MIZAN_RECORDED_DATA ?? join(import.meta.dirname, "../../shared/data"));
if (!recorded) console.warn(`Not tested: a refresh on the recorded network. ${NO_RECORDED_DATA}`);

/** One name in this many is unknown beforehand, as if it had been listed since. */
const ONE_IN = 50;
const ROWS_OF_A_NAME = 10;

describe.skipIf(!recorded)("a refresh on the recorded network", () => {
  let state: string;
  let proxy: Awaited<ReturnType<typeof getPlatformProxy<Bindings>>>;
  let network: Awaited<ReturnType<typeof startRecordedNetwork>>;
  let unknown: Set<string>;
  let before: Map<string, CompanyFacts>;
  let after: Map<string, CompanyFacts>;
  let run: Awaited<ReturnType<typeof refresh>>;

  beforeAll(async () => {
    state = mkdtempSync(join(tmpdir(), "mizan-refresh-"));
    proxy = await getPlatformProxy<Bindings>({ configPath: WORKER_CONFIG, persist: { path: state } });
    const { env } = proxy;
    await migrate(env.DB);
    const american = [...screenedUniverse()].filter(({ exchange }) => isAmericanExchange(exchange));
    const names = american.filter(({ isScreened }) => !isScreened);
    unknown = new Set(names.filter((_, position) => position % ONE_IN === 0).map(({ profile }) => profile.symbol));
    const stocks = american.filter(({ profile }) => !unknown.has(profile.symbol));
    const { screenedOn } = readDataset();
    const companies = stocks.flatMap(({ facts }) => (facts ? [facts] : []));
    network = await startRecordedNetwork(recorded ?? "", 0, framesOfCompanies(companies, screenedOn));
    await publishStocks(env, stocks, { screenedOn, now: new Date(`${screenedOn}T02:00:00Z`) });
    await markCompanies(env);
    before = await factsBySymbol(env.DB);
    run = await refresh(env, { at: network.url, on: screenedOn, paid: true });
    after = await factsBySymbol(env.DB);
  }, 400_000);

  afterAll(async () => {
    await network?.close();
    await proxy?.dispose();
    rmSync(state, { recursive: true, force: true });
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
    const { results } = await proxy.env.DB.prepare(
      "SELECT symbol, is_screened FROM stocks WHERE symbol IN (SELECT value FROM json_each(?1))",
    )
      .bind(JSON.stringify([...unknown]))
      .all<{ symbol: string; is_screened: number }>();
    expect(unknown.size).toBeGreaterThan(30);
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
    expect(changed).toBeGreaterThan(1_000);
    expect(publish?.rowsWritten).toBeLessThanOrEqual(changed * 1.1 + unknown.size * ROWS_OF_A_NAME);
  });
});

async function factsBySymbol(db: D1Database): Promise<Map<string, CompanyFacts>> {
  const { results } = await db
    .prepare("SELECT symbol, facts FROM stocks")
    .all<{ symbol: string; facts: string | null }>();
  return new Map(results.map(({ symbol, facts }) => [symbol, JSON.parse(facts ?? '{"facts":{}}')]));
}
