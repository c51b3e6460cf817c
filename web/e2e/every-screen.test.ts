import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { SCREENS } from "./screens.ts";
import { NARROWEST, PHONE } from "./sizes.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

describe.each(SCREENS)("the %s screen", (name, path) => {
  it("answers directly with its status, hydrates, and logs no error", async () => {
    const answer = await fetch(`${inject("origin")}${path}`, { redirect: "manual" });
    expect(answer.status).toBe(name === "not-found" ? 404 : 200);
    const { page, faults } = await visit(browser, path);
    await settled(page);
    expect(faults.filter((fault) => !fault.includes("404 (Not Found)"))).toEqual([]);
    expect(await page.title()).toMatch(/Mizan/);
    expect(await isHydrated(page)).toBe(true);
    // Search engines are kept away from the other two.
    if (name !== "admin" && name !== "not-found")
      expect(await descriptionsOf(page)).toEqual([expect.stringMatching(/\w{3}/)]);
  });

  it("has nothing for axe to find on a phone, light or dark, and needs no horizontal scrolling on any", async () => {
    const { page } = await visit(browser, path, { viewport: PHONE, bypassCSP: true, reducedMotion: "reduce" });
    await settled(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    for (const width of [NARROWEST.width, 360, 390, 430]) {
      await page.setViewportSize({ ...NARROWEST, width });
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
    }
  });
});

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
}

const descriptionsOf = (page: Page) =>
  page.locator('meta[name="description"]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** React marks what it has hydrated; a difference from the prerendered page would be among the faults. */
const isHydrated = (page: Page) =>
  page.locator("main").evaluate((main) => Object.keys(main).some((key) => key.startsWith("__reactFiber")));
