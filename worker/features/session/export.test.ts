import { env } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import { forumEndpoints } from "../../../schema/contracts/forum/forum.ts";
import { forumModerationEndpoints } from "../../../schema/contracts/forum/forum-moderation.ts";
import { sessionEndpoints } from "../../../schema/contracts/session.ts";
import { adminBindings, adminHeaders, call } from "../../test/admin.ts";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { databaseContents } from "../../test/database.ts";
import { makeCourse, makeStock, publish, stockIds } from "../../test/factories.ts";
import { PUSH_HOST, subscribedBrowser, vapidPair } from "../../test/stand-ins/push-service.ts";
import { publishLearning } from "../learning/publish.ts";

const { createPost, createReply } = forumEndpoints;
const { exportSession, forgetSession } = sessionEndpoints;
const EXPORT = "/api/session/export";
const POSTS = "/api/forum/posts";

let stockId: number | undefined;

beforeEach(async () => {
  await publish([makeStock("AAPL")]);
  ({ AAPL: stockId } = await stockIds());
  await publishLearning(env.DB, { courses: [makeCourse(1, [101])], featured: [] });
});

/** Writes something as the visitor wherever that is possible. */
async function writeEverywhere(browser: Browser, name: string): Promise<{ postId: number; replyId: number }> {
  const writes = [
    await browser.send("POST", "/api/watchlists", { stockId }),
    await browser.send("POST", "/api/search-history", { stockId }),
    await browser.send("POST", "/api/zakat/calculate", {
      assets: [{ type: "cash", value: 10_000 }],
      nisabType: "gold",
    }),
    await browser.send("PUT", "/api/courses/1/modules/101/progress", { completed: true }),
  ];
  for (const { status } of writes) expect(status).toBeLessThan(300);
  const text = { title: `Title of ${name}`, content: `Text of ${name}`, category: "zakat", fullName: name };
  const { id: postId } = await browser.call(createPost, POSTS, text);
  const answer = { content: `Answer of ${name}`, fullName: name };
  const { id: replyId } = await browser.call(createReply, `${POSTS}/${postId}/replies`, answer);
  await browser.send("POST", `${POSTS}/${postId}/report`, { replyId, reason: `Reason of ${name}` });
  return { postId, replyId };
}

it("the export has everything of a visitor, from every list and from the forum, and nothing of another", async () => {
  const [browser, stranger] = [openBrowser(), openBrowser()];
  await writeEverywhere(stranger, "Yusuf");
  const { postId, replyId } = await writeEverywhere(browser, "Amina");
  const everything = await browser.call(exportSession, EXPORT);
  expect(everything).toMatchObject({
    watchlist: [{ stockId }],
    searchHistory: [{ stock: { symbol: "AAPL" } }],
    zakatHistory: [{ totalZakatable: 10_000 }],
    completedModules: [{ moduleId: 101 }],
    forumPosts: [{ id: postId, title: "Title of Amina", content: "Text of Amina", isRemoved: false }],
    forumReplies: [{ id: replyId, postId, content: "Answer of Amina", user: { fullName: "Amina" } }],
    forumReports: [{ postId, replyId, reason: "Reason of Amina" }],
  });
  expect(JSON.stringify(everything)).not.toMatch(/Yusuf|token/i);
});

it("the export has the browsers that get notifications and the private feed, and of another visitor's none", async () => {
  const bindings = { ...adminBindings, ...(await vapidPair()), PUSH_TEST_HOST: PUSH_HOST };
  const send = async (name: string) => {
    const { subscription } = await subscribedBrowser(name);
    const body = { ...subscription, symbols: ["AAPL"] };
    const subscribed = await call("/api/push", { method: "POST", body, bindings });
    const headers = { cookie: subscribed.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
    expect((await call("/api/watchlist-feed", { method: "POST", body: {}, headers, bindings })).status).toBeLessThan(
      300,
    );
    return headers;
  };
  await send("stranger");
  const headers = await send("mine");
  const answer = await call(EXPORT, { headers, bindings });
  const { pushSubscriptions, watchlistFeed } = exportSession.response.parse(await answer.json());
  expect(pushSubscriptions).toEqual([
    {
      endpoint: `https://${PUSH_HOST}/mine`,
      timeZone: "Asia/Karachi",
      quietFrom: 22,
      quietTo: 7,
      language: "en",
      symbols: ["AAPL"],
    },
  ]);
  expect(watchlistFeed?.since).toMatch(/^\d{4}-/);
});

it("forgetting tells the browser to delete what its own cache has of the site", async () => {
  const response = await openBrowser().send("DELETE", "/api/session");
  expect(response.headers.get("clear-site-data")).toBe('"cache"');
});

it("the export includes what an admin took down", async () => {
  const browser = openBrowser();
  const { postId } = await writeEverywhere(browser, "Amina");
  const { path } = forumModerationEndpoints.removePost;
  const options = { method: "PATCH", headers: await adminHeaders(), body: { isRemoved: true } };
  expect((await call(path.replace(":id", String(postId)), options)).status).toBe(200);
  expect((await browser.call(exportSession, EXPORT)).forumPosts).toMatchObject([{ id: postId, isRemoved: true }]);
});

it("after being forgotten a visitor has no row, and their texts no name of theirs", async () => {
  const browser = openBrowser();
  await writeEverywhere(browser, "Amina");
  const token = browser.cookie();
  await browser.call(forgetSession, "/api/session");
  const contents = await databaseContents();
  const left = Object.entries(contents).filter(([, rows]) => JSON.stringify(rows).match(/"visitor_id":[^n]/));
  expect(left).toEqual([]);
  expect(JSON.stringify([contents["forum_posts"], contents["forum_replies"]])).not.toMatch(/"full_name":"/);
  expect(contents).toMatchObject({ visitors: [], watchlist_entries: [], search_history_entries: [] });
  expect(contents).toMatchObject({ zakat_calculations: [], module_progress: [] });
  expect((await openBrowser(token).call(exportSession, EXPORT)).forumPosts).toEqual([]);
});
