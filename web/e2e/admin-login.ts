import type { Page } from "playwright-core";
import { inject } from "vitest";
import { adminPassword } from "./admin-session.ts";

/** Fills in the login that the page shows. The right password is the one that the start wrote into .dev.vars. */
export async function logInAsAdmin(page: Page, password = adminPassword()): Promise<void> {
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Waits until the login that the page shows can be sent. */
export async function loginAwake(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log in", disabled: false }).waitFor();
}

/** Lets the browser be the admin without a login: those that are tried in a quarter of an hour are few. */
export async function becomeAdmin(page: Page): Promise<void> {
  await page.evaluate((token) => localStorage.setItem("mizan:admin-token", token), inject("adminToken"));
}
