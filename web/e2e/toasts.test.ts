import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { LAPTOP, PHONE } from "./sizes.ts";
import { visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const toast = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

/** The dashboard showing the toast for an unknown symbol. */
async function visitWithToast(viewport = LAPTOP): Promise<Page> {
  const { page } = await visit(browser, "/", { viewport });
  await waitForHydration(page);
  await page.evaluate(watchToast);
  await refuse(page, "ZZZZZ");
  return page;
}

async function refuse(page: Page, symbol: string): Promise<void> {
  await page.getByLabel("Company Name or Stock Symbol").fill(symbol);
  await page.getByLabel("Company Name or Stock Symbol").press("Enter");
  await toast(page).getByText(`${symbol} is not a valid stock symbol.`, { exact: false }).waitFor();
}

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error("There is no toast");
  const [x, y] = [box.x + 80, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

describe("a toast", () => {
  it("is the only one, disappears after five seconds, and is at most 420 px wide", async () => {
    const page = await visitWithToast();
    expect((await toast(page).boundingBox())?.width).toBeLessThanOrEqual(420);
    await toast(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => (window as Watching).lifetime)).toBeGreaterThan(4_000);
    await refuse(page, "ZZZZY");
    await refuse(page, "ZZZZX");
    expect(await toast(page).count()).toBe(1);
  });

  it("is reached by F8", async () => {
    const page = await visitWithToast();
    await page.keyboard.press("F8");
    const region = page.getByRole("region", { name: /^Notifications/ });
    expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  it("stays when swiped to the right by less than 50 px, and is dismissed at 50", async () => {
    const page = await visitWithToast(PHONE);
    await swipe(page, 49);
    await page.locator("[data-sonner-toast][data-swiping=false]").waitFor();
    expect(await toast(page).count()).toBe(1);
    await swipe(page, 50);
    await toast(page).waitFor({ state: "detached" });
  });

  it("appears above the stocks chosen for comparison", async () => {
    const { page } = await visit(browser, "/screener");
    await page.getByLabel("Email address").fill("amina@example.org");
    await page.getByRole("button", { name: "Open the screener" }).click();
    await page
      .getByRole("checkbox", { name: /^Compare / })
      .first()
      .check();
    await page.getByRole("radio", { name: "Halal", exact: true }).check();
    await toast(page)
      .getByText(/^Found \d+ stocks$/)
      .waitFor();
    const bar = await page.getByRole("region", { name: "Stocks to compare" }).boundingBox();
    const box = await toast(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

type Watching = Window & { lifetime?: number };

/** Runs in the page: notes how long the first toast stays, by the page's own clock. */
function watchToast(): void {
  let shownAt: number | undefined;
  new MutationObserver((_, watcher) => {
    const isShown = document.querySelector("[data-sonner-toast][data-removed=false]") !== null;
    if (isShown) shownAt ??= performance.now();
    else if (shownAt !== undefined) {
      (window as Watching).lifetime = performance.now() - shownAt;
      watcher.disconnect();
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
