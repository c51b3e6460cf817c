import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { Bindings } from "../env.ts";
import { driveInstance, type RefreshParams } from "./chain.ts";

/** An instance of the chain that drives one run. Everything that matters is in the database, so an instance can be lost. */
export class RefreshWorkflow extends WorkflowEntrypoint<Bindings, RefreshParams> {
  override async run({ payload }: WorkflowEvent<RefreshParams>, step: WorkflowStep): Promise<void> {
    await driveInstance(this.env, payload, {
      do: (name, settings, act) => step.do(name, settings, act),
      sleep: (name, seconds) => step.sleep(name, `${seconds} seconds`),
    });
  }
}
