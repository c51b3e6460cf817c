import type { Bindings } from "../../platform/env.ts";
import { RETRIES, type Steps } from "../../platform/workflow-steps.ts";
import { type PushBindings, type PushGroup, sendNextPushes, takeDuePushes } from "./send.ts";

export type PushParams = { pushes: PushGroup };

/** Starts the pushes due in this minute, one instance of the Workflow per group. If one cannot be started, it is due again later. */
export async function startDuePushes(env: PushBindings & Pick<Bindings, "REFRESH">, now: Date): Promise<void> {
  if (!env.REFRESH) return;
  for (const pushes of await takeDuePushes(env, now)) {
    const { version, group, claims } = pushes;
    await env.REFRESH.create({ id: `push-${version}-${group}-${claims}`, params: { pushes } }).catch(() => undefined);
  }
}

/** Sends a group in several steps, so that a resumed instance repeats nothing that it has recorded as sent. */
export async function drivePushes(
  env: PushBindings,
  pushes: PushGroup,
  steps: Pick<Steps, "do">,
  clock: () => Date = () => new Date(),
): Promise<void> {
  let { done } = pushes;
  for (let part = 1; done < pushes.subscriptions.length; part++) {
    const from = done;
    done = await steps.do(`part ${part}`, RETRIES, async () => {
      return (await sendNextPushes(env, { ...pushes, done: from }, clock())).done;
    });
  }
}
