import type { Page } from "playwright-core";
import { inject } from "vitest";
import { adminPassword } from "./admin-session.ts";

/** Fills in the login form on the page. The default password is the one that the start wrote to .dev.vars. */
export async function logInAsAdmin(page: Page, password = adminPassword()): Promise<void> {
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Waits until the login form on the page can be submitted. */
export async function waitForLogin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log in", disabled: false }).waitFor();
}

/** Makes the browser an admin without a login, because only a few attempts are allowed in a quarter of an hour. */
export async function becomeAdmin(page: Page): Promise<void> {
  await page.evaluate((token) => localStorage.setItem("mizan:admin-token", token), inject("adminToken"));
}
