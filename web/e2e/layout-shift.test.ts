import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "./browser.ts";
import { LAPTOP, PHONE } from "./sizes.ts";
import { visit } from "./visitor.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const ANSWER_DELAY = 400;

describe.each([
  ["a phone", PHONE, ["/", "/?symbol=AAPL", "/?market=SAU", "/screener", "/zakat"]],
  ["a laptop", LAPTOP, ["/", "/?symbol=AAPL", "/zakat"]],
])("while its answers are on their way, nothing moves on %s:", (_, viewport, paths) => {
  it.each(paths)("%s", async (path) => {
    const { page } = await visit(browser, "/no-such-page", { viewport, serviceWorkers: "block" });
    await page.addInitScript(recordShifts);
    await page.route("**/api/**", async (route) => {
      await new Promise((done) => setTimeout(done, ANSWER_DELAY));
      await route.continue();
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300);
    expect(await shiftsOn(page)).toEqual([]);
  });
});

type Shifting = Window & { shifts?: string[] };

function recordShifts(): void {
  const shifts: string[] = [];
  (window as Shifting).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName));
      shifts.push(`${value} ${moved.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const shiftsOn = (page: Page) => page.evaluate(() => (window as Shifting).shifts);
