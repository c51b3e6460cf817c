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
import { AppError } from "../../platform/errors.ts";
import type { Page, PageAsked } from "../../platform/page.ts";
import {
  findForumAccess,
  findForumPost,
  findPostBySubmission,
  findReplyBySubmission,
  insertForumPost,
  insertForumReply,
  insertForumReport,
  listForumPosts,
  listForumReplies,
  type Submitted,
} from "./repository.ts";
import { usernameOf } from "./username.ts";

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
export async function startDiscussion(
  { db, writer, addressHash, now }: VisitorDesk,
  post: NewForumPost & Submitted,
): Promise<ForumPost> {
  const sent = () => (post.submissionKey === undefined ? undefined : findPostBySubmission(db, post.submissionKey));
  const before = await sent();
  if (before) return before;
  const { isKnownVisitor, isBanned } = await findForumAccess(db, { tokenHash: writer.tokenHash, addressHash });
  if (isBanned) return banned();
  const session = await writer.admit(isKnownVisitor, costOf(POST_COST, post.title, post.content), POST_LIMIT);
  const username = await usernameOf(session.tokenHash);
  const id = await insertForumPost(db, { session, username, addressHash }, post, now);
  if (id === undefined) return (await sent()) ?? unknownDiscussion();
  writer.keep(session);
  const { title, content, category } = post;
  return { id, title, content, category, replyCount: 0, isAnswered: false, ...signed(username, post, now) };
}

/**
 * Replies to a discussion; a repeated submission with the same key returns the stored reply.
 *
 * @throws AppError not_found, forbidden, too_many_requests
 */
export async function postReply(
  { db, writer, addressHash, now }: VisitorDesk,
  reply: NewForumReply & Submitted & { postId: number },
): Promise<ForumReply> {
  const sent = () => (reply.submissionKey === undefined ? undefined : findReplyBySubmission(db, reply.submissionKey));
  const before = await sent();
  if (before) return before;
  const visitor = { tokenHash: writer.tokenHash, addressHash };
  const { isKnownVisitor, isBanned, isShown } = await findForumAccess(db, visitor, { postId: reply.postId });
  if (!isShown) return unknownDiscussion();
  if (isBanned) return banned();
  const session = await writer.admit(isKnownVisitor, costOf(REPLY_COST, reply.content), REPLY_LIMIT);
  const username = await usernameOf(session.tokenHash);
  const id = await insertForumReply(db, { session, username, addressHash }, reply, now);
  if (id === undefined) return (await sent()) ?? unknownDiscussion();
  writer.keep(session);
  return { id, content: reply.content, isScholarResponse: false, ...signed(username, reply, now) };
}

/**
 * Asks an admin to look at a discussion or a reply.
 *
 * @throws AppError not_found, forbidden, too_many_requests
 */
export async function reportDiscussion(
  { db, writer, addressHash, now }: VisitorDesk,
  report: NewForumReport & { postId: number },
): Promise<void> {
  const visitor = { tokenHash: writer.tokenHash, addressHash };
  const { isKnownVisitor, isBanned, isShown } = await findForumAccess(db, visitor, report);
  if (!isShown) return unknownDiscussion();
  if (isBanned) return banned();
  const session = await writer.admit(isKnownVisitor, costOf(REPORT_COST, report.reason ?? ""), REPORT_LIMIT);
  await insertForumReport(db, session, report, now);
  writer.keep(session);
}

function signed(username: string, { fullName = null }: { fullName?: string | null | undefined }, now: Date) {
  const createdAt = isoTime(epochSeconds(now));
  return { createdAt, user: { username, fullName, isTeam: false } };
}

function banned(): never {
  throw new AppError("forbidden", ["banned"]);
}

function unknownDiscussion(): never {
  throw new AppError("not_found", ["no_such_discussion"]);
}
