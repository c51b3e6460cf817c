import { forumModerationEndpoints } from "../../../../schema/contracts/forum-moderation.ts";
import type { SecurityEvent } from "../../../../schema/contracts/security-events.ts";
import { addressHashOf } from "../../../http/address-hash.ts";
import type { RequestContext } from "../../../http/context.ts";
import { honoApp } from "../../../http/hono-app.ts";
import { setPageHeaders } from "../../../http/page-link.ts";
import { serve } from "../../../http/serve.ts";
import { database } from "../../../platform/database.ts";
import { AppError } from "../../../platform/errors.ts";
import {
  listForumReports,
  listRemovedPosts,
  listRemovedReplies,
  markPostRemoved,
  markReplyRemoved,
  markReportResolved,
  markScholarReply,
} from "./repository.ts";

export const forumModerationRoutes = honoApp();

serve(forumModerationRoutes, forumModerationEndpoints.listReports, async ({ context, query }) => {
  const page = await listForumReports(database(context.env.DB), query);
  setPageHeaders(context, page);
  return page.rows;
});

serve(forumModerationRoutes, forumModerationEndpoints.listRemovedPosts, async ({ context, query }) => {
  const page = await listRemovedPosts(database(context.env.DB), query);
  setPageHeaders(context, page);
  return page.rows;
});

serve(forumModerationRoutes, forumModerationEndpoints.listRemovedReplies, async ({ context, query }) => {
  const page = await listRemovedReplies(database(context.env.DB), query);
  setPageHeaders(context, page);
  return page.rows;
});

serve(forumModerationRoutes, forumModerationEndpoints.resolveReport, async ({ context, params }) => {
  const isKnown = await markReportResolved(database(context.env.DB), params.id, context.get("now"));
  if (!isKnown) throw new AppError("not_found", "There is no report with this id");
  return { message: "The report is dealt with" };
});

serve(forumModerationRoutes, forumModerationEndpoints.removePost, async ({ context, params, body }) => {
  const event = await eventOf(context, body.isRemoved ? "post_removed" : "post_restored", `post ${params.id}`);
  const post = await markPostRemoved(database(context.env.DB), params.id, body.isRemoved, event);
  return post ?? unknown("post");
});

serve(forumModerationRoutes, forumModerationEndpoints.removeReply, async ({ context, params, body }) => {
  const event = await eventOf(context, body.isRemoved ? "reply_removed" : "reply_restored", `reply ${params.id}`);
  const reply = await markReplyRemoved(database(context.env.DB), params.id, body.isRemoved, event);
  return reply ?? unknown("reply");
});

serve(forumModerationRoutes, forumModerationEndpoints.markScholarResponse, async ({ context, params, body }) => {
  const kind = body.isScholarResponse ? "scholar_response_marked" : "scholar_response_unmarked";
  const event = await eventOf(context, kind, `reply ${params.id}`);
  const reply = await markScholarReply(database(context.env.DB), params.id, body.isScholarResponse, event);
  return reply ?? unknown("reply");
});

async function eventOf(context: RequestContext, event: SecurityEvent, detail: string) {
  return { event, detail, now: context.get("now"), addressHash: await addressHashOf(context) };
}

function unknown(what: string): never {
  throw new AppError("not_found", `There is no ${what} with this id`);
}
