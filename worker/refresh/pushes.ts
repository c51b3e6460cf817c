import type { Bindings } from "../env.ts";
import { type PushBindings, type PushChunk, sendPart, takeDuePushes } from "../features/push/send.ts";
import type { Steps } from "./chain.ts";

export type PushParams = { pushes: PushChunk };

const RETRIES = { retries: { limit: 1, delay: "10 seconds" }, timeout: "2 minutes" } as const;

/** Begins what is to be sent in this minute, an instance of the Workflow a chunk. One that cannot be begun is due again later. */
export async function startDuePushes(env: PushBindings & Pick<Bindings, "REFRESH">, now: Date): Promise<void> {
  if (!env.REFRESH) return;
  for (const pushes of await takeDuePushes(env, now)) {
    const { version, chunk, claims } = pushes;
    await env.REFRESH.create({ id: `push-${version}-${chunk}-${claims}`, params: { pushes } }).catch(() => undefined);
  }
}

/** Sends a chunk, a step for some of it, so that an instance that is taken up again sends nothing twice that it has noted. */
export async function drivePushes(
  env: PushBindings,
  pushes: PushChunk,
  steps: Pick<Steps, "do">,
  clock: () => Date = () => new Date(),
): Promise<void> {
  let { done } = pushes;
  for (let part = 1; done < pushes.subscriptions.length; part++) {
    const from = done;
    done = await steps.do(`part ${part}`, RETRIES, async () => {
      return (await sendPart(env, { ...pushes, done: from }, clock())).done;
    });
  }
}
