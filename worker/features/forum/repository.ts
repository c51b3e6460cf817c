import { and, asc, desc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type {
  ForumPost,
  ForumReply,
  NewForumPost,
  NewForumReply,
  NewForumReport,
} from "../../../schema/contracts/forum.ts";
import { FORUM_CATEGORIES, type ForumCategory } from "../../../schema/contracts/forum-terms.ts";
import { forumCounts, forumPosts, forumReplies } from "../../../schema/tables/forum.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import type { VisitorSession } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { type Page, pageOf } from "../../platform/page.ts";
import { openVisitor } from "../session/repository.ts";
import { forumPost, forumReply } from "./forum-rows.ts";

/** Someone who is about to write: their session and the name the forum gives them. */
export type ForumAuthor = { session: VisitorSession; username: string };

type PostsWanted = { category: ForumCategory | undefined; cursor: number | undefined; skip: number; limit: number };

/** One page of the posts that are shown, newest first, and how many there are. */
export async function listForumPosts(
  db: Database,
  { category, cursor = Number.MAX_SAFE_INTEGER, skip, limit }: PostsWanted,
): Promise<Page<ForumPost>> {
  const rows = db
    .select()
    .from(forumPosts)
    .where(and(category && eq(forumPosts.category, category), isNull(forumPosts.removedAt), lt(forumPosts.id, cursor)))
    .orderBy(desc(forumPosts.id))
    .limit(limit + 1)
    .offset(skip);
  const counts = db
    .select()
    .from(forumCounts)
    .where(inArray(forumCounts.category, category ? [category] : FORUM_CATEGORIES));
  const [found, counted] = await db.batch([rows, counts]);
  const totalCount = counted.reduce((sum, { posts }) => sum + posts, 0);
  return pageOf(found.map(forumPost), limit, totalCount);
}

/** A post that is shown. */
export async function findForumPost(db: Database, id: number): Promise<ForumPost | undefined> {
  const row = await db.select().from(forumPosts).where(shownPost(id)).get();
  return row && forumPost(row);
}

/** One page of a post's replies, oldest first; undefined when the post is not shown. */
export async function listForumReplies(
  db: Database,
  postId: number,
  { cursor = 0, limit }: { cursor?: number | undefined; limit: number },
): Promise<Page<ForumReply> | undefined> {
  const post = db.select({ replyCount: forumPosts.replyCount }).from(forumPosts).where(shownPost(postId));
  const replies = db
    .select()
    .from(forumReplies)
    .where(and(eq(forumReplies.postId, postId), isNull(forumReplies.removedAt), gt(forumReplies.id, cursor)))
    .orderBy(asc(forumReplies.id))
    .limit(limit + 1);
  const [[found], rows] = await db.batch([post, replies]);
  return found && pageOf(rows.map(forumReply), limit, found.replyCount);
}

/** Whether a visitor is known, and whether a post, and one of its replies, are shown. */
export async function findForumGround(
  db: Database,
  tokenHash: string | null,
  { postId = 0, replyId }: { postId?: number; replyId?: number | null | undefined } = {},
): Promise<{ isKnownVisitor: boolean; isShown: boolean }> {
  const visitor = db
    .select({ id: visitors.id })
    .from(visitors)
    .where(eq(visitors.tokenHash, tokenHash ?? ""));
  const post = db.select({ id: forumPosts.id }).from(forumPosts).where(shownPost(postId));
  const reply = db
    .select({ id: forumReplies.id })
    .from(forumReplies)
    .where(and(eq(forumReplies.id, replyId ?? 0), eq(forumReplies.postId, postId), isNull(forumReplies.removedAt)));
  const [known, posts, replies] = await db.batch([visitor, post, reply]);
  return { isKnownVisitor: known.length > 0, isShown: posts.length > 0 && (!replyId || replies.length > 0) };
}

/** Keeps a new post, and its visitor if new; gives the post's id. */
export async function insertForumPost(
  db: D1Database,
  { session, username }: ForumAuthor,
  post: NewForumPost,
  now: Date,
): Promise<number | undefined> {
  const insert = db
    .prepare(`
      INSERT INTO forum_posts (category, title, content, username, full_name, visitor_id, created_at)
      SELECT ?2, ?3, ?4, ?5, ?6, (SELECT id FROM visitors WHERE token_hash = ?1), ?7
      RETURNING id`)
    .bind(
      session.tokenHash,
      post.category,
      post.title,
      post.content,
      username,
      post.fullName ?? null,
      epochSeconds(now),
    );
  const results = await db.batch<{ id: number }>([openVisitor(db, session, now), insert]);
  return results[1]?.results[0]?.id;
}

/** Keeps a new reply, and its visitor if new; gives the reply's id, undefined when the post is no longer shown. */
export async function insertForumReply(
  db: D1Database,
  { session, username }: ForumAuthor,
  reply: NewForumReply & { postId: number },
  now: Date,
): Promise<number | undefined> {
  const insert = db
    .prepare(`
      INSERT INTO forum_replies (post_id, content, username, full_name, visitor_id, created_at)
      SELECT id, ?3, ?4, ?5, (SELECT id FROM visitors WHERE token_hash = ?1), ?6
      FROM forum_posts WHERE id = ?2 AND removed_at IS NULL
      RETURNING id`)
    .bind(session.tokenHash, reply.postId, reply.content, username, reply.fullName ?? null, epochSeconds(now));
  const results = await db.batch<{ id: number }>([openVisitor(db, session, now), insert]);
  return results[1]?.results[0]?.id;
}

/** Keeps a report, and its visitor if new; a second one of the same visitor about the same thing is not kept. */
export async function insertForumReport(
  db: D1Database,
  session: VisitorSession,
  { postId, replyId = null, reason = null }: NewForumReport & { postId: number },
  now: Date,
): Promise<void> {
  const insert = db
    .prepare(`
      INSERT INTO forum_reports (post_id, reply_id, visitor_id, reason, created_at)
      SELECT ?2, ?3, id, ?4, ?5 FROM visitors WHERE token_hash = ?1 AND NOT EXISTS (
        SELECT 1 FROM forum_reports WHERE post_id = ?2 AND visitor_id = visitors.id AND reply_id IS ?3
      )`)
    .bind(session.tokenHash, postId, replyId, reason, epochSeconds(now));
  await db.batch([openVisitor(db, session, now), insert]);
}

export type WelcomeThread = { welcomeKey: string; title: string; category: ForumCategory; content: string };

/** The statement that keeps the team's welcome threads: each once, with its latest text, replies and removal as they are. */
export function upsertWelcomeThreads(
  db: D1Database,
  threads: readonly WelcomeThread[],
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(`
      INSERT INTO forum_posts (welcome_key, category, title, content, username, full_name, is_team, created_at)
      SELECT value ->> 'welcomeKey', value ->> 'category', value ->> 'title', value ->> 'content',
        'mizan-team', 'Mizan team', true, ?2
      FROM json_each(?1) WHERE true
      ON CONFLICT (welcome_key) DO UPDATE SET title = excluded.title, content = excluded.content
      WHERE title IS NOT excluded.title OR content IS NOT excluded.content`)
    .bind(JSON.stringify(threads), epochSeconds(now));
}

function shownPost(id: number) {
  return and(eq(forumPosts.id, id), isNull(forumPosts.removedAt));
}
