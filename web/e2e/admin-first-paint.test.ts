import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { becomeAdmin, waitForLogin } from "./admin-login.ts";
import { sharedBrowser } from "./browser.ts";
import { PHONE } from "./sizes.ts";
import { roam, visit } from "./visitor.ts";

const browser = await sharedBrowser();
const anyone = roam(browser, {});
const admins = { phone: roam(browser, { viewport: PHONE }), laptop: roam(browser, {}) };

const PAGES = ["/admin/contact", "/admin/forum", "/admin/refresh", "/admin/figures", "/admin/security"];

const login = (page: Page) => page.getByRole("heading", { name: "Admin login" });
const place = (page: Page) => page.locator('main [aria-busy="true"]').first();

/** Opens a page whose code arrives only when released. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return code.resolve;
}

describe.each(PAGES)("before its code is loaded, %s", (path) => {
  it("shows the login without a token", async () => {
    const { page, faults } = await anyone("/no-such-page");
    const wake = await openWithoutCode(page, path);
    await login(page).waitFor();
    expect(await place(page).isVisible()).toBe(false);
    wake();
    await waitForLogin(page);
    expect(await page.locator("main [aria-busy]").count()).toBe(0);
    expect(faults.filter((fault) => !fault.includes("404 (Not Found)"))).toEqual([]);
  });

  it.each(["phone", "laptop"] as const)(
    "shows an admin on a %s the place of what comes, and never the login",
    async (device) => {
      const { page, faults } = await admins[device]("/contact");
      await becomeAdmin(page);
      await page.addInitScript(watchLogin);
      const wake = await openWithoutCode(page, path);
      await place(page).waitFor();
      expect(await login(page).count()).toBe(0);
      await page.evaluate(() => document.querySelector<HTMLElement>("main [name=password]")?.focus());
      expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).not.toBe("password");
      wake();
      await page.getByRole("button", { name: "Log out" }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => (window as Watching).loginSeen)).toBe(false);
      expect(faults).toEqual([]);
    },
  );
});

it("a login typed before hydration is not sent by Enter, and is not lost", async () => {
  const { page } = await visit(browser, "/contact");
  const sent: unknown[] = [];
  await page.route("**/api/admin/login", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 401, json: { error: "Invalid credentials" } });
  });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const wake = await openWithoutCode(page, "/admin/contact");
  await page.getByLabel("Username").fill("amina");
  await page.getByLabel("Password").focus();
  await page.keyboard.type("kept secret");
  await page.keyboard.press("Enter");
  wake();
  await waitForLogin(page);
  expect(new URL(page.url()).search).toBe("");
  expect(await page.getByLabel("Password").evaluate((field) => document.activeElement === field)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByText("Invalid credentials").waitFor();
  expect(sent).toEqual([{ username: "amina", password: "kept secret" }]);
  expect(addresses.filter((address) => address.includes("secret"))).toEqual([]);
});

it("a login that a program sends before hydration is not in the address", async () => {
  const { page } = await visit(browser, "/contact");
  await openWithoutCode(page, "/admin/contact");
  await page.getByLabel("Password").fill("secret");
  const navigated = page.waitForEvent("framenavigated");
  await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
  await navigated;
  expect(page.url()).not.toContain("secret");
});

it("without scripts the login is shown but cannot be sent", async () => {
  const { page } = await visit(browser, "/admin/contact", { javaScriptEnabled: false });
  await login(page).waitFor();
  expect(await place(page).isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Log in" }).isDisabled()).toBe(true);
});

type Watching = Window & { loginSeen?: boolean };

function watchLogin(): void {
  (window as Watching).loginSeen = false;
  const look = () => {
    if (document.getElementById("admin-login")?.checkVisibility()) (window as Watching).loginSeen = true;
    requestAnimationFrame(look);
  };
  look();
}
