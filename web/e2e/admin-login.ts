import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";

/** Fills in the login that the page shows. The right password is the one that the start wrote into .dev.vars. */
export async function logInAsAdmin(page: Page, password = adminPassword()): Promise<void> {
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

function adminPassword(): string {
  const secrets = readFileSync(resolve(import.meta.dirname, "../../.dev.vars"), "utf8");
  const password = /^ADMIN_PASSWORD=["']?([^"'\r\n]+)/m.exec(secrets)?.[1];
  if (!password) throw new Error(".dev.vars has no ADMIN_PASSWORD");
  return password;
}
