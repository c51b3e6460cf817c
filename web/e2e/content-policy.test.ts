import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { becomeAdmin } from "./admin-login.ts";
import { sharedBrowser } from "./browser.ts";
import { cuttableNetwork } from "./cuttable-network.ts";
import { refusedByPolicy, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

/** States of a screen that appear only after an action. */
const STATES: readonly (readonly [name: string, path: string, act: (page: Page) => Promise<unknown>])[] = [
  [
    "a verdict with its tips and its report",
    "/?symbol=AAPL",
    async (page) => {
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download Report" }).click();
      await file;
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
  ["a stock that is not there", "/?symbol=NOSUCH", waitForHydration],
  ["a page for donations that are off", "/donate", (page) => page.getByText("Donations Currently Disabled").waitFor()],
  [
    "the admin's pages",
    "/admin/contact",
    async (page) => {
      await becomeAdmin(page);
      for (const path of ["/admin/contact", "/admin/forum", "/admin/refresh", "/admin/figures", "/admin/security"]) {
        await page.goto(path);
        await page.getByRole("button", { name: "Log out" }).waitFor();
        await page.waitForLoadState("networkidle");
      }
    },
  ],
];

it.each(STATES)("refuses nothing that %s needs", async (_, path, act) => {
  const { page, faults } = await visit(browser, path);
  await act(page);
  await page.waitForLoadState("networkidle");
  expect(refusedByPolicy(faults)).toEqual([]);
});

it("refuses nothing of what the service worker answers", async () => {
  const { origin, cut } = await cuttableNetwork();
  const { page, faults } = await visit(browser, "/", { serviceWorkers: "allow", baseURL: origin });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 0 });
  await page.goto("/courses/1");
  await cut(page);
  for (const path of ["/courses/1", "/donate", "/"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const row = page.getByRole("banner").locator("> div");
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
  }
  expect(refusedByPolicy(faults)).toEqual([]);
});
