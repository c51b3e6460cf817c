import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { Bindings } from "../env.ts";
import { advanceAndForget, refreshDriver } from "./driver.ts";
import { markRunFailed } from "./runs/repository.ts";

export type RefreshParams = { runId: number };

/** A Workflow may have 1,024 steps; a run that needs more goes on in another instance. */
const UNITS_IN_AN_INSTANCE = 900;

const RETRIES = { retries: { limit: 5, delay: "10 seconds", backoff: "exponential" }, timeout: "5 minutes" } as const;

/** Drives one run: each step does its next unit. Everything that matters is in the database, so an instance can be lost. */
export class RefreshWorkflow extends WorkflowEntrypoint<Bindings, RefreshParams> {
  override async run({ payload, instanceId }: WorkflowEvent<RefreshParams>, step: WorkflowStep): Promise<void> {
    const driver = refreshDriver(this.env, instanceId);
    for (let unit = 0; unit < UNITS_IN_AN_INSTANCE; unit++) {
      const advanced = await step
        .do(`unit ${unit}`, RETRIES, () => advanceAndForget(this.env, driver, payload.runId))
        .catch((cause: unknown) => this.giveUp(step, payload.runId, cause));
      if (advanced.state === "over") return;
      if (advanced.waitSeconds > 0) await step.sleep(`pause ${unit}`, `${advanced.waitSeconds} seconds`);
    }
    await step.do("go on in another instance", RETRIES, async () => {
      await this.env.REFRESH?.create({ id: `${instanceId}-x`, params: payload });
    });
  }

  /** A unit that fails however often it is tried ends the run, so that the next one can start. */
  private async giveUp(step: WorkflowStep, runId: number, cause: unknown): Promise<never> {
    await step.do("give up", RETRIES, () =>
      markRunFailed(this.env.DB, runId, "A step failed however often it was tried; the log says why", new Date()),
    );
    throw cause;
  }
}
