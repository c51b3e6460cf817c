import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { cuttableNetwork } from "./cuttable-network.ts";
import { visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

/** Opens a page for the first time, over a network of its own, and waits until the service worker has cached its files. */
async function settle(path: string) {
  const { origin, cut } = await cuttableNetwork();
  const visitor = await visit(browser, path, { serviceWorkers: "allow", baseURL: origin });
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { ...visitor, cut };
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

function waitUntilKept(page: Page, path: string): Promise<unknown> {
  return page.waitForFunction(async (wanted) => (await caches.match(wanted)) !== undefined, path, { polling: 200 });
}

describe("without a network", () => {
  it("still opens the stock of the first visit, and says that it was saved on this device and on which day", async () => {
    const { page, faults, cut } = await settle("/?symbol=KMB");
    await waitUntilKept(page, "/api/stocks/KMB");
    expect(faults).toEqual([]);
    await cut(page);
    await page.reload();
    await page.getByRole("heading", { name: /Kimberly/ }).waitFor();
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
    await page.getByText("Shown from this device").waitFor();
    await page.getByText(`This is KMB as it was last seen here on ${today}.`).waitFor();
    expect(await page.title()).toMatch(/^Is Kimberly/);
  });

  it("says so of suggestions and of a look-up", async () => {
    const { page } = await visit(browser, "/", { serviceWorkers: "block" });
    await waitForHydration(page);
    await page.context().setOffline(true);
    const search = page.getByLabel("Company Name or Stock Symbol");
    await search.fill("unseen company");
    await page.getByText("There is no connection: companies cannot be looked up now.").last().waitFor();
    await search.press("Enter");
    await page.getByText("What you have opened before can still be read.", { exact: true }).waitFor();
  });

  it("never leaves the page empty for an answer that an earlier version kept in another form", async () => {
    const { page, cut } = await settle("/?symbol=KMB");
    await waitUntilKept(page, "/api/stocks/KMB");
    await page.evaluate(async () => {
      const names = await caches.keys();
      for (const name of names) {
        const cache = await caches.open(name);
        const kept = await cache.match("/api/stocks/KMB");
        if (!kept) continue;
        const { age, listings, history, standsUntil, ...stock } = await kept.json();
        const { standards, purification, ...analysis } = stock.analysis;
        await cache.put(
          "/api/stocks/KMB",
          new Response(JSON.stringify({ ...stock, analysis }), { headers: kept.headers }),
        );
      }
    });
    await cut(page);
    await page.goto("/?symbol=KMB");
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await page.getByRole("article", { name: /KMB/ }).or(page.getByText("could not be shown")).first().waitFor();
    await page.getByLabel("Company Name or Stock Symbol").waitFor();
  });

  it("opens a course again that was opened, with its modules", async () => {
    const { page, cut } = await settle("/learn");
    await page.getByRole("link", { name: "Start Course" }).first().click();
    const modules = page.locator('a[href*="/modules/"]');
    await modules.nth(1).waitFor();
    const ofAnotherPage = /^(Learning Hub|Loading)$/;
    const heading = await page.getByRole("heading", { level: 1 }).filter({ hasNotText: ofAnotherPage }).innerText();
    const address = page.url();
    await waitUntilKept(page, `/api${new URL(address).pathname}/modules`);
    await cut(page);
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await modules.nth(1).waitFor();
  });

  it("says that the device is offline as long as it is", async () => {
    const { page } = await visit(browser, "/contact");
    await waitForHydration(page);
    const notice = page.getByText("You are offline. What you have opened before can still be read.");
    expect(await notice.count()).toBe(0);
    await page.context().setOffline(true);
    await notice.waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: "detached" });
  });

  it("opens a stock seen before by its search, and says that one not seen cannot be fetched", async () => {
    const { page, cut } = await settle("/");
    const search = page.getByLabel("Company Name or Stock Symbol");
    await search.fill("AAPL");
    await page.getByRole("button", { name: "Check Stock" }).click();
    await page.getByRole("article", { name: /AAPL/ }).waitFor();
    await waitUntilKept(page, "/api/stocks/AAPL");
    await cut(page);
    await page.goto("/");
    await search.fill("AAPL");
    await page.getByRole("button", { name: "Check Stock" }).click();
    await page.getByRole("article", { name: /AAPL/ }).waitFor();
    await search.fill("MSFT");
    await page.getByRole("button", { name: "Check Stock" }).click();
    await page.getByText("Unable to fetch stock data. Please try again.").waitFor();
  });

  it("still opens the module that was read before, and pages that were never visited", async () => {
    const { page, cut } = await settle("/courses/1/modules/101");
    await waitUntilKept(page, "/api/courses/1/modules");
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await cut(page);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.goto("/methodology");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto("/no-such-page");
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  });

  it("has nothing of the visitor in any cache", async () => {
    const { page } = await settle("/?symbol=KMB");
    const answers = ["/api/watchlists", "/api/search-history", "/api/dashboard/stats"];
    await page
      .getByRole("button", { name: /watchlist/i })
      .first()
      .click();
    await page.goto("/courses/1/modules/101");
    await page.getByRole("button", { name: /Mark as completed/i }).click();
    await page.goto("/zakat");
    await page.goto("/admin/contact");
    await page.goto("/?symbol=KMB");
    await page.getByRole("heading", { name: /Kimberly/ }).waitFor();
    await waitUntilKept(page, "/api/courses/1/modules");
    for (const path of [...answers, "/api/zakat/history", "/api/courses/1/progress", "/api/session"]) {
      expect(await page.evaluate(async (address) => (await fetch(address)).status, path)).toBeLessThan(500);
    }
    const kept = await keptAddresses(page);
    const allowed = /^\/api\/(?:stocks\/KMB|courses(?:\/1(?:\/modules)?)?|zakat\/nisab)$/;
    expect(kept.filter((path) => path.startsWith("/api/"))).toContain("/api/stocks/KMB");
    expect(kept.filter((path) => path.startsWith("/api/") && !allowed.test(path))).toEqual([]);
    expect(kept.filter((path) => path.startsWith("/admin"))).toEqual([]);
  });
});

describe("forgetting a visitor", () => {
  it("forgets on this device which stocks were opened", async () => {
    const { page } = await settle("/?symbol=KMB");
    await waitUntilKept(page, "/api/stocks/KMB");
    const status = await page.evaluate(async () => (await fetch("/api/session", { method: "DELETE" })).status);
    expect(status).toBeLessThan(300);
    await page.waitForFunction(async () => (await caches.match("/api/stocks/KMB")) === undefined, null, {
      polling: 200,
    });
  });
});
