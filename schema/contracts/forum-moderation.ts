import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { forumPostSchema, forumReplySchema } from "./forum.ts";
import { isoTime } from "./iso.ts";
import { cursorSchema, limitSchema } from "./pagination.ts";
import { rowIdSchema } from "./row-id.ts";

const params = z.object({ id: rowIdSchema });
const isRemoved = z.boolean({ error: "isRemoved must be true or false" });

const moderatedPostSchema = z.object({ ...forumPostSchema.shape, isRemoved });
export type ModeratedPost = z.infer<typeof moderatedPostSchema>;

const moderatedReplySchema = z.object({ ...forumReplySchema.shape, postId: z.int().check(z.positive()), isRemoved });
export type ModeratedReply = z.infer<typeof moderatedReplySchema>;

const removedPostSchema = z.object({ ...forumPostSchema.shape, removedAt: isoTime });
export type RemovedPost = z.infer<typeof removedPostSchema>;
const removedReplySchema = z.object({
  ...forumReplySchema.shape,
  removedAt: isoTime,
  post: z.object({ id: z.int().check(z.positive()), title: z.string(), isRemoved }),
});
export type RemovedReply = z.infer<typeof removedReplySchema>;

const pageQuery = z.object({ limit: limitSchema, cursor: cursorSchema });

const reportSchema = z.object({
  id: z.int().check(z.positive()),
  reason: z.nullable(z.string()),
  createdAt: isoTime,
  post: z.object({ id: z.int().check(z.positive()), title: z.string(), content: z.string(), isRemoved }),
  /** The reply that is meant; null for the post itself. */
  reply: z.nullable(z.object({ id: z.int().check(z.positive()), content: z.string(), isRemoved })),
});
export type ForumReport = z.infer<typeof reportSchema>;

export const forumModerationEndpoints = {
  listReports: endpoint({
    method: "GET",
    path: "/api/admin/forum/reports",
    cache: "never",
    admin: true,
    paged: true,
    query: pageQuery,
    response: z.array(reportSchema),
  }),
  listRemovedPosts: endpoint({
    method: "GET",
    path: "/api/admin/forum/removed-posts",
    cache: "never",
    admin: true,
    paged: true,
    query: pageQuery,
    response: z.array(removedPostSchema),
  }),
  listRemovedReplies: endpoint({
    method: "GET",
    path: "/api/admin/forum/removed-replies",
    cache: "never",
    admin: true,
    paged: true,
    query: pageQuery,
    response: z.array(removedReplySchema),
  }),
  resolveReport: endpoint({
    method: "PATCH",
    path: "/api/admin/forum/reports/:id/resolved",
    cache: "never",
    admin: true,
    params,
    response: z.object({ message: z.string() }),
    errors: ["not_found"],
  }),
  removePost: endpoint({
    method: "PATCH",
    path: "/api/admin/forum/posts/:id/removal",
    cache: "never",
    admin: true,
    params,
    body: z.object({ isRemoved }),
    response: moderatedPostSchema,
    errors: ["not_found"],
  }),
  removeReply: endpoint({
    method: "PATCH",
    path: "/api/admin/forum/replies/:id/removal",
    cache: "never",
    admin: true,
    params,
    body: z.object({ isRemoved }),
    response: moderatedReplySchema,
    errors: ["not_found"],
  }),
  markScholarResponse: endpoint({
    method: "PATCH",
    path: "/api/admin/forum/replies/:id/scholar",
    cache: "never",
    admin: true,
    params,
    body: z.object({ isScholarResponse: z.boolean({ error: "isScholarResponse must be true or false" }) }),
    response: moderatedReplySchema,
    errors: ["not_found"],
  }),
};
