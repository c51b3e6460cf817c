import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { becomeAdmin } from "./admin-login.ts";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { NARROWEST, PHONE } from "./sizes.ts";
import { cutNetwork, failCall, visit } from "./visitor.ts";

const browser = await sharedBrowser();

const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();
const choose = (page: Page, name: string) => page.getByRole("radio", { name }).check();

/** A discussion with one reported reply. */
async function reportedReply(page: Page, title: string): Promise<{ postId: number; replyId: number }> {
  return page.evaluate(async (title) => {
    const send = async (path: string, body: unknown) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      return (await answer.json()) as { id: number };
    };
    const post = await send("/api/forum/posts", { title, content: "A question.", category: "general" });
    const reply = await send(`/api/forum/posts/${post.id}/replies`, { content: `Spam under ${title}` });
    await send(`/api/forum/posts/${post.id}/report`, { replyId: reply.id, reason: "Advertising" });
    return { postId: post.id, replyId: reply.id };
  }, title);
}

it("a reported reply is taken down, found again later, put back, and all of it is logged", async () => {
  const title = `Moderated ${Date.now()}`;
  const { page: visitor } = await visit(browser, "/community");
  const { postId, replyId } = await reportedReply(visitor, title);

  const { page, faults } = await visit(browser, "/contact");
  await becomeAdmin(page);
  await page.goto("/admin/forum");
  await page.getByRole("article").filter({ hasText: title }).getByRole("button", { name: "Remove reply" }).click();
  await page.getByRole("article").filter({ hasText: title }).waitFor({ state: "detached" });
  await visitor.goto(`/community?post=${postId}`);
  await visitor.getByText("No replies yet.").waitFor();

  await page.goto("/admin/forum");
  await choose(page, "Removed");
  const removed = page.getByRole("article", { name: `Reply in “${title}”` });
  await removed.getByText(`Spam under ${title}`).waitFor();
  expect(faults).toEqual([]);

  await failCall(page, `PATCH /api/admin/forum/replies/${replyId}/removal`);
  await removed.getByRole("button", { name: "Put reply back" }).click();
  await page.getByText("The change could not be saved").waitFor();
  await page.unrouteAll();
  await page.reload();
  await choose(page, "Removed");
  await cutNetwork(page);
  await removed.getByRole("button", { name: "Put reply back" }).click();
  await page.getByText("The change could not be saved").waitFor();
  await page.context().setOffline(false);
  await removed.getByRole("button", { name: "Put reply back" }).click();
  await removed.waitFor({ state: "detached" });
  await visitor.reload();
  await visitor.getByText(`Spam under ${title}`).waitFor();

  await page.goto("/admin/security");
  const log = page.getByRole("list", { name: "Security log" });
  for (const what of ["Reply removed", "Reply put back"]) {
    const entry = new RegExp(`${what}.*reply ${replyId}(?!\\d).*From \\w`, "s");
    await log.getByRole("listitem").filter({ hasText: entry }).first().waitFor();
  }
});

it("discussions are taken down in bulk, their author is banned and later unbanned", async () => {
  const { page: visitor } = await visit(browser, "/community");
  const stamp = Date.now();
  for (const number of [1, 2]) await reportedReply(visitor, `Bulk ${number} of ${stamp}`);
  const write = () =>
    visitor.evaluate(async () => {
      const body = JSON.stringify({ title: "Again", content: "Text", category: "general" });
      const headers = { "Content-Type": "application/json" };
      return (await fetch("/api/forum/posts", { method: "POST", headers, body })).status;
    });
  const { page, faults } = await visit(browser, "/contact");
  await becomeAdmin(page);
  await page.goto("/admin/forum");
  await choose(page, "Discussions");
  for (const number of [1, 2]) await page.getByRole("checkbox", { name: `Bulk ${number} of ${stamp}` }).check();
  await press(page, "Remove selected");
  const second = page.getByRole("article").filter({ hasText: `Bulk 2 of ${stamp}` });
  await second.getByText("Removed", { exact: true }).waitFor();
  await second.getByRole("button", { name: "Ban author" }).click();
  await page.getByText("Everything they wrote is removed.").waitFor();
  expect(await write()).toBe(403);
  await choose(page, "Bans");
  await page.getByRole("heading", { name: "A visitor's session" }).first().waitFor();
  await press(page, "Lift the ban");
  await page.getByText("The ban is lifted").waitFor();
  expect(await write()).toBe(201);
  expect(faults).toEqual([]);
});

it("a contact message is permanently deleted after a confirmation", async () => {
  const { page } = await visit(browser, "/contact");
  const subject = `To be deleted ${Date.now()}`;
  await page.evaluate(async (subject) => {
    const body = JSON.stringify({ name: "A", email: "a@example.org", subject, message: "M", elapsed: 9000 });
    await fetch("/api/contact", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  }, subject);
  await becomeAdmin(page);
  await page.goto("/admin/contact");
  const message = page.getByRole("article", { name: subject });
  await message.getByRole("button", { name: "Delete" }).click();
  await message.getByRole("button", { name: "Delete for good" }).click();
  await message.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("button", { name: "Log out" }).waitFor();
  expect(await page.getByText(subject).count()).toBe(0);
});

it("the admin's pages report that the server fails, and can be loaded again", async () => {
  const { page } = await visit(browser, "/contact");
  await becomeAdmin(page);
  for (const [path, call, sentence] of [
    ["/admin/contact", "GET /api/admin/contact-messages", "The messages could not be loaded."],
    ["/admin/forum", "GET /api/admin/forum/reports", "The reports could not be loaded."],
    ["/admin/refresh", "GET /api/admin/reviews", "The reviews could not be loaded."],
    ["/admin/figures", "GET /api/admin/claims", "The figures could not be loaded."],
    ["/admin/security", "GET /api/admin/security-log", "The security log could not be loaded."],
  ] as const) {
    await failCall(page, call);
    await page.goto(path);
    await page.getByText(sentence).waitFor();
    await page.unrouteAll();
    await press(page, "Try again");
    await page.getByText(sentence).waitFor({ state: "detached" });
  }
});

it("axe finds nothing on the admin's pages on a phone", async () => {
  const { page } = await visit(browser, "/contact", { viewport: PHONE, bypassCSP: true });
  await becomeAdmin(page);
  for (const [path, view] of [
    ["/admin/contact", undefined],
    ["/admin/forum", "Discussions"],
    ["/admin/forum", "Removed"],
    ["/admin/forum", "Bans"],
    ["/admin/refresh", "Runs"],
    ["/admin/security", undefined],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: "Log out" }).waitFor();
    if (view) await choose(page, view);
    await page.waitForLoadState("networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${path} ${view} ${colorScheme}`).toEqual([]);
    }
    for (const size of [NARROWEST, PHONE]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(size.width);
    }
  }
});
