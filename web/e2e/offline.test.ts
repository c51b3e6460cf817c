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
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 0 });
  return { ...visitor, cut };
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

const KMB = "/api/stocks/KMB/verdict";

function waitUntilKept(page: Page, path: string): Promise<unknown> {
  return page.waitForFunction(async (wanted) => (await caches.match(wanted)) !== undefined, path, { polling: 200 });
}

describe("without a network", () => {
  it("what was opened opens again and says since when it is here, and what was not cannot be fetched", async () => {
    const { page, faults, cut } = await settle("/?symbol=KMB");
    expect(await scopes(page)).toEqual(["/"]);
    await waitUntilKept(page, KMB);
    await page.goto("/learn");
    await page.getByRole("link", { name: "Start Course" }).first().click();
    const modules = page.locator('a[href*="/modules/"]');
    await modules.nth(1).waitFor();
    const course = page.url();
    const ofAnotherPage = /^(Learning Hub|Loading)$/;
    const title = await page.getByRole("heading", { level: 1 }).filter({ hasNotText: ofAnotherPage }).innerText();
    await waitUntilKept(page, `/api${new URL(course).pathname}/modules`);
    await modules.first().click();
    const reading = page.getByRole("heading", { level: 1 }).filter({ hasNotText: title });
    const [module, moduleTitle] = [page.url(), await reading.innerText()];
    expect(faults).toEqual([]);
    await cut(page);

    await page.goto("/?symbol=KMB");
    await page.getByRole("heading", { name: /Kimberly/ }).waitFor();
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
    await page.getByText("Shown from this device").waitFor();
    await page.getByText(`This is KMB as it was last seen here on ${today}.`).waitFor();
    expect(await page.title()).toMatch(/^Is Kimberly/);

    await page.goto(course);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await modules.nth(1).waitFor();
    await page.goto(module);
    await page.getByRole("heading", { level: 1, name: moduleTitle }).waitFor();
    await page.goto("/methodology");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto("/no-such-page");
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();

    const look = async (symbol: string) => {
      await page.getByLabel("Company Name or Stock Symbol").fill(symbol);
      await page.getByRole("button", { name: "Check Stock" }).click();
    };
    await look("KMB");
    await page.getByRole("article", { name: /KMB/ }).waitFor();
    await look("MSFT");
    const offline = page.getByText("You are offline", { exact: true });
    await offline.waitFor();
    await page.getByLabel("Company Name or Stock Symbol").fill("unseen company");
    await page.getByText("There is no connection: companies cannot be looked up now.").last().waitFor();
    await page.goto("/stocks/MSFT");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();

    await page.evaluate(keepInAnEarlierForm);
    await page.goto("/?symbol=KMB");
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await page.getByRole("article", { name: /KMB/ }).or(offline).first().waitFor();
    await page.getByLabel("Company Name or Stock Symbol").waitFor();
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
});

it("has nothing of the visitor in any cache, and forgetting them forgets which stocks this device has opened", async () => {
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
  const allowed = /^\/api\/(?:stocks\/KMB\/verdict|courses(?:\/1(?:\/modules)?)?|zakat\/nisab)$/;
  expect(kept.filter((path) => path.startsWith("/api/"))).toContain(KMB);
  expect(kept.filter((path) => path.startsWith("/api/") && !allowed.test(path))).toEqual([]);
  expect(kept.filter((path) => path.startsWith("/admin"))).toEqual([]);

  const status = await page.evaluate(async () => (await fetch("/api/session", { method: "DELETE" })).status);
  expect(status).toBeLessThan(300);
  await page.waitForFunction(async (path) => (await caches.match(path)) === undefined, KMB, { polling: 200 });
});

it("the service worker of an Arabic page answers for Arabic pages alone", async () => {
  const { page } = await settle("/ar/zakat");
  expect(await scopes(page)).toEqual(["/ar"]);
});

/** Runs in the page: leaves of the stock in the caches what a version of the site kept before it had histories and standards. */
async function keepInAnEarlierForm(): Promise<void> {
  const path = "/api/stocks/KMB/verdict";
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const kept = await cache.match(path);
    if (!kept) continue;
    const { age, listings, history, standsUntil, ...stock } = await kept.json();
    const { standards, purification, ...analysis } = stock.analysis;
    await cache.put(path, new Response(JSON.stringify({ ...stock, analysis }), { headers: kept.headers }));
  }
}
