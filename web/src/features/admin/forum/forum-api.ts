import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { BanScope } from "../../../../../schema/contracts/forum-moderation.ts";
import { call, callForPage } from "../../../lib/http.ts";
import { ADMIN_KEY } from "../api.ts";
import { asAdmin } from "../as-admin.ts";

export const REPORTS_KEY = [...ADMIN_KEY, "reports"] as const;

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | undefined }) => page.nextCursor,
  staleTime: 0,
};

export const reportsQuery = infiniteQueryOptions({
  queryKey: REPORTS_KEY,
  queryFn: ({ pageParam, signal }) =>
    asAdmin((headers) =>
      callForPage("GET /api/admin/forum/reports", { query: { cursor: pageParam }, headers, signal }),
    ),
  ...pages,
});

export const REMOVED_KEY = [...ADMIN_KEY, "removed"] as const;

export const BANS_KEY = [...ADMIN_KEY, "bans"] as const;

export const bansQuery = queryOptions({
  queryKey: BANS_KEY,
  queryFn: ({ signal }) => asAdmin((headers) => call("GET /api/admin/forum/bans", { headers, signal })),
  staleTime: 0,
});

export const removedPostsQuery = infiniteQueryOptions({
  queryKey: [...REMOVED_KEY, "posts"],
  queryFn: ({ pageParam, signal }) =>
    asAdmin((headers) =>
      callForPage("GET /api/admin/forum/removed-posts", { query: { cursor: pageParam }, headers, signal }),
    ),
  ...pages,
});

export const removedRepliesQuery = infiniteQueryOptions({
  queryKey: [...REMOVED_KEY, "replies"],
  queryFn: ({ pageParam, signal }) =>
    asAdmin((headers) =>
      callForPage("GET /api/admin/forum/removed-replies", { query: { cursor: pageParam }, headers, signal }),
    ),
  ...pages,
});

export const discussionsQuery = infiniteQueryOptions({
  queryKey: [...ADMIN_KEY, "discussions"],
  queryFn: ({ pageParam, signal }) => callForPage("GET /api/forum/posts", { query: { cursor: pageParam }, signal }),
  ...pages,
});

export const discussionRepliesQuery = (postId: number) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, "replies", postId],
    queryFn: ({ pageParam, signal }) =>
      callForPage("GET /api/forum/posts/:id/replies", {
        params: { id: String(postId) },
        query: { cursor: pageParam },
        signal,
      }),
    ...pages,
  });

const idOf = (id: number) => ({ id: String(id) });

export const resolveReport = (id: number) =>
  asAdmin((headers) => call("PATCH /api/admin/forum/reports/:id/resolved", { params: idOf(id), headers }));

export const removePost = (id: number, isRemoved: boolean) =>
  asAdmin((headers) =>
    call("PATCH /api/admin/forum/posts/:id/removal", { params: idOf(id), body: { isRemoved }, headers }),
  );

export const removeReply = (id: number, isRemoved: boolean) =>
  asAdmin((headers) =>
    call("PATCH /api/admin/forum/replies/:id/removal", { params: idOf(id), body: { isRemoved }, headers }),
  );

export const markScholarResponse = (id: number, isScholarResponse: boolean) =>
  asAdmin((headers) =>
    call("PATCH /api/admin/forum/replies/:id/scholar", { params: idOf(id), body: { isScholarResponse }, headers }),
  );

export const removeMany = (postIds: number[]) =>
  asAdmin((headers) => call("PATCH /api/admin/forum/removals", { body: { postIds, isRemoved: true }, headers }));

/** The text whose author is meant. */
export type TextOf = { postId: number } | { replyId: number };

export const banAuthor = (text: TextOf, scope: BanScope) =>
  asAdmin((headers) =>
    call("POST /api/admin/forum/bans", { body: { ...text, scope, isRemovingTexts: true }, headers }),
  );

export const liftBan = (subject: string) =>
  asAdmin((headers) => call("DELETE /api/admin/forum/bans/:subject", { params: { subject }, headers }));
