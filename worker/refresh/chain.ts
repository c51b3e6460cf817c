import { database } from "../platform/database.ts";
import type { Bindings } from "../platform/env.ts";
import { hasRecentReads } from "../platform/recent-reads.ts";
import { RETRIES, type Steps } from "../platform/workflow-steps.ts";
import { type Pace, REAL_PACE } from "../providers/network/paced-fetch.ts";
import { type Advanced, advanceRun, type DriverBindings, refreshDriver } from "./advance.ts";
import type { RefreshProfile } from "./run/chunk.ts";
import { handOver, noteFailure } from "./run/repository.ts";

/** One instance of the chain that drives a run; each hands the run to the next one. */
export type Link = { chain: string; link: number };
export type RefreshParams = Link & { runId: number };

/** An instance's name, which is the driver's token as well. */
export const tokenOf = ({ chain, link }: Link) => `${chain}-${link}`;

type ChainBindings = DriverBindings & Pick<Bindings, "REFRESH">;

/**
 * Drives a run for as long as one instance may: the free plan counts an instance's requests to D1, KV and the network, over all of
 * its steps. Then the next one continues. A driver that has lost the run to another chain stops, so that a run never has two.
 */
export async function driveInstance(
  env: ChainBindings,
  params: RefreshParams,
  steps: Steps,
  pace = REAL_PACE,
): Promise<void> {
  const { runId } = params;
  const driver = refreshDriver(env, tokenOf(params), pace);
  const { ofInstance, ofFetchChunk } = driver.profile.subrequests;
  let left = ofInstance - HAND_OVER_SUBREQUESTS;
  let next = ofFetchChunk;
  for (let chunk = 1; left >= next || chunk === 1; chunk++) {
    const advanced = await steps
      .do(`chunk ${chunk}`, RETRIES, () => advanceAndRest(() => advanceRun(driver, runId), driver.profile, pace))
      .catch((cause: unknown) => ({ state: "failed" as const, cause }));
    if (advanced.state === "failed") {
      const wait = await steps.do(`failure of chunk ${chunk}`, RETRIES, async () => {
        return (await noteFailure(database(env.DB), { runId, token: driver.token, now: new Date() })) ?? null;
      });
      if (wait === null) throw advanced.cause;
      await steps.sleep(`wait after chunk ${chunk}`, wait);
      break;
    }
    if (advanced.state !== "running") return;
    if (advanced.waitSeconds > 0) await steps.sleep(`wait after chunk ${chunk}`, advanced.waitSeconds);
    left -= advanced.subrequests;
    next = advanced.nextSubrequests;
  }
  await steps.do("hand over", RETRIES, () => goOn(env, params));
}

/** The statement that hands over, and the new instance. */
const HAND_OVER_SUBREQUESTS = 2;

async function goOn(env: ChainBindings, { runId, chain, link }: RefreshParams): Promise<void> {
  const following = { chain, link: link + 1 };
  const [from, to] = [tokenOf({ chain, link }), tokenOf(following)];
  if (!(await handOver(database(env.DB), runId, { from, to, now: new Date() }))) return;
  // An earlier attempt may have created this instance. Any other fault is left to the watch, which finds the run without a driver.
  await env.REFRESH?.create({ id: to, params: { runId, ...following } }).catch(() => undefined);
}

/**
 * A real pause, not a turn of the event loop: on a laptop one process serves readers, the refresh and the network. While somebody reads
 * there, the refresh takes a small part of its time.
 */
async function advanceAndRest(
  advance: () => Promise<Advanced>,
  profile: RefreshProfile,
  { wait }: Pace,
): Promise<Advanced> {
  const { pauseMilliseconds, restOfWork, longestRestMilliseconds } = profile;
  const started = Date.now();
  const advanced = await advance();
  const ended = new Date();
  const rest = hasRecentReads(ended) ? Math.min((ended.getTime() - started) * restOfWork, longestRestMilliseconds) : 0;
  await wait(Math.max(pauseMilliseconds, rest));
  return advanced;
}
