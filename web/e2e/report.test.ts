import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { cutNetwork, visit } from "./visitor.ts";

const browser = await sharedBrowser();

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const card = (page: Page) => page.getByRole("article", { name: /AAPL/ });

describe("saving and sharing a stock's analysis", () => {
  it("creates a valid PDF", async () => {
    const { page, faults } = await visit(browser, "/?symbol=AAPL");
    const download = page.waitForEvent("download");
    await card(page).getByRole("button", { name: "Download Report" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("mizan-AAPL.pdf");
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    expect(bytes.subarray(-8).toString("latin1")).toContain("%%EOF");
    expect(bytes.length).toBeGreaterThan(2000);
    expect(faults).toEqual([]);
  });

  it("copies a link that shows the same stock", async () => {
    const { page } = await visit(browser, "/?symbol=aapl&from=elsewhere", CLIPBOARD);
    await card(page).getByRole("button", { name: "Share Analysis" }).click();
    await page.getByText("Link copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${inject("origin")}/stocks/AAPL`);
    await page.goto(link);
    await card(page).waitFor();
  });

  it("reports that the PDF could not be created when the network is cut, and still copies the link", async () => {
    const { page } = await visit(browser, "/?symbol=AAPL", CLIPBOARD);
    await card(page).waitFor();
    await cutNetwork(page);
    await card(page).getByRole("button", { name: "Download Report" }).click();
    await page.getByText("The report could not be made").waitFor();
    await card(page).getByRole("button", { name: "Share Analysis" }).click();
    await page.getByText("Link copied").waitFor();
  });
});
