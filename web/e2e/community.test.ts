import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { NARROWEST } from "./sizes.ts";
import { cutNetwork, failCall, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const PAYLOAD = `<img src=x onerror="window.broken=true"><script>window.broken=true</script>{{7*7}}`;

const discussion = (page: Page, title: string) => page.getByRole("dialog", { name: title });

async function writePost(page: Page, title: string, content: string): Promise<void> {
  await page.getByRole("button", { name: "New Discussion" }).click();
  const dialog = page.getByRole("dialog", { name: "New Discussion" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Category").selectOption("Zakat");
  await dialog.getByLabel("What is it about?").fill(content);
}

describe("the community", () => {
  it("accepts a question and a reply, and shows both to the next visitor", async () => {
    const { page, faults } = await visit(browser, "/community");
    const title = `Zakat on a pension, asked at ${Date.now()}`;
    await writePost(page, title, "Is it due every year?");
    await page.getByRole("button", { name: "Post discussion" }).click();
    const asked = discussion(page, title);
    await asked.getByText("No replies yet.").waitFor();
    await asked.getByLabel("Your reply").fill("Once you can reach the money.");
    await asked.getByLabel("Your name (optional)").fill("Yusuf Rahman");
    await asked.getByRole("button", { name: "Post reply" }).click();
    await asked.getByRole("listitem").getByText("Once you can reach the money.").waitFor();
    expect(faults).toEqual([]);

    const { page: other } = await visit(browser, "/community");
    await other.getByRole("tab", { name: "Zakat" }).click();
    await other.getByRole("link", { name: title }).click();
    const reply = discussion(other, title).getByRole("listitem");
    await reply.waitFor();
    expect(await reply.innerText()).toMatch(
      /Yusuf Rahman\s+@?[a-z]+-[a-z]+-\d{4}[\s\S]*Once you can reach the money\./,
    );
    await other.keyboard.press("Escape");
    await discussion(other, title).waitFor({ state: "detached" });
    const row = other.getByRole("article").filter({ hasText: title });
    expect(await row.innerText()).toContain("1 reply");
  });

  it("refuses a name that claims a title or uses look-alike letters, and says why", async () => {
    const { page } = await visit(browser, "/community");
    await writePost(page, `Whose name is it? ${Date.now()}`, "A question.");
    const dialog = page.getByRole("dialog", { name: "New Discussion" });
    for (const [name, sentence] of [
      ["ᴍɪᴢᴀɴ team", "must not be the platform's own name"],
      ["Mufti Ahmad", "must not claim an office"],
      ["Ali ✅", "must be made of letters"],
      [`A${"\u0301".repeat(60)}li`, "too many marks"],
    ] as const) {
      await dialog.getByLabel("Your name (optional)").fill(name);
      await page.getByRole("button", { name: "Post discussion" }).click();
      await dialog.getByText(sentence).waitFor();
    }
  });

  it("lets no text overflow a narrow screen", async () => {
    const { page } = await visit(browser, "/community", { viewport: NARROWEST });
    const title = `${"W".repeat(60)}${Date.now()}${"\u0301".repeat(4)}${"ﷺ﷽".repeat(20)}`;
    await page.evaluate(async (title) => {
      const body = JSON.stringify({ title, content: title, category: "general", fullName: "M".repeat(80) });
      await fetch("/api/forum/posts", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    }, title);
    await page.reload();
    await page.getByRole("link", { name: title }).waitFor();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(NARROWEST.width);
    await page.getByRole("link", { name: title }).click();
    await discussion(page, title).getByText("No replies yet.").waitFor();
    expect(await width()).toBeLessThanOrEqual(NARROWEST.width);
  });

  it("shows a script as it was typed and does not run it", async () => {
    const { page, faults } = await visit(browser, "/community");
    const title = `${PAYLOAD} ${Date.now()}`;
    await writePost(page, title, PAYLOAD);
    await page.getByRole("button", { name: "Post discussion" }).click();
    const asked = discussion(page, title);
    await asked.getByText(PAYLOAD, { exact: true }).waitFor();
    await asked.getByLabel("Your reply").fill(`reply ${PAYLOAD}`);
    await asked.getByRole("button", { name: "Post reply" }).click();
    await asked.getByRole("listitem").getByText(`reply ${PAYLOAD}`).waitFor();
    await page.goto("/community");
    await page.getByRole("link", { name: title }).waitFor();
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
    expect(faults).toEqual([]);
  });

  it("requires every field of a discussion, and the text of a reply", async () => {
    const { page } = await visit(browser, "/community");
    await page.getByRole("link", { name: /./ }).and(page.locator("article a")).first().click();
    await page.getByRole("button", { name: "Post reply" }).click();
    await page.getByText("Please enter a reply").first().waitFor();
    await page.keyboard.press("Escape");
    await writePost(page, "   ", "A question");
    await page.getByRole("button", { name: "Post discussion" }).click();
    await page.getByText("Please fill in all fields").first().waitFor();
    await page.getByRole("dialog", { name: "New Discussion" }).waitFor();
  });

  it("says so when there is no such discussion", async () => {
    const { page } = await visit(browser, "/community?post=999999");
    await page.getByText("This discussion does not exist. It may have been removed.").waitFor();
  });

  it.each([
    ["the server fails", (page: Page) => failCall(page, "POST /api/forum/posts")],
    ["the network is cut", cutNetwork],
  ])("says that a discussion could not be created when %s, and keeps what was written", async (_, fail) => {
    const { page } = await visit(browser, "/community");
    await writePost(page, "A question", "Its text");
    await waitForHydration(page);
    await fail(page);
    await page.getByRole("button", { name: "Post discussion" }).click();
    await page.getByText("Failed to create post").first().waitFor();
    expect(await page.getByLabel("What is it about?").inputValue()).toBe("Its text");
  });

  it.each([
    ["the server fails", (page: Page) => failCall(page, "POST /api/forum/posts/1/replies")],
    ["the network is cut", cutNetwork],
  ])("says that a reply could not be posted when %s", async (_, fail) => {
    const { page } = await visit(browser, "/community?post=1");
    await page.getByLabel("Your reply").fill("An answer");
    await waitForHydration(page);
    await fail(page);
    await page.getByRole("button", { name: "Post reply" }).click();
    await page.getByText("Failed to post reply").first().waitFor();
    expect(await page.getByLabel("Your reply").inputValue()).toBe("An answer");
  });

  it("reports that the discussions could not be loaded when the server fails, and tries again", async () => {
    const { page } = await visit(browser, "/community", { failing: "GET /api/forum/posts" });
    await page.getByText("The discussions could not be loaded.").waitFor();
    await page.context().unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(/^\d+ discussions?$/).waitFor();
  });
});
