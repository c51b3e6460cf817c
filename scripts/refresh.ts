import { parseArgs } from "node:util";
import { isoDay } from "../domain/facts/iso-date.ts";
import type { Bindings } from "../worker/platform/env.ts";
import { advanceRun, refreshDriver } from "../worker/refresh/advance.ts";
import { marketData } from "../worker/refresh/market-data.ts";
import { beginRun, insertRun, listRuns } from "../worker/refresh/runs/repository.ts";
import { withPlatform } from "./platform.ts";

const USAGE = `Runs a refresh of the local database from here, without the Worker.

  npm run refresh                           on the recording that the project ships
  npm run refresh -- --at URL               on a recorded network (scripts/recorded/recorded-network.ts)
  npm run refresh -- --live --contact MAIL  on the providers themselves
      --on 2026-08-22                       as if it were that day
      --paid                                in the larger units of the paid plan
`;

export type RefreshOptions = { at?: string; live?: boolean; contact?: string; on?: string; paid?: boolean };

type RefreshBindings = Pick<Bindings, "DB" | "CACHE" | "EODHD_API_KEY" | "FMP_API_KEY">;

export async function refresh(env: RefreshBindings, options: RefreshOptions) {
  const settings: Partial<Bindings> = {
    ...((options.at || options.live) && { MARKET_DATA: "live" }),
    ...(options.at && { MARKET_DATA_NETWORK: options.at }),
    ...(options.contact && { MARKET_DATA_CONTACT: options.contact }),
    ...(options.paid && { PLAN: "paid" }),
  };
  const { DB, CACHE, EODHD_API_KEY, FMP_API_KEY } = env;
  const keys = { ...(EODHD_API_KEY && { EODHD_API_KEY }), ...(FMP_API_KEY && { FMP_API_KEY }) };
  const bindings = { ...settings, ...(options.live && keys), DB, CACHE };
  const now = new Date();
  const { sources } = await marketData(bindings, options.on ?? isoDay(now));
  const total = sources.requests.listings.length;
  const run = { trigger: "admin", month: null, marketData: sources.mode, asOf: sources.asOf, total, now } as const;
  const runId = await insertRun(env.DB, run);
  if (runId === undefined) throw new Error("A refresh is already running");
  const driver = refreshDriver(bindings, `script ${process.pid}`);
  await beginRun(env.DB, runId, driver.token);
  if (options.at) driver.profile = { ...driver.profile, backoffSeconds: 0, refusedSeconds: 0 };
  let advanced = await advanceRun(driver, runId);
  while (advanced.state === "running") {
    await new Promise((done) => setTimeout(done, advanced.waitSeconds * 1000));
    advanced = await advanceRun(driver, runId);
  }
  const { runs, steps } = await listRuns(env.DB, { limit: 1 });
  return { run: runs[0], steps };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      at: { type: "string" },
      contact: { type: "string" },
      on: { type: "string" },
      live: { type: "boolean" },
      paid: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const { run, steps } = await withPlatform("local", (env) => refresh(env, values));
  console.table(steps.map(({ runId: _, problems, ...step }) => ({ ...step, problems: JSON.parse(problems).length })));
  console.log(run);
  process.exitCode = run?.state === "published" ? 0 : 1;
}

if (import.meta.main) await main();
