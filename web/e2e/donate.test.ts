import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { shiftSoFar, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const popup = (page: Page) => page.getByRole("dialog", { name: "Keep It Free" });

describe("donating", () => {
  it("says when donations are disabled, asks for nothing, and moves nothing", async () => {
    const { page, faults } = await visit(browser, "/donate");
    await page.getByText(/completely free, with no donations needed.*Thank you/).waitFor();
    expect(await page.getByText("Donations Currently Disabled").isVisible()).toBe(true);
    expect(await page.getByLabel("Email").isVisible()).toBe(false);
    expect(await page.evaluate(shiftSoFar)).toBe(0);
    expect(faults).toEqual([]);
  });

  it("is suggested by a banner that, once closed, stays closed until the page is reloaded", async () => {
    const { page } = await visit(browser, "/");
    await waitForHydration(page);
    const banner = page.getByRole("region", { name: "Support Our Mission" });
    expect(await banner.getByRole("link", { name: "Donate" }).getAttribute("href")).toBe("/donate");
    await banner.getByRole("button", { name: "Close" }).click();
    await banner.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Learn", exact: true }).first().click();
    await page.waitForURL("/learn");
    await page.reload();
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await banner.waitFor();
  });
});

describe("the donation popup", () => {
  it("appears after 30 seconds, again after more than 5 minutes, and 10 minutes after Remind Later", async () => {
    const { page, runUntil, letTimeFlow } = await visitWithStoppedClock();
    const loads: string[] = [];
    page.on("request", (request) => request.url().includes("DonationPopup-") && loads.push(request.url()));
    await runUntil(29.9);
    expect(loads).toEqual([]);
    await runUntil(30);
    expect(loads.length).toBeGreaterThan(0);
    await letTimeFlow(60, async () => {
      await popup(page).getByText("Supporting Muslim Investors Worldwide").waitFor();
      await popup(page).getByText("No ads, no premium features, just free Islamic finance tools for all").waitFor();
      await popup(page).getByRole("button", { name: "Close" }).click();
      await popup(page).waitFor({ state: "detached" });
    });
    await runUntil(355);
    expect(await popup(page).count()).toBe(0);
    await runUntil(360);
    await letTimeFlow(390, async () => {
      await popup(page).getByRole("button", { name: "Remind Later" }).click();
      await popup(page).waitFor({ state: "detached" });
    });
    await runUntil(985);
    expect(await popup(page).count()).toBe(0);
    await runUntil(990);
    await letTimeFlow(1020, async () => {
      await popup(page).getByRole("button", { name: "Donate $1/month" }).click();
      await page.waitForURL("/donate");
    });
  });
});

/** A dashboard whose clock moves only when the test says so, in seconds after the page was opened. */
async function visitWithStoppedClock() {
  const { page } = await visit(browser, "/donate/success");
  const start = Date.parse("2026-11-20T10:00:00Z");
  // An installed clock runs, and can be stopped only in its future.
  await page.clock.install({ time: start - 60_000 });
  await page.clock.pauseAt(start);
  await page.goto("/");
  await page.evaluate(() => document.dispatchEvent(new Event("pointerdown")));
  await page.getByRole("button", { name: "Check Stock", disabled: true }).waitFor();
  let now = 0;
  return {
    page,
    async runUntil(seconds: number) {
      await page.clock.runFor(Math.round((seconds - now) * 1000));
      now = seconds;
      await page.evaluate(() => fetch("/api/health"));
    },
    /** For an action that needs time, such as closing a dialog; afterwards the clock is at the given second. */
    async letTimeFlow(seconds: number, act: () => Promise<void>) {
      await page.clock.resume();
      await act();
      await page.clock.pauseAt(start + seconds * 1000);
      now = seconds;
    },
  };
}
