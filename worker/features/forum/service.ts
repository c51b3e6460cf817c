import {
  FORUM_PAGE_SIZE,
  type ForumPost,
  type ForumReply,
  type NewForumPost,
  type NewForumReply,
  type NewForumReport,
} from "../../../schema/contracts/forum/forum.ts";
import type { ForumCategory } from "../../../schema/contracts/forum/forum-terms.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { VisitorDesk } from "../../http/visitor-session.ts";
import { costOf } from "../../http/write-budget.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds, isoTime } from "../../platform/epoch-seconds.ts";
import type { Page, PageAsked } from "../../platform/page.ts";
import { accessAt, authorAt, unknownDiscussion } from "./author.ts";
import {
  type Author,
  findForumPost,
  findPostBySubmission,
  findReplyBySubmission,
  insertForumPost,
  insertForumReply,
  insertForumReport,
  listForumPosts,
  listForumReplies,
} from "./repository.ts";

const POST_LIMIT: RateLimit = { name: "forum-post", most: 5, windowSeconds: 3600 };
const REPLY_LIMIT: RateLimit = { name: "forum-reply", most: 30, windowSeconds: 3600 };
const REPORT_LIMIT: RateLimit = { name: "forum-report", most: 20, windowSeconds: 3600 };

/** The most that each costs the database besides its texts, including its counters and index entries. */
const POST_COST = { rows: 14, bytes: 300 };
const REPLY_COST = { rows: 12, bytes: 300 };
const REPORT_COST = { rows: 12, bytes: 300 };

export async function listDiscussions(
  db: Database,
  wanted: { category: ForumCategory | "all"; page: number; anchor?: number | undefined; cursor?: number | undefined },
  language?: string,
): Promise<Page<ForumPost>> {
  const category = wanted.category === "all" ? undefined : wanted.category;
  const cursor = wanted.cursor ?? (wanted.anchor === undefined ? undefined : wanted.anchor + 1);
  const skip = wanted.cursor === undefined ? (wanted.page - 1) * FORUM_PAGE_SIZE : 0;
  return listForumPosts(db, { category, cursor, skip, limit: FORUM_PAGE_SIZE }, language);
}

/**
 * One discussion.
 *
 * @throws AppError not_found for an unknown or removed one
 */
export async function readDiscussion(db: Database, id: number, language?: string): Promise<ForumPost> {
  return (await findForumPost(db, id, language)) ?? unknownDiscussion();
}

/**
 * The replies to a discussion, oldest first.
 *
 * @throws AppError not_found for an unknown or removed one
 */
export async function readReplies(db: Database, postId: number, page: PageAsked): Promise<Page<ForumReply>> {
  return (await listForumReplies(db, postId, page)) ?? unknownDiscussion();
}

/**
 * Starts a discussion; a repeated submission with the same key returns the existing one.
 *
 * @throws AppError forbidden to a banned visitor; too_many_requests
 */
export async function startDiscussion(desk: VisitorDesk, post: NewForumPost): Promise<ForumPost> {
  const sent = () => findPostBySubmission(desk.db, desk.submissionKey);
  const before = await sent();
  if (before) return before;
  const cost = costOf(POST_COST, post.title, post.content);
  const author = await authorAt(desk, await accessAt(desk), { cost, limit: POST_LIMIT });
  const id = await insertForumPost(desk.db, author, post, desk.now);
  if (id === undefined) return (await sent()) ?? unknownDiscussion();
  desk.writer.keep(author.session);
  const { title, content, category } = post;
  return { id, title, content, category, replyCount: 0, isAnswered: false, ...signed(author, post, desk.now) };
}

/**
 * Replies to a discussion; a repeated submission with the same key returns the stored reply.
 *
 * @throws AppError not_found, forbidden, too_many_requests
 */
export async function postReply(desk: VisitorDesk, reply: NewForumReply & { postId: number }): Promise<ForumReply> {
  const sent = () => findReplyBySubmission(desk.db, desk.submissionKey);
  const before = await sent();
  if (before) return before;
  const cost = costOf(REPLY_COST, reply.content);
  const author = await authorAt(desk, await accessAt(desk, { postId: reply.postId }), { cost, limit: REPLY_LIMIT });
  const id = await insertForumReply(desk.db, author, reply, desk.now);
  if (id === undefined) return (await sent()) ?? unknownDiscussion();
  desk.writer.keep(author.session);
  return { id, content: reply.content, isScholarResponse: false, ...signed(author, reply, desk.now) };
}

/**
 * Asks an admin to look at a discussion or a reply.
 *
 * @throws AppError not_found, forbidden, too_many_requests
 */
export async function reportDiscussion(desk: VisitorDesk, report: NewForumReport & { postId: number }): Promise<void> {
  const { isKnownVisitor } = await accessAt(desk, report);
  const session = await desk.writer.admit(isKnownVisitor, costOf(REPORT_COST, report.reason ?? ""), REPORT_LIMIT);
  await insertForumReport(desk.db, session, report, desk.now);
  desk.writer.keep(session);
}

function signed({ username }: Author, { fullName = null }: { fullName?: string | null | undefined }, now: Date) {
  const createdAt = isoTime(epochSeconds(now));
  return { createdAt, user: { username, fullName, isTeam: false } };
}
