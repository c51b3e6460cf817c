import { previewNextRules } from "./features/changes/preview-rules.ts";
import { lookThroughNextFund } from "./features/funds/look-through.ts";
import { startDuePushes } from "./features/push/send.ts";
import { purgeExpired } from "./features/session/service.ts";
import { copyNextStocks } from "./features/stocks/copies/copies.ts";
import { database } from "./platform/database.ts";
import type { Bindings } from "./platform/env.ts";
import { resumeLostRun, startScheduledRun } from "./refresh/start-run.ts";

/** The same as in wrangler.toml: the last Saturday of the month, 02:00 UTC. */
const REFRESH_CRON = "0 2 * * 7L";
/** Every minute: a run that has lost its driver gets a new one, even if nobody opens a page. */
const WATCH_CRON = "* * * * *";

export async function actOnSchedule({ cron, scheduledTime }: ScheduledController, env: Bindings): Promise<void> {
  const now = new Date(scheduledTime);
  if (cron === REFRESH_CRON) await startScheduledRun({ env, now }, now);
  else if (cron === WATCH_CRON) {
    await resumeLostRun({ env, now });
    const store = { db: database(env.DB), kv: env.CACHE, now };
    try {
      const isBusy = (await lookThroughNextFund(store)) !== undefined;
      if (!isBusy && !(await previewNextRules(env, now))) await copyNextStocks(store);
    } finally {
      await startDuePushes(env, now);
    }
  } else await purgeExpired(env.DB, now);
}
