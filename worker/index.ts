import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { app } from "./app.ts";
import type { PushParams } from "./features/push/send.ts";
import type { Bindings } from "./platform/env.ts";
import { onDemand } from "./platform/on-demand.ts";
import type { Steps } from "./platform/workflow-steps.ts";
import type { RefreshParams } from "./refresh/chain.ts";

/** An instance of the chain that drives one run. Everything important is in the database, so an instance can be lost. */
export class RefreshWorkflow extends WorkflowEntrypoint<Bindings, RefreshParams | PushParams> {
  override async run({ payload }: WorkflowEvent<RefreshParams | PushParams>, step: WorkflowStep): Promise<void> {
    const steps: Steps = {
      do: (name, settings, act) => step.do(name, settings, act),
      sleep: (name, seconds) => step.sleep(name, `${seconds} seconds`),
    };
    if ("pushes" in payload) {
      const { drivePushes } = await onDemand(() => import("./features/push/send.ts"));
      await drivePushes(this.env, payload.pushes, steps);
    } else {
      const { driveInstance } = await onDemand(() => import("./refresh/chain.ts"));
      await driveInstance(this.env, payload, steps);
    }
  }
}

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    const { actOnSchedule } = await onDemand(() => import("./scheduled.ts"));
    await actOnSchedule(controller, env);
  },
} satisfies ExportedHandler<Bindings>;
