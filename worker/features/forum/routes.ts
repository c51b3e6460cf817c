import { forumEndpoints } from "../../../schema/contracts/forum/forum.ts";
import { honoApp } from "../../http/hono-app.ts";
import { idempotencyKeyOf } from "../../http/idempotency-key.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { serve, serveList } from "../../http/serve.ts";
import { visitorDesk } from "../../http/visitor-session.ts";
import {
  listDiscussions,
  postReply,
  readDiscussion,
  readReplies,
  reportDiscussion,
  startDiscussion,
} from "./service.ts";

/** In addition to each visitor's limits, so that deleting the cookie gains little. */
const NETWORK_LIMIT: RateLimit = { name: "forum-network", most: 60, windowSeconds: 3600 };

export const forumRoutes = honoApp();

serveList(forumRoutes, forumEndpoints.listPosts, async ({ db, query }) => listDiscussions(db, query, query.language));

serve(forumRoutes, forumEndpoints.createPost, async ({ context, body }) =>
  startDiscussion(await visitorDesk(context, NETWORK_LIMIT), { ...body, submissionKey: idempotencyKeyOf(context) }),
);

serve(forumRoutes, forumEndpoints.readPost, async ({ db, params, query }) =>
  readDiscussion(db, params.id, query.language),
);

serveList(forumRoutes, forumEndpoints.listReplies, async ({ db, params, query }) => readReplies(db, params.id, query));

serve(forumRoutes, forumEndpoints.createReply, async ({ context, params, body }) =>
  postReply(await visitorDesk(context, NETWORK_LIMIT), {
    ...body,
    postId: params.id,
    submissionKey: idempotencyKeyOf(context),
  }),
);

serve(forumRoutes, forumEndpoints.reportPost, async ({ context, params, body }) => {
  await reportDiscussion(await visitorDesk(context, NETWORK_LIMIT), { ...body, postId: params.id });
  return { message: "Thank you. An admin will look at it." };
});
