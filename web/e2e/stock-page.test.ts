import { describe, expect, inject, it } from "vitest";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { PHONE } from "./sizes.ts";
import { holdCode, painted, shiftSoFar, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

describe("a stock's own page", () => {
  it("says the verdict and what to do without any script, on a phone's first screen", async () => {
    const { page } = await visit(browser, "/stocks/AAPL", { javaScriptEnabled: false, viewport: PHONE });
    expect(await page.title()).toBe("Is Apple halal? · Mizan");
    const verdict = page.getByText(/Permissible\. Give (?:about |at least )?[\d.]+% of each dividend to charity/);
    const box = await verdict.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(PHONE.height);
    await page.getByRole("heading", { name: "Financial Ratio Analysis" }).waitFor();
    for (const fold of ["Show the proof", "The evidence"]) await page.getByText(fold, { exact: true }).click();
    await page.getByRole("link", { name: "SEC EDGAR" }).first().waitFor();
  });

  it("hydrates in place: nothing moves, nothing appears twice, and the star works", async () => {
    const { page, faults } = await visit(browser, "/stocks/AAPL");
    await waitForHydration(page);
    await page.getByRole("button", { name: "Add to Watchlist" }).click();
    await page.getByRole("button", { name: "In Watchlist" }).waitFor();
    expect(await page.locator("head title").count()).toBe(1);
    expect(await page.locator('head link[rel="canonical"]').count()).toBe(1);
    expect(await page.locator("h1").count()).toBe(1);
    await painted(page);
    expect(await page.evaluate(shiftSoFar)).toBeLessThanOrEqual(0.01);
    expect(faults).toEqual([]);
  });

  it("works out what would be with other figures, marked as no verdict, by keyboard alone and on a phone", async () => {
    const { page, faults } = await visit(browser, "/stocks/KMB#proof", { viewport: PHONE, bypassCSP: true });
    await waitForHydration(page);
    const asked: string[] = []; // also the page's own, whose watchlist and readers' figures come late on a slow machine
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.locator("summary", { hasText: "What if …?" }).press("Enter");
    await page.getByText("As it is today").waitFor();
    await page.getByRole("slider", { name: "Change of the share price in percent, as a slider" }).focus();
    await page.keyboard.press("Home");
    const result = page.getByRole("region", { name: "What if: not a verdict" });
    await result.getByText(/^No: /).waitFor();
    await page.getByRole("textbox", { name: "Interest-bearing debt" }).fill("none");
    await page.getByText("Enter an amount of 0 or more.").waitFor();
    await page.getByRole("button", { name: "Back to today's figures" }).click();
    await page.getByText("As it is today").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(asked.filter((path) => /^\/api\/(?!watchlists|claims)/.test(path))).toEqual(["/api/stocks/KMB/figures"]);
    expect(faults).toEqual([]);
  });

  it("gives each standing a shape of its own, also where the colors are the reader's", async () => {
    const shapes = new Set<string>();
    for (const symbol of ["2222.SR", "MSFT", "AMZN", "BRK.B"]) {
      const { page } = await visit(browser, `/stocks/${symbol}`, { forcedColors: "active" });
      const badge = page.locator("#stock-verdict svg").first().locator("..");
      shapes.add(await badge.locator("svg").innerHTML());
      expect(await badge.evaluate((element) => getComputedStyle(element).border)).toMatch(/^1px solid rgb\(/);
    }
    expect(shapes.size).toBe(4);
  });

  it.each(["/stocks/AAPL", "/?symbol=AAPL"])("on %s keeps a click made before its code has come", async (path) => {
    const { page } = await visit(browser, "/no-such-page");
    const code = holdCode(page);
    await page.goto(path, { waitUntil: "commit" });
    const opener = page.getByRole("button", { name: "How purification is calculated" });
    await opener.click();
    await opener.click();
    code.release();
    await page.getByRole("dialog", { name: "How purification is calculated" }).waitFor();
  });

  it("is fetched while the pointer rests on a link to it", async () => {
    const { page } = await visit(browser, "/stocks/AAPL");
    const link = page.locator('main a[href^="/stocks/"]:not([href*="#"])').first();
    await link.waitFor();
    const devtools = await page.context().newCDPSession(page);
    const fetched = new Promise<string>((found) => {
      devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
        if (status === "Ready") found(prefetchUrl);
      });
    });
    await devtools.send("Preload.enable");
    await waitForHydration(page);
    await link.hover();
    expect(await fetched).toBe(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
  });

  it("is also reached inside the site, and is the address that the dashboard gives for a stock", async () => {
    const { page } = await visit(browser, "/?symbol=AAPL");
    const canonical = page.locator('head link[rel="canonical"]');
    await canonical.waitFor({ state: "attached" });
    expect(await canonical.getAttribute("href")).toBe(`${inject("origin")}/stocks/AAPL`);
  });

  it("is listed for search engines, where the site's robots.txt says", async () => {
    const robots = await (await fetch(`${inject("origin")}/robots.txt`)).text();
    expect(robots).toMatch(/^Sitemap: .*\/sitemap-stocks\.xml$/m);
    const sitemap = await fetch(`${inject("origin")}/sitemap-stocks.xml`);
    expect(sitemap.headers.get("content-type")).toContain("application/xml");
    const text = await sitemap.text();
    expect(text).toContain(`<loc>${inject("origin")}/stocks/AAPL</loc>`);
    expect(text).toContain(`<loc>${inject("origin")}/stocks/M%26M.BO</loc>`);
    expect(text.match(/<url>/g)?.length).toBeGreaterThan(5000);
  });

  it("has one address, whatever the case, and an unknown symbol is a 404 that says so", async () => {
    const lower = await fetch(`${inject("origin")}/stocks/aapl`, { redirect: "manual" });
    expect([lower.status, lower.headers.get("location")]).toEqual([301, `${inject("origin")}/stocks/AAPL`]);
    const unknown = await fetch(`${inject("origin")}/stocks/NOSUCH`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain("NOSUCH is not a valid stock symbol");
  });
});
