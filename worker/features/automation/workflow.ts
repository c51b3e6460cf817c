import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { Bindings } from "../../env.ts";
import { forgetBlob } from "../../platform/cache.ts";
import { STOCK_INDEX_KEY } from "../stocks/stock-index.ts";
import { marketData } from "./market-data.ts";
import { type Advanced, advanceRun, type Driver } from "./refresh/advance.ts";
import { FREE_PROFILE, PAID_PROFILE } from "./refresh/profile.ts";

export type RefreshParams = { runId: number };

/** A Workflow may have 1,024 steps; a run that needs more goes on in another instance. */
const UNITS_IN_AN_INSTANCE = 900;

const RETRIES = { retries: { limit: 5, delay: "10 seconds", backoff: "exponential" }, timeout: "2 minutes" } as const;

/** Drives one run: each step does its next unit. Everything that matters is in the database, so an instance can be lost. */
export class RefreshWorkflow extends WorkflowEntrypoint<Bindings, RefreshParams> {
  override async run({ payload, instanceId }: WorkflowEvent<RefreshParams>, step: WorkflowStep): Promise<void> {
    const driver = refreshDriver(this.env, instanceId);
    for (let unit = 0; unit < UNITS_IN_AN_INSTANCE; unit++) {
      const advanced = await step.do(`unit ${unit}`, RETRIES, () => advanceAndForget(this.env, driver, payload.runId));
      if (advanced.state === "over") return;
      if (advanced.waitSeconds > 0) await step.sleep(`pause ${unit}`, `${advanced.waitSeconds} seconds`);
    }
    await step.do("go on in another instance", RETRIES, async () => {
      await this.env.REFRESH?.create({ id: `${instanceId}-x`, params: payload });
    });
  }
}

/** What the plain functions of a run need, from a Worker's bindings. */
export function refreshDriver(env: Bindings, token: string): Driver {
  return {
    db: env.DB,
    sources: (asOf) => marketData(env, asOf),
    profile: env.PLAN === "paid" ? PAID_PROFILE : FREE_PROFILE,
    token,
    clock: () => new Date(),
  };
}

/** One unit; after a publication, readers' blobs are built anew. */
export async function advanceAndForget(env: Bindings, driver: Driver, runId: number): Promise<Advanced> {
  const advanced = await advanceRun(driver, runId);
  if (advanced.isPublished) await forgetBlob(env.CACHE, STOCK_INDEX_KEY);
  return advanced;
}
