import * as z from "zod/mini";
import { endpoint, NO_CONTENT } from "./endpoint.ts";
import { isoTime } from "./fields.ts";
import { forumPostSchema, forumReplySchema } from "./forum/forum.ts";
import { searchHistoryEntrySchema } from "./search-history.ts";
import { watchlistEntrySchema } from "./watchlist.ts";
import { zakatHistoryEntrySchema } from "./zakat.ts";

export const sessionExportSchema = z.object({
  exportedAt: isoTime,
  /** Null when the platform stores nothing about the visitor. */
  visitorSince: z.nullable(isoTime),
  watchlist: z.array(z.object({ ...watchlistEntrySchema.shape, addedAt: isoTime })),
  searchHistory: z.array(searchHistoryEntrySchema),
  zakatHistory: z.array(zakatHistoryEntrySchema),
  completedModules: z.array(z.object({ moduleId: z.int().check(z.positive()), completedAt: isoTime })),
  /** Includes those that an admin took down. */
  forumPosts: z.array(z.object({ ...forumPostSchema.shape, isRemoved: z.boolean() })),
  forumReplies: z.array(
    z.object({ ...forumReplySchema.shape, postId: z.int().check(z.positive()), isRemoved: z.boolean() }),
  ),
  forumReports: z.array(
    z.object({
      postId: z.int().check(z.positive()),
      replyId: z.nullable(z.int().check(z.positive())),
      reason: z.nullable(z.string()),
      createdAt: isoTime,
    }),
  ),
});
export type SessionExport = z.infer<typeof sessionExportSchema>;

export const sessionEndpoints = {
  exportSession: endpoint("GET /api/session/export", {
    reads: 1500,
    cache: "never",
    response: sessionExportSchema,
  }),
  forgetSession: endpoint("DELETE /api/session", {
    cache: "never",
    ...NO_CONTENT,
  }),
};
