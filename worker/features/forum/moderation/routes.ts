import { forumModerationEndpoints } from "../../../../schema/contracts/forum/forum-moderation.ts";
import type { SecurityEvent } from "../../../../schema/contracts/security-events.ts";
import { setPageHeaders } from "../../../http/answer-headers.ts";
import type { RequestContext } from "../../../http/context.ts";
import { honoApp } from "../../../http/hono-app.ts";
import { addressHashOf } from "../../../http/network-address.ts";
import { serve } from "../../../http/serve.ts";
import { database } from "../../../platform/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { addressSubject } from "../repository.ts";
import {
  deleteBan,
  findAuthor,
  insertBan,
  listBans,
  listForumReports,
  listRemovedPosts,
  listRemovedReplies,
  markManyRemoved,
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

serve(forumModerationRoutes, forumModerationEndpoints.removeMany, async ({ context, body }) => {
  const { postIds, replyIds, isRemoved } = body;
  const detail = `posts ${postIds.join(", ") || "none"}; replies ${replyIds.join(", ") || "none"}`;
  const event = await eventOf(context, isRemoved ? "texts_removed" : "texts_restored", detail);
  return markManyRemoved(database(context.env.DB), body, event);
});

serve(forumModerationRoutes, forumModerationEndpoints.listBans, async ({ context }) => {
  return listBans(database(context.env.DB));
});

serve(forumModerationRoutes, forumModerationEndpoints.banAuthor, async ({ context, body }) => {
  const db = database(context.env.DB);
  const { postId, replyId, scope, isRemovingTexts } = body;
  const author = (await findAuthor(db, body)) ?? unknown("text");
  const about = replyId === undefined ? `post ${postId}` : `reply ${replyId}`;
  const event = await eventOf(context, scope === "session" ? "session_banned" : "network_banned", about);
  const { visitorId, addressHash } = author;
  if (scope === "session") {
    if (visitorId === null) throw new AppError("conflict", "Its author has no session any more");
    const subject = `visitor ${visitorId}`;
    return { subject, removed: await insertBan(db, { subject, texts: isRemovingTexts ? { visitorId } : null }, event) };
  }
  if (addressHash === null) throw new AppError("conflict", "The network that it came from is not known");
  const subject = addressSubject(addressHash);
  return { subject, removed: await insertBan(db, { subject, texts: isRemovingTexts ? { addressHash } : null }, event) };
});

serve(forumModerationRoutes, forumModerationEndpoints.liftBan, async ({ context, params }) => {
  const event = await eventOf(context, "ban_lifted", params.subject.slice(0, 20));
  if (!(await deleteBan(database(context.env.DB), params.subject, event))) return unknown("ban");
  return null;
});

async function eventOf(context: RequestContext, event: SecurityEvent, detail: string) {
  return { event, detail, now: context.get("now"), addressHash: await addressHashOf(context) };
}

function unknown(what: string): never {
  throw new AppError("not_found", `There is no ${what} with this id`);
}
