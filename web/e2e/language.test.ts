import { describe, expect, inject, it } from "vitest";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { SCREENS } from "./screens.ts";
import { PHONE } from "./sizes.ts";
import { visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const LANGUAGE = "mizan:language";

describe("the switch of languages", () => {
  it("keeps the page and its query, and is remembered on the first page", async () => {
    const { page, faults } = await visit(browser, "/screener?filter=halal");
    await waitForHydration(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "العربية" }).click();
    await page.waitForURL("/ar/screener?filter=halal");
    expect(await page.locator("html").getAttribute("lang")).toBe("ar");
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    await page.goto("/");
    await page.waitForURL("/ar");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await page.waitForURL("/");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(faults).toEqual([]);
  });

  it("leads from a stock's page to the same stock without scripts", async () => {
    const { page } = await visit(browser, "/stocks/AAPL", { javaScriptEnabled: false });
    await page.getByRole("contentinfo").getByRole("link", { name: "العربية" }).click();
    await page.waitForURL("/ar/stocks/AAPL");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/Apple/);
    expect(await page.locator("[data-symbol=AAPL]").innerText()).toMatch(/[\u0600-\u06ff]{4}/);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(`${inject("origin")}/ar/stocks/AAPL`);
    expect(await page.locator('link[hreflang="x-default"]').getAttribute("href")).toBe(
      `${inject("origin")}/stocks/AAPL`,
    );
  });

  it("offers the browser's language once, and nothing is loaded anew by itself", async () => {
    const { page } = await visit(browser, "/zakat", { locale: "ar-EG" });
    await waitForHydration(page);
    await page.getByRole("link", { name: "اقرأ هذه الصفحة بالعربية" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/zakat");
    await page.reload();
    await waitForHydration(page);
    expect(await page.getByRole("link", { name: "اقرأ هذه الصفحة بالعربية" }).count()).toBe(0);
  });
});

describe("what is no language", () => {
  it("in an address is an English page that says so, and within a language its own", async () => {
    for (const [path, lang] of [
      ["/xx/zakat", "en"],
      ["/arx", "en"],
      ["/ar/no-such-page", "ar"],
    ] as const) {
      const answer = await fetch(inject("origin") + path);
      expect([path, answer.status, /<html lang="(\w+)"/.exec(await answer.text())?.[1]]).toEqual([path, 404, lang]);
    }
  });

  it.each(["xx", "constructor", '"]'])(
    "in the browser's storage, such as %s, leaves the page as it is",
    async (code) => {
      const { page, faults } = await visit(browser, "/learn");
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LANGUAGE, code] as const);
      await page.goto("/");
      await waitForHydration(page);
      expect(new URL(page.url()).pathname).toBe("/");
      expect(faults).toEqual([]);
    },
  );
});

it("an Arabic address in another case leads to its own", async () => {
  const { page } = await visit(browser, "/ar/Screener");
  await page.waitForURL("/ar/screener");
});

it("a service worker answers for one language, and forgetting a visitor empties both", async () => {
  const scopes = async (path: string) => {
    const { page } = await visit(browser, path, { serviceWorkers: "allow" });
    await page.evaluate(() => navigator.serviceWorker.ready);
    return page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  };
  expect(await scopes("/ar/zakat")).toEqual(["/ar"]);
  expect(await scopes("/zakat")).toEqual(["/"]);
});

describe.each(SCREENS.filter(([, path]) => !path.startsWith("/admin")))("the Arabic %s", (_, path) => {
  it("fits a phone's width, is accessible, and faultless", async () => {
    const address = `/ar${path}`.replace(/^\/ar\/(?!\w)/, "/ar");
    const { page, faults } = await visit(browser, address, {
      viewport: PHONE,
      bypassCSP: true,
      reducedMotion: "reduce",
    });
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  });
});
