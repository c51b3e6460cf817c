import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { CategoryFilter } from "#messages/forum.ts";
import type { NewForumPost, NewForumReply } from "../../../../schema/contracts/forum/forum.ts";
import { ASKED_IN, call } from "../../lib/http.ts";
import { answerQuery, pagesQuery } from "../../lib/queries.ts";
import { submissionKey } from "../../lib/submission-key.ts";

const FRESH_FOR = 2 * 60 * 1000;
const postsKey = ["forum", "posts"] as const;

export const postsQuery = (category: CategoryFilter) => ({
  ...pagesQuery([...postsKey, category], "GET /api/forum/posts", { query: { category, ...ASKED_IN } }),
  staleTime: FRESH_FOR,
});

export const postQuery = (postId: number) => ({
  ...answerQuery(["forum", "post", postId], "GET /api/forum/posts/:id", {
    params: { id: `${postId}` },
    query: ASKED_IN,
  }),
  staleTime: FRESH_FOR,
});

export const repliesQuery = (postId: number) => ({
  ...pagesQuery(["forum", "replies", postId], "GET /api/forum/posts/:id/replies", { params: { id: `${postId}` } }),
  staleTime: FRESH_FOR,
});

export const createPostMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: NewForumPost) => call("POST /api/forum/posts", { body, headers: submissionKey(body) }),
    onSuccess: (post) => {
      queryClient.setQueryData(postQuery(post.id).queryKey, post);
      return queryClient.invalidateQueries({ queryKey: postsKey });
    },
  });

export const createReplyMutation = (queryClient: QueryClient, postId: number) =>
  mutationOptions({
    mutationFn: (body: NewForumReply) =>
      call("POST /api/forum/posts/:id/replies", {
        params: { id: String(postId) },
        body,
        headers: submissionKey({ postId, ...body }),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["forum"] }),
  });

export const reportMutation = (postId: number) =>
  mutationOptions({
    mutationFn: ({ replyId, reason }: { replyId: number | undefined; reason: string }) =>
      call("POST /api/forum/posts/:id/report", {
        params: { id: String(postId) },
        body: { reason, ...(replyId !== undefined && { replyId }) },
      }),
  });
