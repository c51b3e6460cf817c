import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { allow } from "../../scripts/test/machine-factor.ts";
import { logInAsAdmin } from "./admin-login.ts";
import { sharedBrowser } from "./browser.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

const trigger = (page: Page) => page.getByRole("button", { name: "Trigger Manual Update" });

describe("the automation page", () => {
  it("shows the status and the schedule", async () => {
    const { page, faults } = await visit(browser, "/automation");
    const status = page.getByRole("region", { name: "Automation System" });
    await status.waitFor();
    const text = (await status.innerText()).replaceAll(/\s+/g, " ");
    expect(text).toMatch(/Status (Active|Inactive) /i);
    expect(text).toMatch(/Next Update \w+ \d+, \d{4}, 2:00 AM UTC /i);
    expect(text).toMatch(/Total Stocks \d,\d{3} Halal Stocks [\d,]+ /i);
    expect(text).toMatch(/System Health \w+ Last Update \S+ /i);
    expect(text).toMatch(/Automation (Enabled|Disabled) /i);
    expect(text).toContain("Last weekend monthly at 2 AM UTC");
    expect(faults).toEqual([]);
  });

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
