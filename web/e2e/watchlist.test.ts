import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

const card = (page: Page) => page.getByRole("region", { name: "Your Watchlist" });

describe("the watchlist", () => {
  it("adds a stock from its card, shows it on the dashboard and in the screener, and removes it", async () => {
    const { page, faults } = await visit(browser, "/?symbol=AAPL");
    await page.getByRole("button", { name: "Add to Watchlist" }).click();
    await page.getByText("Added to watchlist successfully").waitFor();
    const added = page.getByRole("button", { name: "In Watchlist" });
    await added.waitFor();
    expect(await added.isDisabled()).toBe(true);
    await card(page).getByText("Apple Inc.").waitFor();
    await card(page).getByText("Live updates coming soon").waitFor();
    await page.getByRole("link", { name: "Your Watchlist" }).waitFor();

    await card(page).getByRole("link", { name: "Manage full watchlist" }).click();
    await page.waitForURL("/screener?filter=watchlist");
    await enterScreener(page);
    const found = page.getByRole("region", { name: "Stocks that match the filters" });
    await found.getByRole("link", { name: "AAPL" }).waitFor();
    await found.getByRole("button", { name: "Remove AAPL from your watchlist" }).click();
    await page.getByText("Removed from watchlist").waitFor();
    await found.getByText("Your watchlist is empty").waitFor();
    expect(faults).toEqual([]);
  });

  it("survives a reload, and the star removes a stock again", async () => {
    const { page } = await visit(browser, "/?symbol=KMB");
    const stock = page.getByRole("article", { name: /KMB/ });
    await stock.getByRole("button", { name: "Add KMB to your watchlist" }).click();
    await page.getByText("Added to watchlist successfully").waitFor();
    await page.reload();
    await stock.getByRole("button", { name: "Remove KMB from your watchlist" }).click();
    await page.getByText("Removed from watchlist").waitFor();
    await card(page).getByText("No stocks in your watchlist yet").waitFor();
  });

  it("of a session that has ended elsewhere is empty, and takes the next stock", async () => {
    const { page } = await visit(browser, "/?symbol=KMB");
    await page.getByRole("button", { name: "Add to Watchlist" }).click();
    await card(page).getByRole("button", { name: "Remove KMB from your watchlist" }).waitFor();
    expect(await page.evaluate(async () => (await fetch("/api/session", { method: "DELETE" })).status)).toBe(204);
    await card(page).getByRole("button", { name: "Remove KMB from your watchlist" }).click();
    await card(page).getByText("No stocks in your watchlist yet").waitFor();
    await page.getByRole("button", { name: "Add to Watchlist" }).click();
    await card(page).getByRole("button", { name: "Remove KMB from your watchlist" }).waitFor();
  });
});

async function enterScreener(page: Page): Promise<void> {
  await page.getByLabel("Email address").fill("amina@example.org");
  await page.getByRole("button", { name: "Open the screener" }).click();
}
