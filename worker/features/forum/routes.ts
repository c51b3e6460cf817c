import { forumEndpoints } from "../../../schema/contracts/forum/forum.ts";
import { honoApp } from "../../http/hono-app.ts";
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

serve(forumRoutes, forumEndpoints.createPost, async (input) =>
  startDiscussion(await visitorDesk(input, NETWORK_LIMIT), input.body),
);

serve(forumRoutes, forumEndpoints.readPost, async ({ db, params, query }) =>
  readDiscussion(db, params.id, query.language),
);

serveList(forumRoutes, forumEndpoints.listReplies, async ({ db, params, query }) => readReplies(db, params.id, query));

serve(forumRoutes, forumEndpoints.createReply, async (input) =>
  postReply(await visitorDesk(input, NETWORK_LIMIT), { ...input.body, postId: input.params.id }),
);

serve(forumRoutes, forumEndpoints.reportPost, async (input) => {
  await reportDiscussion(await visitorDesk(input, NETWORK_LIMIT), { ...input.body, postId: input.params.id });
  return { message: "Thank you. An admin will look at it." };
});
