import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { errorSchema } from "../../../../schema/contracts/endpoint.ts";
import { forumEndpoints } from "../../../../schema/contracts/forum/forum.ts";
import { forumModerationEndpoints } from "../../../../schema/contracts/forum/forum-moderation.ts";
import { adminHeaders, call } from "../../../test/admin.ts";
import { type Browser, openBrowser } from "../../../test/browser.ts";
import { expectIndexes, expectRefused, withoutWriting } from "../../../test/database.ts";
import { purgeExpired } from "../../session/service.ts";

const { listPosts, createPost, readPost, listReplies, createReply, reportPost } = forumEndpoints;
const { listReports, listRemovedPosts, listRemovedReplies, removePost, removeReply, markScholarResponse } =
  forumModerationEndpoints;
const { removeMany, banAuthor, listBans } = forumModerationEndpoints;
const POSTS = "/api/forum/posts";
const ADMIN_FORUM = "/api/admin/forum";

let browser: Browser;
let headers: Record<string, string>;
let postId: number;
let replyId: number;

beforeEach(async () => {
  browser = openBrowser();
  const content = "Some text";
  postId = (await browser.call(createPost, POSTS, { title: "A title", content, category: "zakat" })).id;
  replyId = (await browser.call(createReply, `${POSTS}/${postId}/replies`, { content })).id;
  headers = await adminHeaders();
});

function patch(path: string, body?: unknown) {
  return call(`${ADMIN_FORUM}${path}`, { method: "PATCH", headers, body });
}

async function reports() {
  const response = await call(`${ADMIN_FORUM}/reports`, { headers });
  return { total: response.headers.get("x-total-count"), rows: listReports.response.parse(await response.json()) };
}

describe("a scholar response", () => {
  it("is marked and unmarked by an admin, and answers the discussion while it is one", async () => {
    const mark = async (isScholarResponse: boolean) => {
      const response = await patch(`/replies/${replyId}/scholar`, { isScholarResponse });
      expect(markScholarResponse.response.parse(await response.json())).toMatchObject({ postId, isScholarResponse });
      const [reply] = await browser.call(listReplies, `${POSTS}/${postId}/replies`);
      const { isAnswered } = await browser.call(readPost, `${POSTS}/${postId}`);
      return [reply?.isScholarResponse, isAnswered];
    };
    expect(await mark(true)).toEqual([true, true]);
    expect(await mark(false)).toEqual([false, false]);
  });

  it("answers the discussion no longer when it is taken down", async () => {
    await patch(`/replies/${replyId}/scholar`, { isScholarResponse: true });
    await patch(`/replies/${replyId}/removal`, { isRemoved: true });
    expect(await browser.call(readPost, `${POSTS}/${postId}`)).toMatchObject({ isAnswered: false, replyCount: 0 });
    await patch(`/replies/${replyId}/removal`, { isRemoved: false });
    expect(await browser.call(readPost, `${POSTS}/${postId}`)).toMatchObject({ isAnswered: true, replyCount: 1 });
  });
});

describe("a discussion that was taken down", () => {
  beforeEach(async () => {
    const response = await patch(`/posts/${postId}/removal`, { isRemoved: true });
    expect(removePost.response.parse(await response.json())).toMatchObject({ id: postId, isRemoved: true });
  });

  it("is hidden from everyone, with its replies", async () => {
    expect(await browser.call(listPosts, POSTS)).toEqual([]);
    expect((await browser.get(`${POSTS}?category=zakat`)).headers.get("x-total-count")).toBe("0");
    const path = `${POSTS}/${postId}`;
    const answers = [
      await browser.get(path),
      await browser.get(`${path}/replies`),
      await browser.send("POST", `${path}/replies`, { content: "Too late" }),
      await browser.send("POST", `${path}/report`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it("is restored unchanged", async () => {
    await patch(`/posts/${postId}/removal`, { isRemoved: false });
    await patch(`/posts/${postId}/removal`, { isRemoved: false });
    expect(await browser.call(listPosts, POSTS)).toMatchObject([{ id: postId, replyCount: 1 }]);
    expect((await browser.get(POSTS)).headers.get("x-total-count")).toBe("1");
  });
});

describe("a reply that was taken down", () => {
  it("is removed from the discussion and its count, and restored", async () => {
    const response = await patch(`/replies/${replyId}/removal`, { isRemoved: true });
    expect(removeReply.response.parse(await response.json())).toMatchObject({ id: replyId, isRemoved: true });
    expect(await browser.call(listReplies, `${POSTS}/${postId}/replies`)).toEqual([]);
    expect(await browser.call(readPost, `${POSTS}/${postId}`)).toMatchObject({ replyCount: 0 });
    expect((await browser.send("POST", `${POSTS}/${postId}/report`, { replyId })).status).toBe(404);
    await patch(`/replies/${replyId}/removal`, { isRemoved: false });
    expect(await browser.call(listReplies, `${POSTS}/${postId}/replies`)).toHaveLength(1);
  });
});

describe("the list of reports", () => {
  beforeEach(async () => {
    await browser.call(reportPost, `${POSTS}/${postId}/report`, { reason: "Off topic" });
    await browser.call(reportPost, `${POSTS}/${postId}/report`, { replyId });
  });

  it("shows what each is about, newest first", async () => {
    const { total, rows } = await reports();
    expect(total).toBe("2");
    expect(rows).toMatchObject([
      { reason: null, post: { id: postId }, reply: { id: replyId, isRemoved: false } },
      { reason: "Off topic", post: { id: postId, title: "A title", isRemoved: false }, reply: null },
    ]);
  });

  it("loses a report that is resolved", async () => {
    const [newest] = (await reports()).rows;
    expect((await patch(`/reports/${newest?.id}/resolved`)).status).toBe(200);
    expect((await reports()).rows).toMatchObject([{ reason: "Off topic" }]);
  });

  it("loses the reports of what is taken down", async () => {
    await patch(`/replies/${replyId}/removal`, { isRemoved: true });
    expect((await reports()).rows).toMatchObject([{ reason: "Off topic" }]);
    await patch(`/posts/${postId}/removal`, { isRemoved: true });
    expect((await reports()).rows).toEqual([]);
  });
});

describe("the lists of what was taken down", () => {
  async function removed() {
    const [posts, replies] = await Promise.all([
      call(`${ADMIN_FORUM}/removed-posts`, { headers }),
      call(`${ADMIN_FORUM}/removed-replies`, { headers }),
    ]);
    return {
      totals: [posts.headers.get("x-total-count"), replies.headers.get("x-total-count")],
      posts: listRemovedPosts.response.parse(await posts.json()),
      replies: listRemovedReplies.response.parse(await replies.json()),
    };
  }

  it("are empty while nothing is", async () => {
    expect(await removed()).toEqual({ totals: ["0", "0"], posts: [], replies: [] });
  });

  it("give the texts, when they were taken down and the discussion of a reply, until they are restored", async () => {
    await patch(`/replies/${replyId}/removal`, { isRemoved: true });
    await patch(`/posts/${postId}/removal`, { isRemoved: true });
    expect(await removed()).toMatchObject({
      totals: ["1", "1"],
      posts: [{ id: postId, title: "A title", content: "Some text", removedAt: expect.any(String) }],
      replies: [{ id: replyId, content: "Some text", post: { id: postId, title: "A title", isRemoved: true } }],
    });
    await patch(`/posts/${postId}/removal`, { isRemoved: false });
    expect(await removed()).toMatchObject({ totals: ["0", "1"], posts: [], replies: [{ post: { isRemoved: false } }] });
    await patch(`/replies/${replyId}/removal`, { isRemoved: false });
    expect(await removed()).toMatchObject({ totals: ["0", "0"], replies: [] });
  });

  it("are paged, newest first", async () => {
    const second = await browser.call(createReply, `${POSTS}/${postId}/replies`, { content: "Another" });
    for (const id of [replyId, second.id]) await patch(`/replies/${id}/removal`, { isRemoved: true });
    const first = await call(`${ADMIN_FORUM}/removed-replies?limit=1`, { headers });
    expect(await first.json()).toMatchObject([{ id: second.id }]);
    const next = /<([^>]*)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect(await (await call(next, { headers })).json()).toMatchObject([{ id: replyId }]);
  });
});

it("logs an admin's actions, by id and without personal data", async () => {
  await patch(`/posts/${postId}/removal`, { isRemoved: true });
  await patch(`/replies/${replyId}/scholar`, { isScholarResponse: true });
  const response = await call("/api/admin/security-log", { headers });
  expect(await response.json()).toMatchObject([
    { event: "scholar_response_marked", detail: `reply ${replyId}` },
    { event: "post_removed", detail: `post ${postId}` },
    { event: "login_succeeded", detail: null },
  ]);
});

it.each([
  ["/reports/4711/resolved", undefined, 404],
  ["/posts/4711/removal", { isRemoved: true }, 404],
  ["/replies/4711/removal", { isRemoved: true }, 404],
  ["/replies/4711/scholar", { isScholarResponse: true }, 404],
  ["/posts/1/removal", {}, 400],
  ["/replies/1/removal", { isRemoved: "yes" }, 400],
  ["/replies/1/scholar", { isScholarResponse: 1 }, 400],
  ["/posts/x/removal", { isRemoved: true }, 400],
])("answers PATCH %s %j with %i and writes nothing", async (path, body, status) => {
  await expectRefused(() => patch(path, body), status);
});

it("moderates by an index", async () => {
  await browser.call(reportPost, `${POSTS}/${postId}/report`, { replyId });
  await expectIndexes([
    [`${ADMIN_FORUM}/reports`],
    [`${ADMIN_FORUM}/removed-posts`],
    [`${ADMIN_FORUM}/removed-replies?cursor=7`],
    [`${ADMIN_FORUM}/reports/1/resolved`, { method: "PATCH" }],
    [`${ADMIN_FORUM}/posts/${postId}/removal`, { method: "PATCH", body: { isRemoved: true } }],
    [`${ADMIN_FORUM}/replies/${replyId}/removal`, { method: "PATCH", body: { isRemoved: true } }],
    [`${ADMIN_FORUM}/replies/${replyId}/scholar`, { method: "PATCH", body: { isScholarResponse: true } }],
  ]);
});

describe("moderation in bulk", () => {
  it("takes down discussions and replies together, restores them, and writes one line to the log", async () => {
    const content = "Spam";
    const spam = await Promise.all(
      Array.from({ length: 3 }, () => browser.call(createPost, POSTS, { title: "Spam", content, category: "zakat" })),
    );
    const postIds = spam.map(({ id }) => id);
    const down = await patch("/removals", { postIds, replyIds: [replyId, 999], isRemoved: true });
    expect(removeMany.response.parse(await down.json())).toEqual({ posts: 3, replies: 1 });
    expect((await browser.call(listPosts, POSTS)).map(({ id }) => id)).toEqual([postId]);
    expect(await browser.call(readPost, `${POSTS}/${postId}`)).toMatchObject({ replyCount: 0 });
    const back = await patch("/removals", { postIds, replyIds: [replyId], isRemoved: false });
    expect(await back.json()).toEqual({ posts: 3, replies: 1 });
    expect(await browser.call(listPosts, POSTS)).toHaveLength(4);
    const log = await call("/api/admin/security-log", { headers });
    const events = (await log.json()) as { event: string }[];
    expect(events.filter(({ event }) => event.startsWith("texts_")).map(({ event }) => event)).toEqual([
      "texts_restored",
      "texts_removed",
    ]);
  });

  it.each([
    [{ postIds: Array.from({ length: 101 }, (_, id) => id + 1), isRemoved: true }],
    [{ postIds: ["1"], isRemoved: true }],
    [{ postIds: [1] }],
  ])("refuses %j in one sentence", async (body) => {
    const response = await patch("/removals", body);
    expect(response.status).toBe(400);
    errorSchema.parse(await response.json());
  });
});

describe("a ban", () => {
  const ban = (body: unknown) => call(`${ADMIN_FORUM}/bans`, { method: "POST", headers, body });
  const write = (from: Browser, network = "192.0.2.1") =>
    from.send("POST", POSTS, { title: "Again", content: "Text", category: "zakat" }, { "cf-connecting-ip": network });
  const bans = async () => listBans.response.parse(await (await call(`${ADMIN_FORUM}/bans`, { headers })).json());

  it("of a session keeps it from writing anything, takes its texts down, and is lifted", async () => {
    const other = openBrowser();
    expect((await write(other)).status).toBe(201);
    const answer = await ban({ postId, scope: "session", isRemovingTexts: true });
    expect(banAuthor.response.parse(await answer.json())).toMatchObject({ removed: 2 });
    const refused = await write(browser, "198.51.100.7");
    expect([refused.status, errorSchema.parse(refused.body).code]).toEqual([403, "forbidden"]);
    expect((await write(other)).status).toBe(201);
    const [newest] = await other.call(listPosts, POSTS);
    for (const path of [`${POSTS}/${newest?.id}/replies`, `${POSTS}/${newest?.id}/report`]) {
      expect((await browser.send("POST", path, { content: "Text", reason: "No" })).status).toBe(403);
    }
    expect(await other.call(listPosts, POSTS)).toHaveLength(2);
    const [kept] = await bans();
    expect(kept).toMatchObject({ scope: "session" });
    const path = `${ADMIN_FORUM}/bans/${encodeURIComponent(kept?.subject ?? "")}`;
    expect((await call(path, { method: "DELETE", headers })).status).toBe(204);
    expect((await write(browser)).status).toBe(201);
    expect((await call(path, { method: "DELETE", headers })).status).toBe(404);
  });

  it("of a network keeps every session of it from writing, and no other network", async () => {
    const here = openBrowser();
    const { id } = (await write(here, "203.0.113.5")).body as { id: number };
    expect((await ban({ postId: id, scope: "network" })).status).toBe(200);
    expect((await write(openBrowser(), "203.0.113.5")).status).toBe(403);
    expect((await write(here, "203.0.113.6")).status).toBe(201);
    expect(await bans()).toMatchObject([{ scope: "network" }]);
  });

  it("of a network ends with the day, when its hash becomes meaningless; that of a session stays", async () => {
    await ban({ postId, scope: "session" });
    await ban({ postId, scope: "network" });
    expect(await bans()).toHaveLength(2);
    await purgeExpired(env.DB, new Date(Date.now() + 86_500_000));
    expect(await bans()).toMatchObject([{ scope: "session" }]);
  });

  it.each([
    [{ scope: "session" }, 400],
    [{ postId: 1, replyId: 1, scope: "session" }, 400],
    [{ postId: 1, scope: "everyone" }, 400],
    [{ postId: 999, scope: "session" }, 404],
  ])("refuses %j with %i", async (body, status) => {
    await expectRefused(() => ban(body), status);
  });

  it("writes nothing for what it refuses", async () => {
    await ban({ postId, scope: "session" });
    await withoutWriting(() => write(browser));
  });
});
