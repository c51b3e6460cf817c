import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";
import { generatedStocks, MANY_STOCKS } from "../bench/universe.ts";
import { isAmericanExchange } from "../domain/facts/exchanges.ts";
import type { Bindings } from "../worker/platform/env.ts";
import { triggerRun } from "../worker/refresh/start-run.ts";
import { workflowInstances } from "../worker/test/workflow-instances.ts";
import { publishStocks } from "../worker/verdicts/publish.ts";
import type { ScreenedStock } from "../worker/verdicts/stock-document.ts";
import { WORKER_CONFIG } from "./configuration.ts";
import { migrate } from "./database/migrations.ts";
import { findRecordedData, startRecordedNetwork } from "./recorded/recorded-network.ts";
import { embeddedUniverse } from "./test/embedded-universe.ts";
import { framesOfCompanies } from "./test/recorded-frames.ts";
import { readDataset } from "./universe/universe-files.ts";

const recorded = findRecordedData();
/** `npm run torture` asks for a refresh of so many stocks; no other run does: worker/refresh/chain.test.ts has a small one. */
const STOCKS = Number(process.env.CHAIN_STOCKS ?? 0);

describe.skipIf(STOCKS === 0 || !recorded)("a refresh of the recorded network by a chain of instances", () => {
  let state: string;
  let proxy: Awaited<ReturnType<typeof getPlatformProxy<Bindings>>>;
  let network: Awaited<ReturnType<typeof startRecordedNetwork>>;

  beforeAll(async () => {
    state = mkdtempSync(join(tmpdir(), "mizan-instances-"));
    proxy = await getPlatformProxy<Bindings>({ configPath: WORKER_CONFIG, persist: { path: state } });
    await migrate(proxy.env.DB);
  }, 300_000);

  afterAll(async () => {
    await network?.close();
    await proxy?.dispose();
    rmSync(state, { recursive: true, force: true });
  });

  it(`is published, with ${STOCKS} stocks`, async ({ task }) => {
    const { DB, CACHE } = proxy.env;
    const stocks = universeOf(STOCKS);
    const { screenedOn } = readDataset();
    const now = new Date(`${screenedOn}T02:00:00Z`);
    const companies = stocks.flatMap(({ facts }) => (facts ? [facts] : []));
    network = await startRecordedNetwork(recorded ?? "", 0, framesOfCompanies(companies, screenedOn));
    await publishStocks({ DB, CACHE }, stocks, { screenedOn, now });
    const instances = workflowInstances({ DB, CACHE, MARKET_DATA: "live", MARKET_DATA_NETWORK: network.url });
    await triggerRun({ env: instances.env, now });
    expect(await instances.settle()).toBe(0);
    const run = await DB.prepare("SELECT state, running, compared, changed, held FROM refresh_runs").first();
    expect(run).toMatchObject({ state: "published", running: null });
    const most = Math.max(...instances.used.map(({ subrequests }) => subrequests));
    expect(most).toBeLessThanOrEqual(40);
    const figure = `${stocks.length} stocks, ${run?.["changed"]} changed, ${run?.["held"]} under review; published by ${instances.used.length} instances, at most ${most} subrequests in one`;
    Object.assign(task.meta, { figure });
  }, 7_200_000);
});

/** The screened stocks of the embedded universe, and as many generated ones of the markets that nobody is asked for. */
function universeOf(count: number): ScreenedStock[] {
  const known = embeddedUniverse().filter(({ isScreened }) => isScreened);
  const symbols = new Set(known.map(({ profile }) => profile.symbol));
  const american = known.filter(({ exchange }) => isAmericanExchange(exchange));
  const abroad = [
    ...known.filter(({ exchange }) => !isAmericanExchange(exchange)),
    ...[...generatedStocks(count > known.length ? 2 * MANY_STOCKS : 0)].filter(
      ({ exchange, profile }) => !isAmericanExchange(exchange) && !symbols.has(profile.symbol),
    ),
  ];
  return [...american, ...abroad].slice(0, count);
}
