import { automationEndpoints } from "../../../schema/contracts/automation.ts";
import { setPageHeaders } from "../../http/answer-headers.ts";
import type { RequestContext } from "../../http/context.ts";
import { honoApp } from "../../http/hono-app.ts";
import { addressHashOf } from "../../http/network-address.ts";
import { serve } from "../../http/serve.ts";
import { database } from "../../platform/database.ts";
import { decideReview, listReviewsForAdmin } from "../../refresh/review/service.ts";
import { runProgress } from "../../refresh/run-progress.ts";
import { cancelRun, catchUp, resumeRun, triggerRun } from "../../refresh/start-run.ts";
import { insertSecurityEvent } from "../admin/repository.ts";
import { automationStatus, listRefreshRuns } from "./service.ts";

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

serve(automationRoutes, automationEndpoints.runs, async ({ context, query }) => {
  const page = await listRefreshRuns(context.env.DB, query);
  setPageHeaders(context, page);
  return page.rows;
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

serve(automationRoutes, automationEndpoints.reviews, async ({ context, query }) => {
  const page = await listReviewsForAdmin(context.env.DB, query);
  setPageHeaders(context, page);
  return page.rows;
});

serve(automationRoutes, automationEndpoints.decide, async ({ context, params, body }) => {
  const review = await decideReview(automation(context), params.id, body);
  await log(context, body.decision === "accept" ? "review_accepted" : "review_rejected", `review ${params.id}`);
  return review;
});

function automation(context: RequestContext) {
  return { env: context.env, now: context.get("now") };
}

async function log(
  context: RequestContext,
  event: "refresh_started" | "refresh_cancelled" | "refresh_resumed" | "review_accepted" | "review_rejected",
  detail: string,
): Promise<void> {
  const addressHash = await addressHashOf(context);
  await insertSecurityEvent(database(context.env.DB), { event, now: context.get("now"), addressHash, detail });
}
