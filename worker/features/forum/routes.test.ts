import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { FORUM_PAGE_SIZE, forumEndpoints } from "../../../schema/contracts/forum/forum.ts";
import { FORUM_MAX_LENGTHS } from "../../../schema/contracts/forum/forum-terms.ts";
import { database } from "../../platform/database.ts";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { countRows, databaseContents, expectIndexes, expectRefused } from "../../test/database.ts";
import { upsertWelcomeThreads } from "./repository.ts";

const { listPosts, createPost, readPost, listReplies, createReply, reportPost } = forumEndpoints;
const POSTS = "/api/forum/posts";
const POST = { title: "Is a debt ratio of 33 % a pass?", content: "The page says\n\nit is.", category: "screening" };

const post = (browser: Browser, fields: Record<string, unknown> = {}) =>
  browser.call(createPost, POSTS, { ...POST, ...fields });

async function seedPosts(count: number, category = "general"): Promise<void> {
  await env.DB.prepare(`
    INSERT INTO forum_posts (category, title, content, username, created_at)
    SELECT ?2, 'Post ' || value, 'Text', 'kind-olive-0001', 1000 + value
    FROM json_each('[' || substr(replace(hex(zeroblob(?1)), '00', ',1'), 2) || ']')`)
    .bind(count, category)
    .run();
}

describe("POST /api/forum/posts", () => {
  it("starts a discussion with a generated username that the visitor keeps", async () => {
    const browser = openBrowser();
    const first = await post(browser);
    expect(first).toMatchObject({ ...POST, replyCount: 0, isAnswered: false });
    const username = expect.stringMatching(/^[a-z]+-[a-z]+-\d{4}$/);
    expect(first.user).toEqual({ username, fullName: null, isTeam: false });
    const second = await post(browser, { fullName: "Amina Yusuf" });
    expect(second.user).toEqual({ ...first.user, fullName: "Amina Yusuf" });
    expect((await post(openBrowser())).user.username).not.toBe(first.user.username);
    expect(await browser.call(readPost, `${POSTS}/${second.id}`)).toEqual(second);
  });

  it("gives the first write its session, and no read one", async () => {
    const browser = openBrowser();
    await browser.get(POSTS);
    expect(browser.cookie()).toBeUndefined();
    await post(browser);
    expect(browser.cookie()).toMatch(/^__Host-mizan=/);
  });

  it.each([
    "<script>alert(1)</script>",
    `"><img src=x onerror=alert(1)>`,
    "javascript:alert(1) https://example.org/?a=1&b=2",
    "'; DROP TABLE forum_posts; --",
    "  two  spaces\tand\r\nlines\n\n",
    "\u202Eright to left \u0627\u0644\u0633\u0644\u0627\u0645 \u{1F54C}",
    "{{constructor}} {7*7} %s %00",
  ])("stores %j as it was typed", async (text) => {
    const browser = openBrowser();
    const { id } = await post(browser, { title: text, content: text });
    expect(await browser.call(readPost, `${POSTS}/${id}`)).toMatchObject({ title: text, content: text });
    await browser.call(createReply, `${POSTS}/${id}/replies`, { content: text });
    expect(await browser.call(listReplies, `${POSTS}/${id}/replies`)).toMatchObject([{ content: text }]);
  });

  it("accepts the longest title and text that its contract allows", async () => {
    const long = { title: "t".repeat(FORUM_MAX_LENGTHS.title), content: "ك".repeat(FORUM_MAX_LENGTHS.content) };
    expect(await post(openBrowser(), long)).toMatchObject(long);
  });

  it.each([
    ["title", undefined],
    ["title", " \n"],
    ["title", "t".repeat(FORUM_MAX_LENGTHS.title + 1)],
    ["title", ["a"]],
    ["content", ""],
    ["content", "c".repeat(FORUM_MAX_LENGTHS.content + 1)],
    ["content", "a NUL \0"],
    ["content", "half a pair \uDC00"],
    ["category", "all"],
    ["category", undefined],
    ["fullName", "n".repeat(FORUM_MAX_LENGTHS.fullName + 1)],
    ["fullName", "two\nlines"],
    ["fullName", "The Mizan Team"],
    ["fullName", "Ｍ i z\u200Ba n"],
    ["fullName", " "],
  ])("refuses the %s %j in one sentence that names it, and writes nothing", async (field, value) => {
    await expectRefused(() => openBrowser().send("POST", POSTS, { ...POST, [field]: value }), 400, field);
  });

  it("lets nobody call themselves the team, a scholar or another user", async () => {
    const claims = { isTeam: true, isScholarResponse: true, isAnswered: true, username: "mizan-team", id: 1 };
    const { user, isAnswered } = await post(openBrowser(), { ...claims, user: claims });
    expect([user.isTeam, user.username === "mizan-team", isAnswered]).toEqual([false, false, false]);
  });

  it("accepts five posts an hour from one visitor", async () => {
    const browser = openBrowser();
    await post(browser);
    const answers = [];
    for (let number = 0; number < 7; number++) answers.push(await browser.send("POST", POSTS, POST));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(await countRows("forum_posts")).toBe(6);
  });

  it("limits one network too, however many sessions it opens", async () => {
    const answers = [];
    for (let number = 0; number < 8; number++) answers.push((await openBrowser().send("POST", POSTS, POST)).status);
    expect(answers.filter((status) => status === 201)).toHaveLength(5);
  });
});

describe("GET /api/forum/posts", () => {
  it("lists the newest first, of one category or all, and counts them", async () => {
    const browser = openBrowser();
    const [one, two] = [await post(browser), await post(browser, { category: "zakat" })];
    expect(await browser.call(listPosts, POSTS)).toEqual([two, one]);
    expect(await browser.call(listPosts, `${POSTS}?category=all&page=1`)).toEqual([two, one]);
    expect(await browser.call(listPosts, `${POSTS}?category=zakat`)).toEqual([two]);
    expect((await browser.get(`${POSTS}?category=zakat`)).headers.get("x-total-count")).toBe("1");
    expect(await browser.call(listPosts, `${POSTS}?category=general`)).toEqual([]);
    expect((await browser.get(`${POSTS}?category=general`)).headers.get("x-total-count")).toBe("0");
  });

  it("reaches every post once, by page and by cursor", async () => {
    await seedPosts(FORUM_PAGE_SIZE * 2 + 3);
    const browser = openBrowser();
    const byPage = [];
    for (const page of [1, 2, 3, 4]) byPage.push(...(await browser.call(listPosts, `${POSTS}?page=${page}`)));
    const byLink = await browser.pages(listPosts, POSTS, FORUM_PAGE_SIZE * 2 + 3);
    const ids = byPage.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((left, right) => right - left));
    expect(ids).toHaveLength(FORUM_PAGE_SIZE * 2 + 3);
    expect(byLink).toEqual(byPage);
  });

  it.each(["category=halal", "page=0", "page=21", "page=-1", "page=1e9", "cursor=x"])("refuses %s", async (query) => {
    await expectRefused(() => openBrowser().get(`${POSTS}?${query}`), 400, query.split("=")[0]);
  });
});

describe("replies", () => {
  it("are listed oldest first, counted on the post and paged by cursor", async () => {
    const browser = openBrowser();
    const { id } = await post(browser);
    const replies = [];
    for (const content of ["first", "second", "third"])
      replies.push(await browser.call(createReply, `${POSTS}/${id}/replies`, { content }));
    expect(await browser.call(listReplies, `${POSTS}/${id}/replies`)).toEqual(replies);
    expect(await browser.call(readPost, `${POSTS}/${id}`)).toMatchObject({ replyCount: 3, isAnswered: false });
    expect(await browser.pages(listReplies, `${POSTS}/${id}/replies?limit=2`, 3)).toEqual(replies);
  });

  it.each([{}, { content: " " }, { content: "c".repeat(FORUM_MAX_LENGTHS.content + 1) }, { content: 1 }])(
    "are refused when the body is %j",
    async (body) => {
      const { id } = await post(openBrowser());
      await expectRefused(() => openBrowser().send("POST", `${POSTS}/${id}/replies`, body), 400, "content");
    },
  );

  it("stop at thirty an hour", async () => {
    const browser = openBrowser();
    const { id } = await post(browser);
    const statuses = [];
    for (let number = 0; number < 32; number++)
      statuses.push((await browser.send("POST", `${POSTS}/${id}/replies`, { content: "again" })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  });
});

it("limits what one network writes, even in known sessions", async () => {
  const { id } = await post(openBrowser());
  const browsers = [openBrowser(), openBrowser(), openBrowser()];
  let written = 1;
  for (let round = 0; round < 22; round++)
    for (const browser of browsers) {
      const { status } = await browser.send("POST", `${POSTS}/${id}/replies`, { content: "again" });
      if (status === 201) written += 1;
    }
  expect(written).toBe(60);
});

describe("POST /api/forum/posts/:id/report", () => {
  it("stores one report per visitor, with its reason", async () => {
    const browser = openBrowser();
    const { id } = await post(browser);
    const path = `${POSTS}/${id}/report`;
    await browser.call(reportPost, path, { reason: "<b>Spam</b>" });
    await browser.call(reportPost, path, { reason: "Spam again" });
    await browser.call(reportPost, path, {});
    expect((await databaseContents())["forum_reports"]).toMatchObject([{ post_id: id, reason: "<b>Spam</b>" }]);
    const reply = await browser.call(createReply, `${POSTS}/${id}/replies`, { content: "A reply" });
    await browser.call(reportPost, path, { replyId: reply.id });
    await openBrowser().call(reportPost, path, {});
    expect(await countRows("forum_reports")).toBe(3);
  });

  it("answers 404 for a reply of another discussion and stores nothing", async () => {
    const browser = openBrowser();
    const [one, other] = [await post(browser), await post(browser)];
    const reply = await browser.call(createReply, `${POSTS}/${other.id}/replies`, { content: "A reply" });
    await expectRefused(() => browser.send("POST", `${POSTS}/${one.id}/report`, { replyId: reply.id }), 404);
  });
});

describe("an unknown discussion", () => {
  it.each([
    ["GET", "", undefined],
    ["GET", "/replies", undefined],
    ["POST", "/replies", { content: "A reply" }],
    ["POST", "/report", {}],
  ] as const)("answers 404 to %s %s and writes nothing", async (method, tail, body) => {
    const to = (id: string) => () => openBrowser().send(method, `${POSTS}/${id}${tail}`, body);
    expect((await expectRefused(to("4711"), 404)).code).toBe("not_found");
    await expectRefused(to("x1"), 400);
  });
});

describe("a visitor who is forgotten", () => {
  it("leaves the text under the generated username, without the full name", async () => {
    const browser = openBrowser();
    const { id, user } = await post(browser, { fullName: "Amina Yusuf" });
    await browser.call(createReply, `${POSTS}/${id}/replies`, { content: "A reply", fullName: "Amina Yusuf" });
    await browser.send("DELETE", "/api/session");
    const left = await browser.call(readPost, `${POSTS}/${id}`);
    expect(left.user).toEqual({ ...user, fullName: null });
    expect(JSON.stringify(await databaseContents())).not.toContain("Amina");
  });
});

describe("the welcome threads", () => {
  const THREAD = { welcomeKey: "welcome-1", category: "general", title: "Welcome", content: "By the team." } as const;

  it("are marked as the team's, exist once, and accept a new text without losing replies", async () => {
    const now = new Date();
    const browser = openBrowser();
    await upsertWelcomeThreads(database(env.DB), [THREAD], now);
    const [first] = await browser.call(listPosts, POSTS);
    expect(first?.user).toEqual({ username: "mizan-team", fullName: "Mizan team", isTeam: true });
    await browser.call(createReply, `${POSTS}/${first?.id}/replies`, { content: "Thank you" });
    await upsertWelcomeThreads(database(env.DB), [{ ...THREAD, content: "By the Mizan team." }], now);
    const again = await browser.call(listPosts, POSTS);
    expect(again).toEqual([{ ...first, content: "By the Mizan team.", replyCount: 1 }]);
    expect((await browser.get(POSTS)).headers.get("x-total-count")).toBe("1");
  });

  it("are in the language asked for where they are translated, else in English, and say which", async () => {
    const arabic = { title: "أهلًا", content: "من الفريق." };
    await upsertWelcomeThreads(database(env.DB), [{ ...THREAD, translations: { ar: arabic } }], new Date());
    const browser = openBrowser();
    expect(await browser.call(listPosts, `${POSTS}?language=ar`)).toMatchObject([{ ...arabic, language: "ar" }]);
    const [english] = await browser.call(listPosts, `${POSTS}?language=tr`);
    expect(english).toMatchObject({ title: "Welcome", content: "By the team.", language: "en" });
    const path = `${POSTS}/${english?.id}`;
    expect(await browser.call(readPost, path)).toEqual(english);
    expect(await browser.call(readPost, `${path}?language=ar`)).toMatchObject(arabic);
    expect((await browser.get(`${path}?language=')`)).status).toBe(400);
  });
});

it("reads and writes by an index, a read in one round trip", async () => {
  const { id } = await post(openBrowser());
  const { id: replyId } = await openBrowser().call(createReply, `${POSTS}/${id}/replies`, { content: "A reply" });
  await expectIndexes([
    [POSTS],
    [`${POSTS}?category=zakat&page=3`],
    [`${POSTS}/${id}`],
    [`${POSTS}/${id}/replies`],
    [POSTS, { method: "POST", body: POST }],
    [`${POSTS}/${id}/replies`, { method: "POST", body: { content: "A reply" } }],
    [`${POSTS}/${id}/report`, { method: "POST", body: { replyId } }],
  ]);
});

describe("paging while others write", () => {
  const ids = async (query: string) =>
    (await openBrowser().call(forumEndpoints.listPosts, `${POSTS}?${query}`)).map(({ id }) => id);

  it("returns each row once, by an anchor or by the link to the next page", async () => {
    await seedPosts(60);
    const first = await ids("page=1");
    const seen = { anchored: [...first], linked: [...first] };
    let link = `cursor=${first.at(-1)}`;
    for (const page of [2, 3]) {
      await seedPosts(7);
      seen.anchored.push(...(await ids(`page=${page}&anchor=${first[0]}`)));
      const next = await ids(link);
      seen.linked.push(...next);
      link = `cursor=${next.at(-1)}`;
    }
    for (const rows of Object.values(seen)) expect([rows.length, new Set(rows).size]).toEqual([60, 60]);
  });
});
