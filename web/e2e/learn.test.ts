import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { failCall, holdCode, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const progress = (page: Page) => page.getByRole("region", { name: "Your progress" });

describe("learning", () => {
  it("leads through a course and records the progress", async () => {
    const { page, faults } = await visit(browser, "/learn");
    await page.getByRole("link", { name: "Start Course: Foundations of Islamic Finance" }).click();
    await page.waitForURL("/courses/1");
    await progress(page).getByText("0 of 5 modules completed").waitFor();
    expect(await progress(page).innerText()).toContain("0%");

    await progress(page).getByRole("link", { name: "Start the first module" }).click();
    await page.getByRole("heading", { name: "Money as a Trust", level: 1 }).waitFor();
    await page.getByRole("heading", { name: "Key takeaways" }).waitFor();
    await next(page, "Riba: What It Is and What It Is Not");
    await page.getByRole("link", { name: "Back to Foundations of Islamic Finance" }).click();
    await progress(page).getByText("1 of 5 modules completed").waitFor();
    expect(await progress(page).innerText()).toContain("20%");

    await progress(page).getByRole("link", { name: "Continue" }).click();
    await next(page, "Gharar, Gambling and Honest Risk");
    await next(page, "The Contracts That Carry Trade");
    await next(page, "What You Own When You Own a Share");
    expect(await page.getByRole("link", { name: "Next" }).count()).toBe(0);
    await page.getByRole("link", { name: "Complete Course" }).click();
    await progress(page).getByText("5 of 5 modules completed").waitFor();
    await page.reload();
    await progress(page).getByText("5 of 5 modules completed").waitFor();
    expect(await progress(page).innerText()).toContain("100%");
    expect(faults).toEqual([]);
  });

  it.each(["Next", "Complete Course"])("marks a module when “%s” is clicked before its code has come", async (way) => {
    const { page } = await visit(browser, "/no-such-page");
    const code = holdCode(page);
    await page.goto(`/courses/1/modules/${way === "Next" ? 101 : 105}`, { waitUntil: "commit" });
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await page.getByRole("link", { name: way }).click();
    code.release();
    await saved;
    await page.waitForURL(way === "Next" ? "/courses/1/modules/102" : "/courses/1");
    await page.goto("/courses/1");
    await progress(page).getByText("1 of 5 modules completed").waitFor();
  });

  it("shows its courses, featured content, recent discussions and its figures", async () => {
    const { page } = await visit(browser, "/learn");
    await page
      .getByRole("link", { name: /^Start Course: / })
      .last()
      .waitFor();
    const text = await page.getByRole("main").innerText();
    for (const figure of ["What we aim for in our first year", "12,847", "284", "1,423"])
      expect(text).toContain(figure);
    await page.getByRole("region", { name: "Featured content" }).waitFor();
    const recent = page.getByRole("region", { name: "Recent discussions" });
    await recent.getByRole("article").first().waitFor();
    expect(await recent.getByRole("article").count()).toBeLessThanOrEqual(3);
    await recent.getByRole("link", { name: "Go to the community" }).click();
    await page.waitForURL("/community");
  });

  it.each([
    ["/courses/1", "Foundations of Islamic Finance"],
    ["/courses/1/modules/101", "Money as a Trust"],
  ])("lets %s be read when it comes with its text and the server fails", async (path, title) => {
    const { page } = await visit(browser, path, { failing: "GET /api/courses/1" });
    await failCall(page, "GET /api/courses/1/modules");
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

async function next(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
}
