import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { allow } from "../../scripts/test/machine-factor.ts";
import { logInAsAdmin } from "./admin-login.ts";
import { sharedBrowser } from "./browser.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

const trigger = (page: Page) => page.getByRole("button", { name: "Trigger Manual Update" });

describe("the automation page", () => {
  it("opens the login without a token, and follows an update started as the admin to its end", async () => {
    const { page } = await visit(browser, "/automation");
    await trigger(page).click();
    await page.waitForURL(/\/admin\/contact\?next=/);
    await logInAsAdmin(page);
    await page.waitForURL("/automation");
    await trigger(page).click();
    await page.getByRole("button", { name: "Updating...", disabled: true }).waitFor();
    await page.getByText("Update Triggered").waitFor({ timeout: allow(60_000) });
    await page.getByText("Manual stock update completed successfully").waitFor();
    await page.getByText("Trigger Manual Update").waitFor();
  });
});
