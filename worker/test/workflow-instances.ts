import type { Steps } from "../platform/workflow-steps.ts";
import type { Pace } from "../providers/network/paced-fetch.ts";
import { driveInstance, type RefreshParams } from "../refresh/chain.ts";
import { invocationBindings, PRODUCTION_LIMITS, ProductionLimitError } from "./production-limits.ts";
import { overheard } from "./recorded-statements.ts";

type ChainBindings = Parameters<typeof driveInstance>[0];

/** The total use of an instance: D1 statements, KV, the network and created instances; and how long it rested after its chunks. */
export type Used = { id: string; subrequests: number; steps: number; waitedSeconds: number; rests: number[] };

/** Longer is a limit of time, which is never reached. */
const LONGEST_REST = 10_000;
/** Moved on by rests only. One clock for all instances: when a host may be asked again is known beyond one of them. */
let now = Date.now();

/**
 * A Workflow with production's limits: subrequests and steps over all of an instance's steps, one instance per name, a number of
 * instances at once. `dieAt` kills an instance at one of its exchanges with the database, before or after it is done.
 */
export function workflowInstances(
  env: ChainBindings,
  dieAt: (conversation: number) => "before" | "after" | undefined = () => undefined,
) {
  const waiting: RefreshParams[] = [];
  const used: Used[] = [];
  let conversations = 0;

  const binding = {
    async create({ id, params }: { id: string; params: RefreshParams }) {
      if (used.some((instance) => instance.id === id)) throw new Error(`there is an instance ${id} already`);
      used.push({ id, subrequests: 0, steps: 0, waitedSeconds: 0, rests: [] });
      waiting.push(params);
      if (waiting.length > PRODUCTION_LIMITS.instancesAtOnce)
        throw new ProductionLimitError("too many instances at once");
      return { id };
    },
  } as unknown as Workflow<RefreshParams>;

  async function run(params: RefreshParams, mine: Used): Promise<void> {
    let isDead = false;
    const spend = (count: number) => {
      if (isDead) throw new Error("killed");
      mine.subrequests += count;
      if (mine.subrequests > PRODUCTION_LIMITS.subrequests)
        throw new ProductionLimitError(`${mine.subrequests} subrequests in one instance`);
    };
    const db = overheard(invocationBindings(env).DB, async (ask, statements) => {
      spend(statements.length);
      const death = dieAt(++conversations);
      if (death !== "before") {
        const results = await ask();
        if (death === undefined) return results;
      }
      isDead = true;
      throw new Error("killed");
    });
    const cache = new Proxy(env.CACHE, {
      get(target, name) {
        const member = Reflect.get(target, name, target);
        if (typeof member !== "function") return member;
        return (...values: unknown[]) => {
          spend(1);
          return member.apply(target, values);
        };
      },
    });
    const refresh = {
      create: (instance: { id: string; params: RefreshParams }) => {
        spend(1);
        return binding.create(instance);
      },
    } as unknown as Workflow<RefreshParams>;
    const network = globalThis.fetch;
    globalThis.fetch = (...request: Parameters<typeof fetch>) => {
      spend(1);
      return network(...request);
    };
    const steps: Steps = {
      async do(_, { retries }, act) {
        for (let attempt = 0; ; attempt++) {
          countStep(mine);
          try {
            return await act();
          } catch (cause) {
            if (isDead || attempt === retries.limit) throw cause;
          }
        }
      },
      async sleep(_, seconds) {
        countStep(mine);
        mine.waitedSeconds += seconds;
      },
    };
    const pace: Pace = {
      now: () => now,
      wait: (milliseconds) => {
        if (milliseconds > LONGEST_REST) return new Promise(() => undefined);
        now += milliseconds;
        mine.rests.push(milliseconds);
        return Promise.resolve();
      },
    };
    try {
      await driveInstance({ ...env, DB: db, CACHE: cache, REFRESH: refresh }, params, steps, pace);
    } finally {
      globalThis.fetch = network;
    }
  }

  return {
    env: { ...env, REFRESH: binding },
    used,
    /** Runs instances until none is left, and returns how many ended with a fault. */
    async settle(): Promise<number> {
      let faults = 0;
      for (let params = waiting.shift(); params; params = waiting.shift()) {
        const id = `${params.chain}-${params.link}`;
        const mine = used.find((instance) => instance.id === id);
        if (mine) await run(params, mine).catch(() => faults++);
      }
      return faults;
    },
  };
}

function countStep(mine: Used): void {
  mine.steps++;
  if (mine.steps > PRODUCTION_LIMITS.stepsOfAnInstance)
    throw new ProductionLimitError("too many steps in one instance");
}
