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
  /** Figures from reports. */
  claims: z.array(
    z.object({ id: z.int(), symbol: z.string(), input: z.string(), url: z.string(), createdAt: isoTime }),
  ),
  /** What the visitor said of others' figures. */
  claimVoices: z.array(
    z.object({ claimId: z.int(), agrees: z.boolean(), note: z.nullable(z.string()), createdAt: isoTime }),
  ),
  /** The browsers that get notifications. */
  pushSubscriptions: z.array(
    z.object({
      /** The address of the browser at its push service; null when the server's key has changed since. */
      endpoint: z.nullable(z.string()),
      timeZone: z.string(),
      quietFrom: z.int(),
      quietTo: z.int(),
      language: z.string(),
      /** Stocks followed in addition to the watchlist's. */
      symbols: z.array(z.string()),
    }),
  ),
  /** When the private feed was given its address, of which only a hash is kept; null without one. */
  watchlistFeed: z.nullable(z.object({ since: isoTime })),
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
    headers: { "Clear-Site-Data": '`"cache"`: pages and answers in the browser\'s own cache are deleted too' },
    ...NO_CONTENT,
  }),
};
