import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { cutNetwork, failCall, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const SYMBOLS = ["AAPL", "KMB", "MSFT", "JNJ", "PG", "KO"];

const card = (page: Page) => page.getByRole("region", { name: "Recent Searches" });

async function check(page: Page, symbol: string): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel("Company Name or Stock Symbol").fill(symbol);
  await page.getByRole("button", { name: "Check Stock" }).click();
  await page.getByRole("article", { name: `(${symbol})` }).waitFor();
  await card(page).getByText(symbol, { exact: true }).waitFor();
}

describe("recent searches", () => {
  it("stores checked stocks, shows five, all on request, and forgets them when told", async () => {
    const { page, faults } = await visit(browser, "/");
    await card(page).getByText("No recent searches yet").waitFor();
    for (const symbol of SYMBOLS) await check(page, symbol);
    await page.reload();
    const entries = card(page).getByRole("listitem");
    await card(page).getByText("KO", { exact: true }).waitFor();
    expect(await entries.count()).toBe(5);
    expect(await entries.first().innerText()).toMatch(/KO[\s\S]*Coca-Cola[\s\S]*(ago|now)[\s\S]*Questionable/);

    await card(page).getByRole("button", { name: "View all recent searches" }).click();
    await card(page).getByText("AAPL", { exact: true }).waitFor();
    expect(await entries.count()).toBe(SYMBOLS.length);
    await card(page).getByRole("button", { name: "Clear" }).click();
    await card(page).getByText("No recent searches yet").waitFor();
    await page.reload();
    await card(page).getByText("No recent searches yet").waitFor();
    expect(faults).toEqual([]);
  });

  it("opens a stock again, and is private to each visitor", async () => {
    const { page } = await visit(browser, "/");
    await check(page, "KMB");
    await page.goto("/");
    await card(page)
      .getByRole("button", { name: /Kimberly/ })
      .click();
    await page.getByRole("article", { name: /KMB/ }).waitFor();
    const { page: other } = await visit(browser, "/");
    await card(other).getByText("No recent searches yet").waitFor();
  });

  it("does not store an unknown symbol", async () => {
    const { page } = await visit(browser, "/");
    await waitForHydration(page);
    await page.getByLabel("Company Name or Stock Symbol").fill("ZZZZZ");
    await page.getByRole("button", { name: "Check Stock" }).click();
    await page.getByText("Invalid Stock Symbol").waitFor();
    await page.reload();
    await card(page).getByText("No recent searches yet").waitFor();
  });

  it("still shows the stock when the server cannot record the search", async () => {
    const { page } = await visit(browser, "/", { failing: "POST /api/search-history" });
    await waitForHydration(page);
    await page.getByLabel("Company Name or Stock Symbol").fill("KMB");
    await page.getByRole("button", { name: "Check Stock" }).click();
    await page.getByRole("article", { name: /KMB/ }).waitFor();
  });

  it("reports in place of the list that it could not be loaded, and tries again", async () => {
    const { page } = await visit(browser, "/", { failing: "GET /api/search-history" });
    await page.mouse.move(100, 100);
    await card(page).getByText("Your recent searches could not be loaded.").waitFor();
    await page.context().unrouteAll();
    await card(page).getByRole("button", { name: "Try again" }).click();
    await card(page).getByText("No recent searches yet").waitFor();
  });

  it("says 'Failed to load stock' when the server fails, and keeps the list", async () => {
    const { page } = await visit(browser, "/");
    await check(page, "KMB");
    await page.goto("/");
    await failCall(page, "GET /api/stocks/KMB");
    await card(page)
      .getByRole("button", { name: /Kimberly/ })
      .click();
    await page.getByText("Failed to load stock").waitFor();
    await page.getByText("Please try again.").waitFor();
    expect(await card(page).getByRole("listitem").count()).toBe(1);
  });

  it("reports that they could not be cleared when the network is cut, and keeps them", async () => {
    const { page } = await visit(browser, "/");
    await check(page, "KMB");
    await card(page).getByRole("button", { name: "View all recent searches" }).click();
    await cutNetwork(page);
    await card(page).getByRole("button", { name: "Clear" }).click();
    await page.getByText("Failed to clear recent searches").waitFor();
    expect(await card(page).getByRole("listitem").count()).toBe(1);
  });
});
