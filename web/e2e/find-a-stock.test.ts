import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { allow } from "../../scripts/test/machine-factor.ts";
import { sharedBrowser } from "./browser.ts";
import { PHONE } from "./sizes.ts";
import { holdCode, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const searchBox = (page: Page) => page.getByRole("combobox", { name: "Company Name or Stock Symbol" });

async function check(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await page.getByRole("button", { name: "Check Stock" }).click();
}

describe("finding a stock", () => {
  it("shows the verdict on AAPL, its ratios and the filing they come from", async () => {
    const { page, faults } = await visit(browser, "/");
    await waitForHydration(page);
    await check(page, "AAPL");
    const card = page.getByRole("article", { name: /AAPL/ });
    await card.waitFor();
    const text = await card.innerText();
    expect(text).toContain("Apple");
    expect(text).toMatch(/Debt Ratio[\s\S]{0,80}2\.0\d*\s?%/);
    expect(text).toMatch(/Cash & Interest Securities[\s\S]{0,80}3\.2\d*\s?%/);
    expect(text).toContain("✓ Below 33% threshold");
    for (const fold of ["Show the proof", "The evidence"]) await card.getByText(fold, { exact: true }).click();
    const filing = card.getByRole("link", { name: /filing|10-Q|10-K|SEC/i }).first();
    expect(await filing.getAttribute("href")).toMatch(/^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/320193\//);
    expect(faults).toEqual([]);
  });

  it("suggests what was typed before its code came", async () => {
    const { page } = await visit(browser, "/no-such-page");
    const code = holdCode(page);
    await page.goto("/", { waitUntil: "commit" });
    await searchBox(page).fill("micro");
    code.release();
    await page.getByRole("option", { name: /Microsoft/ }).waitFor();
  });

  it("records a search sent before hydration, and refuses an unknown symbol in one", async () => {
    const { page } = await visit(browser, "/no-such-page");
    const held = holdCode(page);
    await page.goto("/", { waitUntil: "commit" });
    await searchBox(page).fill("kmb");
    await page.getByRole("button", { name: "Check Stock" }).click({ noWaitAfter: true });
    await page.waitForURL("/?from=search&symbol=kmb", { waitUntil: "commit" });
    held.release();
    await page.getByRole("heading", { name: /Kimberly/ }).waitFor();
    await page.waitForURL("/?symbol=KMB");
    const recent = page.getByRole("region", { name: "Recent Searches" });
    await recent.getByText("KMB", { exact: true }).waitFor();

    await page.goto("/?from=search&symbol=zzzzz");
    await page.getByText("Invalid Stock Symbol").waitFor();
    await page.getByText("ZZZZZ is not a valid stock symbol. Please check the spelling and try again.").waitFor();
    await page.waitForURL("/");
    expect(await searchBox(page).inputValue()).toBe("zzzzz");
    expect(await recent.getByRole("listitem").count()).toBe(1);
  });

  it("shows a first-time visitor on a slow phone the verdict and its reason within ten seconds", async () => {
    const { page } = await visit(browser, "/no-such-page", { viewport: PHONE });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const openedAt = Date.now();
    await page.goto("/");
    await searchBox(page).pressSequentially("AAPL", { delay: 250 });
    await searchBox(page).press("Enter");
    const card = page.getByRole("article", { name: /AAPL/ });
    await card.getByText(/Permissible\. Give/).waitFor();
    const reason = card.getByText(/of its revenue is not compliant(, by our estimate)?: give that part of your/);
    await reason.waitFor();
    await expect.poll(() => isInSight(reason)).toBe(true);
    expect(Date.now() - openedAt).toBeLessThan(allow(10_000));
  });
});

const isInSight = (element: Locator) =>
  element.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
