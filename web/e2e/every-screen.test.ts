import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { axeFindings, contrastFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { SCREENS } from "./screens.ts";
import { NARROWEST, PHONE } from "./sizes.ts";
import { refusedByPolicy, roam, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();
const onLaptop = roam(browser, { reducedMotion: "no-preference" });
const onPhone = roam(browser, { viewport: PHONE, bypassCSP: true });

describe.each(SCREENS)("the %s screen", (name, path) => {
  it("hydrates, logs no error, fetches no styles twice, and refuses every script and style planted in it", async () => {
    const { page, faults } = await onLaptop(path);
    await settled(page);
    expect(faults.filter((fault) => !fault.includes("404 (Not Found)"))).toEqual([]);
    expect(await page.title()).toMatch(/Mizan/);
    // Search engines are kept away from the other two.
    if (name !== "admin" && name !== "not-found")
      expect(await descriptionsOf(page)).toEqual([expect.stringMatching(/\w{3}/)]);
    const html = await (await fetch(inject("origin") + path)).text();
    const styles = await stylesFetched(page);
    expect(styles.filter((rules) => html.includes(rules.trim()))).toEqual([]);
    expect(new Set(styles).size).toBe(styles.length);
    expect(await page.evaluate(plantScripts)).toEqual([]);
    await expect.poll(() => refusedByPolicy(faults).length).toBeGreaterThanOrEqual(7);
  });

  it("has nothing for axe to find on a phone, light or dark, and needs no horizontal scrolling on any", async () => {
    const { page } = await onPhone(path);
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFindings(page), "dark").toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    for (const width of [NARROWEST.width, 360, 390, 430]) {
      await page.setViewportSize({ ...NARROWEST, width });
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
    }
  });
});

/** A difference from the prerendered page would be among the faults. */
async function settled(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
}

const descriptionsOf = (page: Page) =>
  page.locator('meta[name="description"]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function stylesFetched(page: Page): Promise<string[]> {
  const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return Promise.all(fetched.filter((file) => file.endsWith(".css")).map(async (file) => (await fetch(file)).text()));
}

/** Runs in the page: tries every way in which a text could become a script or a style, and returns those that worked. */
async function plantScripts(): Promise<string[]> {
  const ran: string[] = [];
  (window as unknown as { planted: (how: string) => void }).planted = (how) => ran.push(how);
  const script = document.createElement("script");
  script.textContent = "planted('an inline script')";
  const style = document.createElement("style");
  style.textContent = "body { --planted: 1 }";
  const data = document.createElement("script");
  data.src = "data:text/javascript,planted('a script in an address')";
  const foreign = document.createElement("script");
  foreign.src = "https://evil.test/planted.js";
  const holder = document.createElement("div");
  holder.innerHTML = `<img src="data:," onerror="planted('a handler')"><a href="javascript:planted('an address')">x</a>`;
  document.body.append(script, style, data, foreign, holder);
  const refused = [data, foreign, holder.firstChild].map(
    (one) => new Promise((done) => one?.addEventListener("error", done)),
  );
  holder.querySelector("a")?.click();
  // In a task of the page's own, because the code of the test itself may evaluate text.
  const evaluated = new Promise((done) => {
    setTimeout(() => {
      setTimeout(done);
      new Function("planted('evaluated text')")();
    });
  });
  await Promise.all([...refused, evaluated]);
  holder.remove();
  if (getComputedStyle(document.body).getPropertyValue("--planted")) ran.push("an inline style");
  return ran;
}
