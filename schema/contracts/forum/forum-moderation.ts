import * as z from "zod/mini";
import { adminEndpoint, NO_CONTENT } from "../endpoint.ts";
import { either, flag, isoTime, PAGED, rowIdSchema } from "../fields.ts";
import { complaint, wrongKind } from "../reasons.ts";
import { forumPostSchema, forumReplySchema } from "./forum.ts";

const params = z.object({ id: rowIdSchema });
const isRemoved = flag("isRemoved");

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

const reportSchema = z.object({
  id: z.int().check(z.positive()),
  reason: z.nullable(z.string()),
  createdAt: isoTime,
  post: z.object({ id: z.int().check(z.positive()), title: z.string(), content: z.string(), isRemoved }),
  /** The reply concerned; null for the post itself. */
  reply: z.nullable(z.object({ id: z.int().check(z.positive()), content: z.string(), isRemoved })),
});
export type ForumReport = z.infer<typeof reportSchema>;

const BULK_MAX = 100;
const bulkIds = z._default(
  z
    .array(z.int({ error: wrongKind("ids", "row_ids") }).check(z.positive()))
    .check(z.maxLength(BULK_MAX, { error: complaint("too_many", { field: "ids", max: BULK_MAX }) })),
  [],
);

/** Whom a ban concerns: the author's session, or the network the text came from, for the rest of that day. */
export const BAN_SCOPES = ["session", "network"] as const;
export type BanScope = (typeof BAN_SCOPES)[number];
const subjectPattern = /^(?:visitor [1-9]\d{0,15}|address [0-9a-f]{64})$/;
const banSchema = z.object({ subject: z.string(), scope: z.enum(BAN_SCOPES), bannedAt: isoTime });
export type ForumBan = z.infer<typeof banSchema>;
const textIdSchema = z.optional(z.int({ error: complaint("text_ids") }).check(z.positive()));

export const forumModerationEndpoints = {
  removeMany: adminEndpoint("PATCH /api/admin/forum/removals", {
    body: z.object({ postIds: bulkIds, replyIds: bulkIds, isRemoved }),
    response: z.object({ posts: z.int(), replies: z.int() }),
  }),
  listBans: adminEndpoint("GET /api/admin/forum/bans", {
    response: z.array(banSchema),
  }),
  banAuthor: adminEndpoint("POST /api/admin/forum/bans", {
    body: z
      .object({
        postId: textIdSchema,
        replyId: textIdSchema,
        scope: either("scope", BAN_SCOPES),
        /** Takes down everything that the session, or the network on that day, has written. */
        isRemovingTexts: z._default(flag("isRemovingTexts"), false),
      })
      .check(
        z.refine(({ postId, replyId }) => (postId === undefined) !== (replyId === undefined), {
          error: complaint("one_text_id"),
        }),
      ),
    response: z.object({ subject: z.string(), removed: z.int() }),
    errors: ["not_found", "conflict"],
  }),
  liftBan: adminEndpoint("DELETE /api/admin/forum/bans/:subject", {
    params: z.object({
      subject: z.string().check(z.regex(subjectPattern, { error: wrongKind("subject", "ban") })),
    }),
    ...NO_CONTENT,
    errors: ["not_found"],
  }),
  listReports: adminEndpoint("GET /api/admin/forum/reports", {
    ...PAGED,
    response: z.array(reportSchema),
  }),
  listRemovedPosts: adminEndpoint("GET /api/admin/forum/removed-posts", {
    ...PAGED,
    response: z.array(removedPostSchema),
  }),
  listRemovedReplies: adminEndpoint("GET /api/admin/forum/removed-replies", {
    ...PAGED,
    response: z.array(removedReplySchema),
  }),
  resolveReport: adminEndpoint("PATCH /api/admin/forum/reports/:id/resolved", {
    params,
    response: z.object({ message: z.string() }),
    errors: ["not_found"],
  }),
  removePost: adminEndpoint("PATCH /api/admin/forum/posts/:id/removal", {
    params,
    body: z.object({ isRemoved }),
    response: moderatedPostSchema,
    errors: ["not_found"],
  }),
  removeReply: adminEndpoint("PATCH /api/admin/forum/replies/:id/removal", {
    params,
    body: z.object({ isRemoved }),
    response: moderatedReplySchema,
    errors: ["not_found"],
  }),
  markScholarResponse: adminEndpoint("PATCH /api/admin/forum/replies/:id/scholar", {
    params,
    body: z.object({ isScholarResponse: flag("isScholarResponse") }),
    response: moderatedReplySchema,
    errors: ["not_found"],
  }),
};
