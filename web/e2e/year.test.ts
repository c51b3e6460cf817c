import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./axe-findings.ts";
import { launchBrowser } from "./browser.ts";
import { cuttableNetwork } from "./cuttable-network.ts";
import { LAPTOP, PHONE } from "./sizes.ts";
import { visit } from "./visitor.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A brewery: all that it pays is given away. Worked by hand beside each expectation. */
const TRADES = [
  "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share)",
  "Market buy,2025-01-02,,BUD,,10,50.00,USD",
  "Dividend,2025-05-15,,BUD,,10,5.00,USD",
  "Market sell,2025-07-01,,BUD,,4,80.00,USD",
  "Dividend,2026-05-15,,BUD,,6,5.00,USD",
].join("\n");

async function importTrades(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "From a file" }).check();
  await page
    .getByLabel(/^Your broker's file/)
    .setInputFiles({ name: "trades.csv", mimeType: "text/csv", buffer: Buffer.from(TRADES) });
  await page.getByText("4 entries imported from Trading 212.").waitFor();
  await page.getByText(/^Verdicts and prices as of/).waitFor();
  await page.getByRole("button", { name: "Change BUD" }).click();
  await page.getByLabel("Your own price of a share, in US dollars").fill("60");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("tab", { name: "Purification" }).click();
  await page.getByLabel("What to add").selectOption("gift");
  await page.getByLabel("Date", { exact: true }).fill("2026-06-01");
  await page.getByLabel("Amount", { exact: true }).fill("12");
  await page.getByLabel("Given to").fill("a school");
  await page.getByRole("button", { name: "Add entry" }).click();
  await page.getByText("to a school").waitFor();
}

const said = (page: Page, part: string) => page.getByRole("region", { name: part }).innerText();

it("shows", { timeout: 120_000 }, async () => {
  const { page, faults } = await visit(browser, "/portfolio", { acceptDownloads: true, serviceWorkers: "block" });
  await importTrades(page);
  await page.getByRole("link", { name: "The year on one page" }).click();
  await page.getByRole("heading", { name: "The year 2026" }).waitFor();
  console.log(await page.getByRole("main").innerText());
  await page.screenshot({ path: "/tmp/year-1280.png", fullPage: true });
  await page.getByLabel("Year", { exact: true }).selectOption("2025");
  await page.getByRole("heading", { name: "The year 2025" }).waitFor();
  console.log(await page.getByRole("main").innerText());
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: "/tmp/year-390.png", fullPage: true });
  await page.emulateMedia({ colorScheme: "light" });
  await page.pdf({ path: "/tmp/year.pdf", format: "A4" });
  await page.goto("/ar/portfolio/year#year=2025");
  await page.getByRole("heading", { name: "سنة 2025" }).waitFor();
  await page.setViewportSize(LAPTOP);
  await page.screenshot({ path: "/tmp/year-ar.png", fullPage: true });
  await page.pdf({ path: "/tmp/year-ar.pdf", format: "A4" });
  console.log(faults);
});
