import type { Page } from "playwright-core";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { becomeAdmin } from "./admin-login.ts";
import { sharedBrowser } from "./browser.ts";
import { cuttableNetwork } from "./cuttable-network.ts";
import { SCREENS } from "./screens.ts";
import { LAPTOP } from "./sizes.ts";
import { waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

/** A page that records what its content security policy refused, from before its first byte and across navigations. */
async function visitWatched(path: string, baseURL = inject("origin")): Promise<{ page: Page; violations: string[] }> {
  const context = await browser.newContext({ viewport: LAPTOP, baseURL });
  onTestFinished(() => context.close());
  const violations: string[] = [];
  await context.exposeFunction("noteViolation", (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  const page = await context.newPage();
  await page.goto(path);
  return { page, violations };
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(200);
}

/** States of a screen that appear only after an action. */
const STATES: readonly (readonly [name: string, path: string, act: (page: Page) => Promise<unknown>])[] = [
  [
    "a verdict with its tips and its report",
    "/?symbol=AAPL",
    async (page) => {
      await page.getByRole("button", { name: "Download Report" }).click();
      await page.waitForTimeout(500);
    },
  ],
  ["a discussion being written", "/community", (page) => page.getByRole("button", { name: "New Discussion" }).click()],
  ["an open discussion", "/community?post=1", (page) => page.getByLabel("Your reply").waitFor()],
  [
    "a refused message",
    "/contact",
    async (page) => {
      await waitForHydration(page);
      await page.getByRole("button", { name: "Send Message" }).click();
    },
  ],
  [
    "a discussion that is not there",
    "/community?post=999999",
    (page) => page.getByText("This discussion does not exist").waitFor(),
  ],
  ["a stock that is not there", "/?symbol=NOSUCH", (page) => page.waitForTimeout(500)],
  [
    "a refused donation",
    "/donate",
    async (page) => {
      await waitForHydration(page);
      await page.getByLabel("Email").fill("amina@example.org");
      await page.getByRole("button", { name: "Continue to Payment" }).click();
      await page.getByText("Donations Currently Disabled").waitFor();
    },
  ],
  [
    "the admin's pages",
    "/admin/contact",
    async (page) => {
      await becomeAdmin(page);
      for (const path of ["/admin/contact", "/admin/forum", "/admin/refresh", "/admin/figures", "/admin/security"]) {
        await page.goto(path);
        await page.getByRole("button", { name: "Log out" }).waitFor();
        await settled(page);
      }
    },
  ],
];

describe.each(SCREENS)("the content security policy on the %s screen", (_, path) => {
  it("refuses nothing that the screen needs, and every script and style that is planted in it", async () => {
    const { page, violations } = await visitWatched(path);
    await settled(page);
    expect(violations).toEqual([]);
    expect(await page.evaluate(plantScripts)).toEqual([]);
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(7);
  });
});

it.each(STATES)("refuses nothing that %s needs", async (_, path, act) => {
  const { page, violations } = await visitWatched(path);
  await act(page);
  await settled(page);
  expect(violations).toEqual([]);
});

it.each(["/", "/donate", "/courses/1"])("refuses nothing on %s when the service worker answers", async (path) => {
  const { origin, cut } = await cuttableNetwork();
  const { page, violations } = await visitWatched(path, origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await cut(page);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(
    await page
      .getByRole("banner")
      .locator("> div")
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe("flex");
  expect(violations).toEqual([]);
});

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
  holder.querySelector("a")?.click();
  // In a task of the page's own, because the code of the test itself may evaluate text.
  setTimeout(() => new Function("planted('evaluated text')")());
  await new Promise((done) => setTimeout(done, 300));
  holder.remove();
  if (getComputedStyle(document.body).getPropertyValue("--planted")) ran.push("an inline style");
  return ran;
}
