import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { PHONE } from "./sizes.ts";
import { visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

/** Simulates a new version: files that this page would still load no longer exist. */
async function takeAway(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "" }));
}

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });

describe("a page that was opened before a new version of the site", () => {
  it("stays when its side panel is gone, and opens it after a reload", async () => {
    const { page } = await visit(browser, "/", { viewport: PHONE });
    await waitForHydration(page);
    await takeAway(page, /assets\/SidePanel-/);
    await page.getByRole("button", { name: "Open menu" }).click();
    await notice(page).waitFor();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await page.unrouteAll();
    await notice(page).getByRole("button", { name: "Reload" }).click();
    await notice(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
  });

  it("keeps the stock when the calculator is gone", async () => {
    const { page } = await visit(browser, "/?symbol=AAPL");
    await waitForHydration(page);
    await takeAway(page, /assets\/Purification(?:Calculator|Dialogs)-[^.]*\.js/);
    await page.getByRole("button", { name: "Calculate Total" }).click();
    await notice(page).waitFor();
    expect(await page.getByRole("article", { name: /AAPL/ }).isVisible()).toBe(true);
  });

  it("keeps its own text when the code that reads the data is gone", async () => {
    const { page } = await visit(browser, "/contact");
    await takeAway(page, /assets\/(?:ZakatCalculator|DataProvider|data)-/);
    await page.goto("/zakat");
    await page.getByText("This part could not be shown").waitFor();
    await page.getByRole("heading", { level: 1, name: "Zakat Calculator" }).waitFor();
    expect(await page.getByRole("button", { name: "Reload" }).count()).toBe(1);
  });

  it("asks once more for the code of the page itself, and then says so", async () => {
    const { page } = await visit(browser, "/contact");
    let asked = 0;
    await page.route(/assets\/MethodologyPage-[^.]*\.js/, (route) =>
      ++asked === 1 ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.goto("/methodology");
    await waitForHydration(page);
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.unrouteAll();
    await takeAway(page, /assets\/MethodologyPage-[^.]*\.js/);
    await page.reload();
    await page.getByText("This page could not be shown").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name: /Methodology/ }).waitFor();
  });

  it("says so when a whole page is gone", async () => {
    const { page } = await visit(browser, "/");
    await waitForHydration(page);
    await takeAway(page, /assets\/MethodologyPage-/);
    await page.getByRole("link", { name: "Methodology" }).first().click();
    await page.getByText("This page could not be shown").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name: /Methodology/ }).waitFor();
  });
});
