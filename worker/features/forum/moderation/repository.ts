import { and, count, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type {
  ForumReport,
  ModeratedPost,
  ModeratedReply,
  RemovedPost,
  RemovedReply,
} from "../../../../schema/contracts/forum-moderation.ts";
import { forumPosts, forumReplies, forumReports } from "../../../../schema/tables/forum.ts";
import { batch, type Database } from "../../../platform/database.ts";
import { epochSeconds } from "../../../platform/epoch-seconds.ts";
import { type Page, pageOf } from "../../../platform/page.ts";
import { insertSecurityEvent, type NewSecurityEvent } from "../../admin/repository.ts";
import { forumPost, forumReply } from "../forum-rows.ts";

type PageWanted = { cursor?: number | undefined; limit: number };

/** One page of the open reports, newest first, with what they are about. */
export async function listForumReports(
  db: Database,
  { cursor = Number.MAX_SAFE_INTEGER, limit }: PageWanted,
): Promise<Page<ForumReport>> {
  const isOpen = isNull(forumReports.resolvedAt);
  const rows = db
    .select({ report: forumReports, post: forumPosts, reply: forumReplies })
    .from(forumReports)
    .innerJoin(forumPosts, eq(forumPosts.id, forumReports.postId))
    .leftJoin(forumReplies, eq(forumReplies.id, forumReports.replyId))
    .where(and(isOpen, lt(forumReports.id, cursor)))
    .orderBy(desc(forumReports.id))
    .limit(limit + 1);
  const total = db.select({ count: count() }).from(forumReports).where(isOpen);
  // One batch would lose columns: D1 gives its rows by name, and posts, replies and reports share theirs.
  const [found, [counted]] = await Promise.all([rows, total]);
  const reports = found.map(({ report, post, reply }) => ({
    id: report.id,
    reason: report.reason,
    createdAt: report.createdAt.toISOString(),
    post: { id: post.id, title: post.title, content: post.content, isRemoved: post.removedAt !== null },
    reply: reply && { id: reply.id, content: reply.content, isRemoved: reply.removedAt !== null },
  }));
  return pageOf(reports, limit, counted?.count ?? 0);
}

/** One page of the discussions that were taken down, the newest first. */
export async function listRemovedPosts(
  db: Database,
  { cursor = Number.MAX_SAFE_INTEGER, limit }: PageWanted,
): Promise<Page<RemovedPost>> {
  const isTakenDown = isNotNull(forumPosts.removedAt);
  const rows = db
    .select()
    .from(forumPosts)
    .where(and(isTakenDown, lt(forumPosts.id, cursor)))
    .orderBy(desc(forumPosts.id))
    .limit(limit + 1);
  const total = db.select({ count: count() }).from(forumPosts).where(isTakenDown);
  const found = await batch(db, { rows, total });
  const removed = found.rows.flatMap((row) =>
    row.removedAt ? [{ ...forumPost(row), removedAt: row.removedAt.toISOString() }] : [],
  );
  return pageOf(removed, limit, found.total[0]?.count ?? 0);
}

/** One page of the replies that were taken down, the newest first, each with its discussion. */
export async function listRemovedReplies(
  db: Database,
  { cursor = Number.MAX_SAFE_INTEGER, limit }: PageWanted,
): Promise<Page<RemovedReply>> {
  const isTakenDown = isNotNull(forumReplies.removedAt);
  const rows = db
    .select({ reply: forumReplies, post: forumPosts })
    .from(forumReplies)
    .innerJoin(forumPosts, eq(forumPosts.id, forumReplies.postId))
    .where(and(isTakenDown, lt(forumReplies.id, cursor)))
    .orderBy(desc(forumReplies.id))
    .limit(limit + 1);
  const total = db.select({ count: count() }).from(forumReplies).where(isTakenDown);
  // Not one batch, for the same reason as above.
  const [found, [counted]] = await Promise.all([rows, total]);
  const removed = found.flatMap(({ reply, post }) => {
    if (!reply.removedAt) return [];
    const { id, title } = post;
    const of = { id, title, isRemoved: post.removedAt !== null };
    return [{ ...forumReply(reply), removedAt: reply.removedAt.toISOString(), post: of }];
  });
  return pageOf(removed, limit, counted?.count ?? 0);
}

/** Takes a report off the list; says whether there was one. */
export async function markReportResolved(db: Database, id: number, now: Date): Promise<boolean> {
  const resolvedAt = firstOf(forumReports.resolvedAt, now);
  const row = await db.update(forumReports).set({ resolvedAt }).where(eq(forumReports.id, id)).returning().get();
  return row !== undefined;
}

/** Takes a post down or puts it back, closes its reports and logs it, all or nothing; undefined for an unknown id. */
export async function markPostRemoved(
  db: Database,
  id: number,
  isRemoved: boolean,
  event: NewSecurityEvent,
): Promise<ModeratedPost | undefined> {
  if (!(await findPost(db, id))) return undefined;
  const isAboutPost = and(eq(forumReports.postId, id), isNull(forumReports.replyId), isNull(forumReports.resolvedAt));
  await batch(db, {
    post: db
      .update(forumPosts)
      .set({ removedAt: isRemoved ? firstOf(forumPosts.removedAt, event.now) : null })
      .where(eq(forumPosts.id, id)),
    reports: db.update(forumReports).set({ resolvedAt: event.now }).where(isAboutPost),
    logged: insertSecurityEvent(db, event),
  });
  return findPost(db, id);
}

/** Takes a reply down or puts it back, closes its reports and logs it, all or nothing; undefined for an unknown id. */
export async function markReplyRemoved(
  db: Database,
  id: number,
  isRemoved: boolean,
  event: NewSecurityEvent,
): Promise<ModeratedReply | undefined> {
  if (!(await findReply(db, id))) return undefined;
  const isAboutReply = and(eq(forumReports.replyId, id), isNull(forumReports.resolvedAt));
  await batch(db, {
    reply: db
      .update(forumReplies)
      .set({ removedAt: isRemoved ? firstOf(forumReplies.removedAt, event.now) : null })
      .where(eq(forumReplies.id, id)),
    reports: db.update(forumReports).set({ resolvedAt: event.now }).where(isAboutReply),
    logged: insertSecurityEvent(db, event),
  });
  return findReply(db, id);
}

/** Says whether a reply is a scholar's and logs it, all or nothing; undefined for an unknown id. */
export async function markScholarReply(
  db: Database,
  id: number,
  isScholarResponse: boolean,
  event: NewSecurityEvent,
): Promise<ModeratedReply | undefined> {
  if (!(await findReply(db, id))) return undefined;
  await batch(db, {
    reply: db.update(forumReplies).set({ isScholarResponse }).where(eq(forumReplies.id, id)),
    logged: insertSecurityEvent(db, event),
  });
  return findReply(db, id);
}

/** A time that does not change once it is set. */
function firstOf(column: SQLiteColumn, now: Date) {
  return sql`coalesce(${column}, ${epochSeconds(now)})`;
}

async function findPost(db: Database, id: number): Promise<ModeratedPost | undefined> {
  const row = await db.select().from(forumPosts).where(eq(forumPosts.id, id)).get();
  return row && { ...forumPost(row), isRemoved: row.removedAt !== null };
}

async function findReply(db: Database, id: number): Promise<ModeratedReply | undefined> {
  const row = await db.select().from(forumReplies).where(eq(forumReplies.id, id)).get();
  return row && { ...forumReply(row), postId: row.postId, isRemoved: row.removedAt !== null };
}
