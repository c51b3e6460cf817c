import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type {
  ForumPost,
  ForumReply,
  NewForumPost,
  NewForumReply,
  NewForumReport,
} from "../../../schema/contracts/forum/forum.ts";
import { FORUM_CATEGORIES, type ForumCategory } from "../../../schema/contracts/forum/forum-terms.ts";
import { forumBans, forumCounts, forumPosts, forumReplies, forumReports } from "../../../schema/tables/forum.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import { openVisitor, type VisitorSession, visitorIdOf } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { type Page, type PageAsked, pageOf } from "../../platform/page.ts";
import { forumPost, forumReply } from "./forum-rows.ts";

/** Who writes a text; `submissionKey` is the key that the page gave to its submission. */
export type Author = {
  session: VisitorSession;
  username: string;
  addressHash: string;
  submissionKey: string | undefined;
};

type PostsWanted = { category: ForumCategory | undefined; cursor: number | undefined; skip: number; limit: number };

type Said = string | null;
const { translations, ...POST_COLUMNS } = getTableColumns(forumPosts);

/** A welcome thread in the language asked for, or else in English; what visitors wrote is as they wrote it. */
const postIn = (language = "en") => ({
  ...POST_COLUMNS,
  title: sql<string>`coalesce(${translations} ->> ${`$.${language}.title`}, ${forumPosts.title})`,
  content: sql<string>`coalesce(${translations} ->> ${`$.${language}.content`}, ${forumPosts.content})`,
  language: sql<Said>`iif(is_team, iif(${translations} -> ${`$.${language}`} IS NULL, 'en', ${language}), NULL)`,
});

export async function listForumPosts(
  db: Database,
  { category, cursor = Number.MAX_SAFE_INTEGER, skip, limit }: PostsWanted,
  language?: string,
): Promise<Page<ForumPost>> {
  const rows = db
    .select(postIn(language))
    .from(forumPosts)
    .where(and(category && eq(forumPosts.category, category), isNull(forumPosts.removedAt), lt(forumPosts.id, cursor)))
    .orderBy(desc(forumPosts.id))
    .limit(limit + 1)
    .offset(skip);
  const counts = db
    .select()
    .from(forumCounts)
    .where(inArray(forumCounts.category, category ? [category] : FORUM_CATEGORIES));
  const found = await batch(db, { rows, counts });
  const totalCount = found.counts.reduce((sum, { posts }) => sum + posts, 0);
  return pageOf(found.rows.map(forumPost), limit, totalCount);
}

export async function findForumPost(db: Database, id: number, language?: string): Promise<ForumPost | undefined> {
  const row = await db.select(postIn(language)).from(forumPosts).where(shownPost(id)).get();
  return row && forumPost(row);
}

/** One page of a post's replies, oldest first; undefined when the post is not visible. */
export async function listForumReplies(
  db: Database,
  postId: number,
  { cursor = 0, limit }: PageAsked,
): Promise<Page<ForumReply> | undefined> {
  const post = db.select({ replyCount: forumPosts.replyCount }).from(forumPosts).where(shownPost(postId));
  const replies = db
    .select()
    .from(forumReplies)
    .where(and(eq(forumReplies.postId, postId), isNull(forumReplies.removedAt), gt(forumReplies.id, cursor)))
    .orderBy(asc(forumReplies.id))
    .limit(limit + 1);
  const found = await batch(db, { post, replies });
  const [shown] = found.post;
  return shown && pageOf(found.replies.map(forumReply), limit, shown.replyCount);
}

/** Whether a visitor is known and may write, and whether a post, and one of its replies, are visible. */
export async function findForumAccess(
  db: Database,
  { tokenHash, addressHash }: { tokenHash: string | null; addressHash: string },
  { postId = 0, replyId }: { postId?: number; replyId?: number | null | undefined } = {},
): Promise<{ visitorId: number | null; isKnownVisitor: boolean; isBanned: boolean; isShown: boolean }> {
  const visitor = db
    .select({ id: visitors.id })
    .from(visitors)
    .where(eq(visitors.tokenHash, tokenHash ?? ""));
  const post = db.select({ id: forumPosts.id }).from(forumPosts).where(shownPost(postId));
  const reply = db
    .select({ id: forumReplies.id })
    .from(forumReplies)
    .where(and(eq(forumReplies.id, replyId ?? 0), eq(forumReplies.postId, postId), isNull(forumReplies.removedAt)));
  const bans = db.all<{ subject: string }>(sql`
    SELECT subject FROM ${forumBans} WHERE subject IN (
      ${addressSubject(addressHash)}, (SELECT 'visitor ' || id FROM ${visitors} WHERE token_hash = ${tokenHash ?? ""})
    )`);
  const found = await batch(db, { visitor, post, reply, bans });
  const isShown = found.post.length > 0 && (!replyId || found.reply.length > 0);
  const visitorId = found.visitor[0]?.id ?? null;
  return { visitorId, isKnownVisitor: visitorId !== null, isBanned: found.bans.length > 0, isShown };
}

export async function findPostBySubmission(db: Database, key: string | undefined): Promise<ForumPost | undefined> {
  const row = key && (await db.select().from(forumPosts).where(eq(forumPosts.submissionKey, key)).get());
  return row ? forumPost(row) : undefined;
}

export async function findReplyBySubmission(db: Database, key: string | undefined): Promise<ForumReply | undefined> {
  const row = key && (await db.select().from(forumReplies).where(eq(forumReplies.submissionKey, key)).get());
  return row ? forumReply(row) : undefined;
}

/** Stores a new post, and its visitor if new; returns the post's id, undefined when its key is already stored. */
export async function insertForumPost(
  db: Database,
  { session, username, addressHash, submissionKey }: Author,
  { category, title, content, fullName }: NewForumPost,
  now: Date,
): Promise<number | undefined> {
  const visitorId = visitorIdOf(session.tokenHash);
  const { inserted } = await batch(db, {
    visitor: openVisitor(db, session, now),
    inserted: db
      .insert(forumPosts)
      .values({ category, title, content, username, fullName, visitorId, submissionKey, addressHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: forumPosts.id }),
  });
  return inserted[0]?.id;
}

/** Stores a new reply, and its visitor if new; returns the reply's id, undefined when the post is no longer visible. */
export async function insertForumReply(
  db: Database,
  { session, username, addressHash, submissionKey }: Author,
  { postId, content, fullName = null }: NewForumReply & { postId: number },
  now: Date,
): Promise<number | undefined> {
  const visitorId = visitorIdOf(session.tokenHash);
  const { inserted } = await batch(db, {
    visitor: openVisitor(db, session, now),
    inserted: db.all<{ id: number }>(sql`
      INSERT INTO ${forumReplies} (post_id, content, username, full_name, visitor_id, submission_key, address_hash, created_at)
      SELECT id, ${content}, ${username}, ${fullName}, ${visitorId}, ${submissionKey ?? null}, ${addressHash}, ${epochSeconds(now)}
      FROM ${forumPosts} WHERE id = ${postId} AND removed_at IS NULL
      ON CONFLICT DO NOTHING
      RETURNING id`),
  });
  return inserted[0]?.id;
}

/** Stores a report, and its visitor if new; a second one by the same visitor about the same text is not stored. */
export async function insertForumReport(
  db: Database,
  session: VisitorSession,
  { postId, replyId = null, reason = null }: NewForumReport & { postId: number },
  now: Date,
): Promise<void> {
  await batch(db, {
    visitor: openVisitor(db, session, now),
    inserted: db.run(sql`
      INSERT INTO ${forumReports} (post_id, reply_id, visitor_id, reason, created_at)
      SELECT ${postId}, ${replyId}, id, ${reason}, ${epochSeconds(now)} FROM ${visitors}
      WHERE token_hash = ${session.tokenHash} AND NOT EXISTS (
        SELECT 1 FROM ${forumReports} WHERE post_id = ${postId} AND visitor_id = visitors.id AND reply_id IS ${replyId}
      )`),
  });
}

type ThreadText = { title: string; content: string };
type Translated = { translations?: Readonly<Record<string, ThreadText>> | undefined };
export type WelcomeThread = ThreadText & Translated & { welcomeKey: string; category: ForumCategory };

/** Stores the team's welcome threads, each once and with its latest text; replies and removal stay unchanged. */
export async function upsertWelcomeThreads(db: Database, threads: readonly WelcomeThread[], now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO ${forumPosts} (welcome_key, category, title, content, translations, username, full_name, is_team, created_at)
    SELECT value ->> 'welcomeKey', value ->> 'category', value ->> 'title', value ->> 'content', value ->> 'translations',
      'mizan-team', 'Mizan team', true, ${epochSeconds(now)}
    FROM json_each(${JSON.stringify(threads)}) WHERE true
    ON CONFLICT (welcome_key) DO UPDATE SET
      title = excluded.title, content = excluded.content, translations = excluded.translations
    WHERE (title, content, translations) IS NOT (excluded.title, excluded.content, excluded.translations)`);
}

/** The ban subject of a network, by the hash of its day. */
export const addressSubject = (addressHash: string) => `address ${addressHash}`;

function shownPost(id: number) {
  return and(eq(forumPosts.id, id), isNull(forumPosts.removedAt));
}
