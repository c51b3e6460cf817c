import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { visit, waitForHydration } from "./visitor.ts";

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

  it("has the stock of a followed link and opens it again; another visitor has nothing where it cannot be stored", async () => {
    const { page, faults } = await visit(browser, "/?symbol=kmb");
    await waitForHydration(page);
    await card(page).getByText("KMB", { exact: true }).waitFor();
    await page.goto("/");
    await card(page)
      .getByRole("button", { name: /Kimberly/ })
      .click();
    await page.getByRole("article", { name: /KMB/ }).waitFor();
    expect(faults).toEqual([]);
    const { page: other } = await visit(browser, "/?symbol=MSFT", { failing: "POST /api/search-history" });
    await waitForHydration(other);
    await other.getByRole("article", { name: /MSFT/ }).waitFor();
    await card(other).getByText("No recent searches yet").waitFor();
  });
});
