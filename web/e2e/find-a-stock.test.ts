import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "./browser.ts";
import { PHONE } from "./sizes.ts";
import { awake, cutNetwork, visit } from "./visitor.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const searchBox = (page: Page) => page.getByLabel("Company Name or Stock Symbol");

async function check(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await page.getByRole("button", { name: "Check Stock" }).click();
}

describe("finding a stock", () => {
  it("shows the verdict on AAPL, its ratios and the filing they come from", async () => {
    const { page, faults } = await visit(browser, "/");
    await awake(page);
    await check(page, "AAPL");
    const card = page.getByRole("article", { name: /AAPL/ });
    await card.waitFor();
    const text = await card.innerText();
    expect(text).toContain("Apple");
    expect(text).toMatch(/Debt Ratio[\s\S]{0,80}2\.0\d*\s?%/);
    expect(text).toMatch(/Cash & Interest Securities[\s\S]{0,80}3\.2\d*\s?%/);
    expect(text).toContain("✓ Below 33% threshold");
    const filing = card.getByRole("link", { name: /filing|10-Q|10-K|SEC/i }).first();
    expect(await filing.getAttribute("href")).toMatch(/^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/320193\//);
    expect(faults).toEqual([]);
  });

  it("checks by Enter, in any case", async () => {
    const { page } = await visit(browser, "/", { viewport: PHONE });
    await awake(page);
    await searchBox(page).fill("kmb");
    await searchBox(page).press("Enter");
    await page.getByRole("heading", { name: /Kimberly/ }).waitFor();
  });

  it("suggests Microsoft for 'micro' and opens what is chosen", async () => {
    const { page } = await visit(browser, "/");
    await awake(page);
    await searchBox(page).fill("micro");
    await page.getByRole("option", { name: /Microsoft/ }).click();
    await page.getByRole("heading", { name: /Microsoft/ }).waitFor();
    expect(await searchBox(page).inputValue()).toBe("MSFT");
  });

  it("suggests nothing for a ticker", async () => {
    const { page } = await visit(browser, "/");
    await awake(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await searchBox(page).fill("MSFT");
    await page.waitForTimeout(800);
    expect(asked.filter((url) => url.includes("/api/companies/search"))).toEqual([]);
  });

  it("says that an unknown symbol is not valid", async () => {
    const { page } = await visit(browser, "/");
    await awake(page);
    await check(page, "ZZZZZ");
    await page.getByText("ZZZZZ is not a valid stock symbol. Please check the spelling and try again.").waitFor();
    await page.getByText("Invalid Stock Symbol").waitFor();
  });

  it.each([
    ["SAU", /\.SR/, "Saudi Arabian Oil Company"],
    ["LSE", /\.L/, "Rio Tinto"],
    ["TYO", /\.T/, undefined],
  ])("browses the halal stocks of %s", async (market, suffix, company) => {
    const { page } = await visit(browser, "/");
    await awake(page);
    await page.getByRole("radio", { name: "Browse Halal stocks" }).check();
    await page.getByLabel(/market/i).selectOption(market);
    await page.getByRole("button", { name: "Browse Halal Stocks" }).click();
    const heading = page.getByRole("heading", { name: /Halal Stocks \(\d+ found\)/ });
    await heading.waitFor();
    const list = page.getByRole("region", { name: /Halal Stocks/ });
    const text = await list.innerText();
    expect(text).toMatch(suffix);
    if (company) expect(text).toContain(company);
    expect(text).toContain("✓ Halal");
  });

  it("opens a stock from a shared link", async () => {
    const { page } = await visit(browser, "/?symbol=KMB");
    await page.getByRole("heading", { name: /Kimberly/ }).waitFor();
  });

  it("says so when the network is cut", async () => {
    const { page } = await visit(browser, "/");
    await cutNetwork(page);
    await check(page, "AAPL");
    await page.getByText("Search failed").waitFor();
    await page.getByText("Unable to fetch stock data. Please try again.").waitFor();
  });
});
