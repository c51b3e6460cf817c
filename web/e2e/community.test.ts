import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { NARROWEST } from "./sizes.ts";
import { visit } from "./visitor.ts";

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
});
