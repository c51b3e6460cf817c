import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";
import type { SeedStock } from "../schema/seed/universe-format.ts";
import type { Bindings } from "../worker/env.ts";
import { publishStocks } from "../worker/features/stocks/publish.ts";
import { migrate, WORKER_CONFIG } from "./platform.ts";
import { findRecordedData, NO_RECORDED_DATA, startRecordedNetwork } from "./recorded-network.ts";
import { refresh } from "./refresh.ts";
import { screenedUniverse } from "./screened-universe.ts";
import { readDataset } from "./universe-files.ts";

const recorded = findRecordedData(process.env.MIZAN_RECORDED_DATA ?? join(import.meta.dirname, "../../shared/data"));
if (!recorded) console.warn(`Not tested: a refresh on the recorded network. ${NO_RECORDED_DATA}`);

const AMERICAN = new Set(["NYSE", "NASDAQ"]);

describe.skipIf(!recorded)("a refresh on the recorded network", () => {
  let state: string;
  let proxy: Awaited<ReturnType<typeof getPlatformProxy<Bindings>>>;
  let network: Awaited<ReturnType<typeof startRecordedNetwork>>;
  let before: Map<string, SeedStock>;
  let after: Map<string, SeedStock>;
  let run: Awaited<ReturnType<typeof refresh>>;

  beforeAll(async () => {
    state = mkdtempSync(join(tmpdir(), "mizan-refresh-"));
    proxy = await getPlatformProxy<Bindings>({ configPath: WORKER_CONFIG, persist: { path: state } });
    const { env } = proxy;
    await migrate(env.DB);
    network = await startRecordedNetwork(recorded ?? "");
    const stocks = [...screenedUniverse()].filter(({ exchange, isScreened }) => isScreened && AMERICAN.has(exchange));
    const { screenedOn } = readDataset();
    await publishStocks(env, stocks, { screenedOn, now: new Date(`${screenedOn}T02:00:00Z`) });
    before = await factsBySymbol(env.DB);
    run = await refresh(env, { at: network.url, on: screenedOn, paid: true });
    after = await factsBySymbol(env.DB);
  }, 180_000);

  afterAll(async () => {
    await network?.close();
    await proxy?.dispose();
    rmSync(state, { recursive: true, force: true });
  });

  it("is published", () => {
    expect(run.run).toMatchObject({ state: "published", market_data: "live" });
    expect(run.run?.held).toBeLessThanOrEqual((run.run?.compared ?? 0) * 0.005);
  });

  it("reproduces the embedded universe's American figures, to the three digits that market figures carry there", () => {
    expect(after.size).toBe(before.size);
    const apart = [...before.values()].flatMap(({ symbol, facts }) =>
      Object.entries(facts).flatMap(([input, { value, currency }]) => {
        const fresh = after.get(symbol)?.facts[input as keyof typeof facts];
        const isSame = fresh && fresh.currency === currency && Math.abs(fresh.value - value) <= value * 0.005;
        return isSame ? [] : [`${symbol} ${input}: ${value} became ${fresh?.value}`];
      }),
    );
    expect(apart.slice(0, 10)).toEqual([]);
  });

  it("writes about one row for each stock that changed", () => {
    const publish = run.steps.find(({ step }) => step === "publish");
    expect(run.run?.changed).toBeGreaterThan(1_000);
    expect(publish?.rows_written).toBeLessThanOrEqual((run.run?.changed ?? 0) * 1.1);
  });
});

async function factsBySymbol(db: D1Database): Promise<Map<string, SeedStock>> {
  const { results } = await db.prepare("SELECT symbol, facts FROM stocks").all<{ symbol: string; facts: string }>();
  return new Map(results.map(({ symbol, facts }) => [symbol, JSON.parse(facts)]));
}
