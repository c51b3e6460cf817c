import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { becomeAdmin } from "./admin-login.ts";
import { sharedBrowser } from "./browser.ts";
import { LAPTOP, PHONE } from "./sizes.ts";
import { holdBack, painted, roam, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const ADMIN_PAGES = ["/admin/contact", "/admin/forum", "/admin/refresh", "/admin/figures", "/admin/security"];

describe.each([
  [
    "a phone",
    PHONE,
    ["/", "/?symbol=AAPL", "/?market=SAU", "/screener", "/zakat", "/funds", "/portfolio/year", "/admin/contact"],
  ],
  ["a laptop", LAPTOP, ["/", "/?symbol=AAPL", "/zakat", "/admin/contact"]],
])("while its answers are on their way, nothing moves on %s:", (_, viewport, paths) => {
  // A held request keeps the browser's cache out of it: each page comes as to a first visit.
  const options = { viewport, reducedMotion: "no-preference" } as const;
  const [anyone, admin] = [roam(browser, options), roam(browser, options)];

  it.each(paths)("%s", async (path) => {
    const { page } = await anyone("/no-such-page");
    expect(await shiftsWhileOpening(page, path)).toEqual([]);
  });

  it.each(ADMIN_PAGES)("%s of an admin", async (path) => {
    const { page } = await admin("/no-such-page");
    await becomeAdmin(page);
    expect(await shiftsWhileOpening(page, path)).toEqual([]);
  });
});

async function shiftsWhileOpening(page: Page, path: string): Promise<string[] | undefined> {
  await page.addInitScript(recordShifts);
  const { release } = holdBack(page, /\/api\//);
  await page.goto(path);
  await waitForHydration(page);
  await painted(page);
  release();
  await page.waitForLoadState("networkidle");
  await painted(page);
  return page.evaluate(() => (window as Shifting).shifts);
}

type Shifting = Window & { shifts?: string[] };

function recordShifts(): void {
  const shifts: string[] = [];
  (window as Shifting).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName));
      // A headline in its own font, where the page does not wait for it, is not quite as wide as in its fallback.
      if (value > 0.002) shifts.push(`${value} ${moved.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
