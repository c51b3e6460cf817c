import { isNotNull } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { FORUM_CATEGORIES } from "../contracts/forum-terms.ts";
import { visitors } from "./visitors.ts";

/** Who wrote something. A visitor who is forgotten leaves the text and the made-up username; a trigger takes the full name away. */
const author = () => ({
  username: text("username").notNull(),
  fullName: text("full_name"),
  isTeam: integer("is_team", { mode: "boolean" }).notNull().default(false),
  visitorId: integer("visitor_id").references(() => visitors.id, { onDelete: "set null" }),
  /** Made by the page for each text that is sent, so that one that is sent again is not kept again. */
  submissionKey: text("submission_key").unique(),
  /** The network it came from, under the key of its day; nobody can tell which one it was after that day. */
  addressHash: text("address_hash"),
});

/** One row a discussion. Triggers keep `replyCount` and `isAnswered` by its replies. */
export const forumPosts = sqliteTable(
  "forum_posts",
  {
    id: integer("id").primaryKey(),
    /** Which of the team's welcome threads this is; null for everyone else's. */
    welcomeKey: text("welcome_key").unique(),
    category: text("category", { enum: FORUM_CATEGORIES }).notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    ...author(),
    createdAt: integer("created_at", { mode: "timestamp" }).notNull(),
    /** Set when an admin took it down; nobody else sees it then. */
    removedAt: integer("removed_at", { mode: "timestamp" }),
    replyCount: integer("reply_count").notNull().default(0),
    isAnswered: integer("is_answered", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("forum_posts_shown").on(table.removedAt, table.id),
    index("forum_posts_shown_category").on(table.category, table.removedAt, table.id),
    index("forum_posts_visitor").on(table.visitorId),
    index("forum_posts_removed").on(table.id).where(isNotNull(table.removedAt)),
  ],
);

/** One row a reply to a discussion. */
export const forumReplies = sqliteTable(
  "forum_replies",
  {
    id: integer("id").primaryKey(),
    postId: integer("post_id")
      .notNull()
      .references(() => forumPosts.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    ...author(),
    createdAt: integer("created_at", { mode: "timestamp" }).notNull(),
    removedAt: integer("removed_at", { mode: "timestamp" }),
    /** Only an admin sets it. */
    isScholarResponse: integer("is_scholar_response", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("forum_replies_shown").on(table.postId, table.removedAt, table.id),
    index("forum_replies_visitor").on(table.visitorId),
    index("forum_replies_removed").on(table.id).where(isNotNull(table.removedAt)),
  ],
);

/** One row a report that an admin should look at a post, or at one of its replies. */
export const forumReports = sqliteTable(
  "forum_reports",
  {
    id: integer("id").primaryKey(),
    postId: integer("post_id")
      .notNull()
      .references(() => forumPosts.id, { onDelete: "cascade" }),
    replyId: integer("reply_id").references(() => forumReplies.id, { onDelete: "cascade" }),
    visitorId: integer("visitor_id").references(() => visitors.id, { onDelete: "set null" }),
    reason: text("reason"),
    createdAt: integer("created_at", { mode: "timestamp" }).notNull(),
    resolvedAt: integer("resolved_at", { mode: "timestamp" }),
  },
  (table) => [
    index("forum_reports_open").on(table.resolvedAt, table.id),
    index("forum_reports_post").on(table.postId, table.visitorId),
    index("forum_reports_reply").on(table.replyId),
    index("forum_reports_visitor").on(table.visitorId),
  ],
);

/** Who may not write in the forum: `visitor <id>`, or `address <hash>` for as long as the hash lasts, which is its day. */
export const forumBans = sqliteTable("forum_bans", {
  subject: text("subject").primaryKey(),
  bannedAt: integer("banned_at", { mode: "timestamp" }).notNull(),
});

/** How many posts each category shows; triggers keep it, so that no list has to count. */
export const forumCounts = sqliteTable("forum_counts", {
  category: text("category", { enum: FORUM_CATEGORIES }).primaryKey(),
  posts: integer("posts").notNull(),
});
