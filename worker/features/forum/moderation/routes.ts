import { forumModerationEndpoints } from "../../../../schema/contracts/forum/forum-moderation.ts";
import { honoApp } from "../../../http/hono-app.ts";
import { eventOf } from "../../../http/network-address.ts";
import { serve, serveList } from "../../../http/serve.ts";
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

serveList(forumModerationRoutes, forumModerationEndpoints.listReports, async ({ db, query }) => {
  return listForumReports(db, query);
});

serveList(forumModerationRoutes, forumModerationEndpoints.listRemovedPosts, async ({ db, query }) => {
  return listRemovedPosts(db, query);
});

serveList(forumModerationRoutes, forumModerationEndpoints.listRemovedReplies, async ({ db, query }) => {
  return listRemovedReplies(db, query);
});

serve(forumModerationRoutes, forumModerationEndpoints.resolveReport, async ({ db, now, params }) => {
  const isKnown = await markReportResolved(db, params.id, now);
  if (!isKnown) throw new AppError("not_found", ["no_such_id", { thing: "report" }]);
  return { message: "The report is dealt with" };
});

serve(forumModerationRoutes, forumModerationEndpoints.removePost, async ({ context, db, params, body }) => {
  const event = await eventOf(context, body.isRemoved ? "post_removed" : "post_restored", `post ${params.id}`);
  const post = await markPostRemoved(db, params.id, body.isRemoved, event);
  return post ?? unknown("post");
});

serve(forumModerationRoutes, forumModerationEndpoints.removeReply, async ({ context, db, params, body }) => {
  const event = await eventOf(context, body.isRemoved ? "reply_removed" : "reply_restored", `reply ${params.id}`);
  const reply = await markReplyRemoved(db, params.id, body.isRemoved, event);
  return reply ?? unknown("reply");
});

serve(forumModerationRoutes, forumModerationEndpoints.markScholarResponse, async ({ context, db, params, body }) => {
  const kind = body.isScholarResponse ? "scholar_response_marked" : "scholar_response_unmarked";
  const event = await eventOf(context, kind, `reply ${params.id}`);
  const reply = await markScholarReply(db, params.id, body.isScholarResponse, event);
  return reply ?? unknown("reply");
});

serve(forumModerationRoutes, forumModerationEndpoints.removeMany, async ({ context, db, body }) => {
  const { postIds, replyIds, isRemoved } = body;
  const detail = `posts ${postIds.join(", ") || "none"}; replies ${replyIds.join(", ") || "none"}`;
  const event = await eventOf(context, isRemoved ? "texts_removed" : "texts_restored", detail);
  return markManyRemoved(db, body, event);
});

serve(forumModerationRoutes, forumModerationEndpoints.listBans, async ({ db }) => {
  return listBans(db);
});

serve(forumModerationRoutes, forumModerationEndpoints.banAuthor, async ({ context, db, body }) => {
  const { postId, replyId, scope, isRemovingTexts } = body;
  const author = (await findAuthor(db, body)) ?? unknown("text");
  const about = replyId === undefined ? `post ${postId}` : `reply ${replyId}`;
  const event = await eventOf(context, scope === "session" ? "session_banned" : "network_banned", about);
  const { visitorId, addressHash } = author;
  if (scope === "session") {
    if (visitorId === null) throw new AppError("conflict", ["author_without_session"]);
    const subject = `visitor ${visitorId}`;
    return { subject, removed: await insertBan(db, { subject, texts: isRemovingTexts ? { visitorId } : null }, event) };
  }
  if (addressHash === null) throw new AppError("conflict", ["network_not_known"]);
  const subject = addressSubject(addressHash);
  return { subject, removed: await insertBan(db, { subject, texts: isRemovingTexts ? { addressHash } : null }, event) };
});

serve(forumModerationRoutes, forumModerationEndpoints.liftBan, async ({ context, db, params }) => {
  const event = await eventOf(context, "ban_lifted", params.subject.slice(0, 20));
  if (!(await deleteBan(db, params.subject, event))) return unknown("ban");
  return null;
});

function unknown(thing: "ban" | "post" | "reply" | "text"): never {
  throw new AppError("not_found", ["no_such_id", { thing }]);
}
