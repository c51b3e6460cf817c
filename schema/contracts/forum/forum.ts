import * as z from "zod/mini";
import { endpoint, KEPT_ONCE } from "../endpoint.ts";
import { cursorSchema, isoTime, numeral, oneOf, PAGED, rowIdSchema } from "../fields.ts";
import { languageQuery } from "../learning.ts";
import { complaintAboutName } from "../names/full-name.ts";
import { complaint, wrongKind } from "../reasons.ts";
import { plainText } from "../typed-texts.ts";
import { FORUM_CATEGORIES, FORUM_MAX_LENGTHS } from "./forum-terms.ts";

export const FORUM_PAGE_SIZE = 20;
/** A page number skips rows one by one; beyond this page, follow `Link`, which costs the same on every page. */
export const FORUM_PAGE_MAX = 20;

const forumUserSchema = z.object({
  /** Generated from the visitor's session: the same for everything they write. */
  username: z.string().check(z.minLength(1)),
  fullName: z.nullable(z.string()),
  /** Written by the people behind the platform; no visitor can have it. */
  isTeam: z.boolean(),
});

export const forumPostSchema = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  content: z.string(),
  /** Of a welcome thread, which is in the language asked for, or else in English. */
  language: z.optional(z.string()),
  category: z.enum(FORUM_CATEGORIES),
  createdAt: isoTime,
  replyCount: z.int().check(z.gte(0)),
  /** A scholar has replied. */
  isAnswered: z.boolean(),
  user: forumUserSchema,
});
export type ForumPost = z.infer<typeof forumPostSchema>;

export const forumReplySchema = z.object({
  id: z.int().check(z.positive()),
  content: z.string(),
  createdAt: isoTime,
  isScholarResponse: z.boolean(),
  user: forumUserSchema,
});
export type ForumReply = z.infer<typeof forumReplySchema>;

const fullNameSchema = z.nullish(
  plainText("fullName", FORUM_MAX_LENGTHS.fullName).check(
    z.refine((name) => complaintAboutName(name) === undefined, {
      error: ({ input }) => complaint(complaintAboutName(String(input)) ?? "invalid", { field: "fullName" }),
    }),
  ),
);

const newPostSchema = z.object({
  title: plainText("title", FORUM_MAX_LENGTHS.title),
  content: plainText("content", FORUM_MAX_LENGTHS.content),
  category: oneOf("category", FORUM_CATEGORIES),
  fullName: fullNameSchema,
});
export type NewForumPost = z.output<typeof newPostSchema>;

const newReplySchema = z.object({
  content: plainText("content", FORUM_MAX_LENGTHS.content),
  fullName: fullNameSchema,
});
export type NewForumReply = z.output<typeof newReplySchema>;

const newReportSchema = z.object({
  /** The reply concerned; absent for the post itself. */
  replyId: z.nullish(z.int({ error: wrongKind("replyId", "reply_id") }).check(z.positive())),
  reason: z.nullish(plainText("reason", FORUM_MAX_LENGTHS.reason)),
});
export type NewForumReport = z.output<typeof newReportSchema>;

const pageSchema = z._default(
  numeral(/^\d{1,3}$/, complaint("whole_number", { field: "page", max: FORUM_PAGE_MAX })).check(
    z.refine((page) => page >= 1 && page <= FORUM_PAGE_MAX, {
      error: complaint("page_beyond", { max: FORUM_PAGE_MAX }),
    }),
  ),
  1,
);

const params = z.object({ id: rowIdSchema });
const LISTED_CATEGORIES = ["all", ...FORUM_CATEGORIES] as const;

export const forumEndpoints = {
  listPosts: endpoint("GET /api/forum/posts", {
    cache: "never",
    openData: true,
    paged: true,
    query: z.extend(languageQuery, {
      category: z._default(oneOf("category", LISTED_CATEGORIES), "all"),
      page: pageSchema,
      /** The newest id on the first page: later pages count from it, whatever has been added since. */
      anchor: cursorSchema,
      cursor: cursorSchema,
    }),
    response: z.array(forumPostSchema),
  }),
  createPost: endpoint("POST /api/forum/posts", {
    cache: "never",
    body: newPostSchema,
    requestHeaders: KEPT_ONCE,
    status: 201,
    response: forumPostSchema,
    errors: ["forbidden", "too_many_requests"],
  }),
  readPost: endpoint("GET /api/forum/posts/:id", {
    cache: "never",
    openData: true,
    params,
    query: languageQuery,
    response: forumPostSchema,
    errors: ["not_found"],
  }),
  listReplies: endpoint("GET /api/forum/posts/:id/replies", {
    cache: "never",
    openData: true,
    params,
    ...PAGED,
    response: z.array(forumReplySchema),
    errors: ["not_found"],
  }),
  createReply: endpoint("POST /api/forum/posts/:id/replies", {
    cache: "never",
    params,
    body: newReplySchema,
    requestHeaders: KEPT_ONCE,
    status: 201,
    response: forumReplySchema,
    errors: ["not_found", "forbidden", "too_many_requests"],
  }),
  reportPost: endpoint("POST /api/forum/posts/:id/report", {
    cache: "never",
    params,
    body: newReportSchema,
    response: z.object({ message: z.string() }),
    errors: ["not_found", "forbidden", "too_many_requests"],
  }),
};
