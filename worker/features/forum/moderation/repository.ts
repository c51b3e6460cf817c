import { and, count, desc, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type {
  ForumBan,
  ForumReport,
  ModeratedPost,
  ModeratedReply,
  RemovedPost,
  RemovedReply,
} from "../../../../schema/contracts/forum/forum-moderation.ts";
import { forumBans, forumPosts, forumReplies, forumReports } from "../../../../schema/tables/forum.ts";
import { insertSecurityEvent, type NewSecurityEvent } from "../../../http/repository.ts";
import { batch, type Database } from "../../../platform/database.ts";
import { epochSeconds } from "../../../platform/epoch-seconds.ts";
import { type Page, type PageAsked, pageOf } from "../../../platform/page.ts";
import { forumPost, forumReply } from "../forum-rows.ts";

/** A network's hash is valid for one day, and the forum accepts fewer texts in a day. */
const TEXTS_A_DAY = 5000;

export async function listForumReports(
  db: Database,
  { cursor = Number.MAX_SAFE_INTEGER, limit }: PageAsked,
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
  // One batch would lose columns: D1 returns rows by column name, and posts, replies and reports share names.
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

export async function listRemovedPosts(
  db: Database,
  { cursor = Number.MAX_SAFE_INTEGER, limit }: PageAsked,
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

export async function listRemovedReplies(
  db: Database,
  { cursor = Number.MAX_SAFE_INTEGER, limit }: PageAsked,
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

export async function markReportResolved(db: Database, id: number, now: Date): Promise<boolean> {
  const resolvedAt = firstOf(forumReports.resolvedAt, now);
  const row = await db.update(forumReports).set({ resolvedAt }).where(eq(forumReports.id, id)).returning().get();
  return row !== undefined;
}

/** Takes a post down or restores it, closes its reports and logs it, all or nothing; undefined for an unknown id. */
export async function markPostRemoved(
  db: Database,
  id: number,
  isRemoved: boolean,
  event: NewSecurityEvent,
): Promise<ModeratedPost | undefined> {
  const mark = () => markManyRemoved(db, { postIds: [id], replyIds: [], isRemoved }, event);
  return whenKnown(() => findPost(db, id), mark);
}

/** Takes a reply down or restores it, closes its reports and logs it, all or nothing; undefined for an unknown id. */
export async function markReplyRemoved(
  db: Database,
  id: number,
  isRemoved: boolean,
  event: NewSecurityEvent,
): Promise<ModeratedReply | undefined> {
  const mark = () => markManyRemoved(db, { postIds: [], replyIds: [id], isRemoved }, event);
  return whenKnown(() => findReply(db, id), mark);
}

async function whenKnown<Text>(find: () => Promise<Text | undefined>, mark: () => Promise<unknown>) {
  if (!(await find())) return undefined;
  await mark();
  return find();
}

type Texts = typeof forumPosts | typeof forumReplies;
const setRemoved = (db: Database, table: Texts, removedAt: Date | SQL | null, isAsked: SQL | undefined) =>
  db.update(table).set({ removedAt }).where(isAsked).returning({ id: table.id });
const resolve = (db: Database, resolvedAt: Date, isAsked: SQL | undefined) =>
  db
    .update(forumReports)
    .set({ resolvedAt })
    .where(and(isAsked, isNull(forumReports.resolvedAt)));

/** Takes posts and replies down or restores them, closes their reports and logs it, all or nothing; returns their number. */
export async function markManyRemoved(
  db: Database,
  { postIds, replyIds, isRemoved }: { postIds: readonly number[]; replyIds: readonly number[]; isRemoved: boolean },
  event: NewSecurityEvent,
): Promise<{ posts: number; replies: number }> {
  const [ofPosts, ofReplies] = [idList(postIds), idList(replyIds)];
  const at = (table: Texts) => (isRemoved ? firstOf(table.removedAt, event.now) : null);
  const { posts, replies } = await batch(db, {
    posts: setRemoved(db, forumPosts, at(forumPosts), sql`${forumPosts.id} IN ${ofPosts}`),
    replies: setRemoved(db, forumReplies, at(forumReplies), sql`${forumReplies.id} IN ${ofReplies}`),
    reportsOfPosts: resolve(db, event.now, and(sql`post_id IN ${ofPosts}`, isNull(forumReports.replyId))),
    reportsOfReplies: resolve(db, event.now, sql`reply_id IN ${ofReplies}`),
    logged: insertSecurityEvent(db, event),
  });
  return { posts: posts.length, replies: replies.length };
}

/** The author of a text: the session, and the network on the day it was written. Undefined for an unknown text. */
export async function findAuthor(
  db: Database,
  { postId, replyId }: { postId?: number | undefined; replyId?: number | undefined },
): Promise<{ visitorId: number | null; addressHash: string | null } | undefined> {
  const of = (table: Texts, id: number) =>
    db.select({ visitorId: table.visitorId, addressHash: table.addressHash }).from(table).where(eq(table.id, id)).get();
  return replyId === undefined ? of(forumPosts, postId ?? 0) : of(forumReplies, replyId);
}

/** Bans a subject and logs it, all or nothing; takes down its texts if requested, and returns their number. */
export async function insertBan(
  db: Database,
  { subject, texts }: { subject: string; texts: { visitorId: number } | { addressHash: string } | null },
  event: NewSecurityEvent,
): Promise<number> {
  const isTheirs = (table: Texts) => {
    if (texts === null) return sql`false`;
    if ("visitorId" in texts) return eq(table.visitorId, texts.visitorId);
    return and(
      gt(table.id, sql`(SELECT max(id) - ${TEXTS_A_DAY} FROM ${table})`),
      eq(table.addressHash, texts.addressHash),
    );
  };
  const down = (table: Texts) => setRemoved(db, table, event.now, and(isTheirs(table), isNull(table.removedAt)));
  const { posts, replies } = await batch(db, {
    banned: db.insert(forumBans).values({ subject, bannedAt: event.now }).onConflictDoNothing(),
    posts: down(forumPosts),
    replies: down(forumReplies),
    logged: insertSecurityEvent(db, event),
  });
  return posts.length + replies.length;
}

const MOST_BANS_SHOWN = 200;

export async function listBans(db: Database): Promise<ForumBan[]> {
  const rows = await db.select().from(forumBans).orderBy(desc(forumBans.bannedAt)).limit(MOST_BANS_SHOWN);
  return rows.map(({ subject, bannedAt }) => ({
    subject,
    bannedAt: bannedAt.toISOString(),
    scope: subject.startsWith("visitor ") ? "session" : "network",
  }));
}

export async function deleteBan(db: Database, subject: string, event: NewSecurityEvent): Promise<boolean> {
  const known = await db.select().from(forumBans).where(eq(forumBans.subject, subject)).get();
  if (!known) return false;
  const lifted = db.delete(forumBans).where(eq(forumBans.subject, subject));
  await batch(db, { lifted, logged: insertSecurityEvent(db, event) });
  return true;
}

/** The statement that ends the bans of networks, whose hashes are meaningless after their day. */
export function deleteAddressBansBefore(db: Database, time: Date) {
  return db
    .delete(forumBans)
    .where(and(gte(forumBans.subject, "address "), lt(forumBans.subject, "address!"), lt(forumBans.bannedAt, time)));
}

function idList(ids: readonly number[]) {
  return sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Marks or unmarks a reply as a scholar's and logs it, all or nothing; undefined for an unknown id. */
export async function markScholarReply(
  db: Database,
  id: number,
  isScholarResponse: boolean,
  event: NewSecurityEvent,
): Promise<ModeratedReply | undefined> {
  const reply = db.update(forumReplies).set({ isScholarResponse }).where(eq(forumReplies.id, id));
  return whenKnown(
    () => findReply(db, id),
    () => batch(db, { reply, logged: insertSecurityEvent(db, event) }),
  );
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
