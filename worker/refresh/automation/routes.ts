import { automationEndpoints } from "../../../schema/contracts/automation.ts";
import type { SecurityEvent } from "../../../schema/contracts/security-events.ts";
import { honoApp, type RequestContext } from "../../http/hono-app.ts";
import { eventOf } from "../../http/network-address.ts";
import { insertSecurityEvent } from "../../http/repository.ts";
import { serve, serveList } from "../../http/serve.ts";
import { database } from "../../platform/database.ts";
import { decideReview, listReviewsForAdmin } from "../review/service.ts";
import { cancelRun, catchUp, resumeRun, triggerRun } from "../start-run.ts";
import { automationStatus, listRefreshRuns, runProgress } from "./service.ts";

export const automationRoutes = honoApp();

serve(automationRoutes, automationEndpoints.status, async ({ context }) => {
  const { status, rows } = await automationStatus(automation(context));
  context.executionCtx.waitUntil(catchUp(automation(context), rows));
  return status;
});

serve(automationRoutes, automationEndpoints.trigger, async ({ context }) => {
  const runId = await triggerRun(automation(context));
  await log(context, "refresh_started", `run ${runId}`);
  return { runId, message: "The refresh has started" };
});

serveList(automationRoutes, automationEndpoints.runs, async ({ context, query }) => {
  return listRefreshRuns(context.env.DB, query);
});

serve(automationRoutes, automationEndpoints.cancel, async ({ context, params }) => {
  const run = await cancelRun(automation(context), params.id);
  await log(context, "refresh_cancelled", `run ${params.id}`);
  return runProgress(run);
});

serve(automationRoutes, automationEndpoints.resume, async ({ context, params }) => {
  const run = await resumeRun(automation(context), params.id);
  await log(context, "refresh_resumed", `run ${params.id}`);
  return runProgress(run);
});

serveList(automationRoutes, automationEndpoints.reviews, async ({ context, now, query }) => {
  return listReviewsForAdmin(context.env.DB, query, now);
});

serve(automationRoutes, automationEndpoints.decide, async ({ context, params, body }) => {
  const review = await decideReview(automation(context), params.id, body);
  await log(context, body.decision === "accept" ? "review_accepted" : "review_rejected", `review ${params.id}`);
  return review;
});

function automation(context: RequestContext) {
  return { env: context.env, now: context.get("now") };
}

async function log(context: RequestContext, event: SecurityEvent, detail: string): Promise<void> {
  await insertSecurityEvent(database(context.env.DB), await eventOf(context, event, detail));
}
