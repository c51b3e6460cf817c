import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings, contrastFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { cuttableNetwork } from "./cuttable-network.ts";
import { LAPTOP, PHONE } from "./sizes.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

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
  await page.getByText(/^Looked up on/).waitFor();
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

const part = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) }).innerText();

async function openYear(page: Page): Promise<void> {
  await importTrades(page);
  await page.getByRole("link", { name: "The year on one page" }).click();
  await page.getByRole("heading", { name: "The year 2026" }).waitFor();
}

async function saved(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

it("a sample person's year is what paper says, on the page and in its files, and sends symbols alone", async () => {
  const { page, faults } = await visit(browser, "/portfolio", { acceptDownloads: true });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/"))
      asked.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ""}`);
  });
  await openYear(page);
  // 6 shares at $60.
  expect(await part(page, "Owned on")).toMatch(/Haram\s+BUD\s+\$360\.00 · 100\.0%/);
  // 6 × $5, all of it, less the $12 that were given.
  expect(await part(page, "Earned")).toMatch(/Dividends\s+\$30\.00\s+Gains from sales\s+\$0\.00/);
  expect(await part(page, "Purification given and owed")).toMatch(
    /Dividends only\s+Given: \$12\.00\. Still owed: about \$18\.00\. This is your method\.\s+about \$30\.00/,
  );
  // 30 ÷ 360
  expect(await part(page, "Fees and taxes")).toMatch(/In all\s+about 8\.33% of the portfolio’s value\s+about \$30\.00/);
  expect(await part(page, "Zakat, apart")).toContain("No calculation of this year is known to us.");
  await page.getByText("$12.00 given for purification in 2026.").waitFor();

  const csv = await saved(page, "Download as CSV");
  expect(csv.name).toBe("mizan-2026.csv");
  const rows = csv.bytes.toString("utf8").trim().split("\r\n");
  expect(rows[1]).toContain("BUD,Haram,6,360.00,100,0,");
  expect(rows).toContain("Dividends only,Still owed,,,18.00,,1,0,,,");
  const pdf = await saved(page, "Download as PDF");
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(["mizan-2026.pdf", "%PDF-"]);

  for (const program of ["Beancount", "Ledger"]) {
    const { name, bytes } = await saved(page, `For ${program}`);
    expect(name).toBe(`mizan-2026.${program.toLowerCase()}`);
    for (const posting of ["Assets:Trading-212:Shares  6 BUD", "Liabilities:Purification  -30.00 USD"])
      expect(bytes.toString("utf8")).toContain(posting);
  }

  await page.getByLabel("Year", { exact: true }).selectOption("2025");
  await page.getByRole("heading", { name: "The year 2025" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#year=2025");
  // The same 6 shares on 31 December, at a price of today; 10 × $5, and 4 × ($80 − $50).
  expect(await part(page, "Owned on Dec 31, 2025")).toMatch(/about \$360\.00 · 100\.0%/);
  expect(await part(page, "Earned")).toMatch(/Dividends\s+\$50\.00\s+Gains from sales\s+\$120\.00/);
  expect(await part(page, "Purification given and owed")).toMatch(/Dividends and gains\s+.*owed: about \$170\.00/);
  await page.getByText("Nothing that you gave for this year is recorded.").waitFor();
  expect(new Set(asked)).toEqual(
    new Set(['POST /api/portfolio/look-up {"symbols":["BUD"]}', "GET /api/zakat/history "]),
  );
  expect(faults).toEqual([]);
});

it("zakat comes with its day: that of the lunar year, and of the visitor's own calculation", async () => {
  const { page } = await visit(browser, "/portfolio");
  await importTrades(page);
  await page.getByRole("tab", { name: "Zakat" }).click();
  await page.getByLabel("My zakat year began on").fill("2025-09-01");
  await page.request.post("/api/zakat/calculate", {
    data: { assets: [{ type: "cash", value: 20_000 }], nisabType: "gold" },
  });
  await page.goto("/portfolio/year");
  await page.getByText(/^By your calculation of /).waitFor();
  // 354 days later, and 2.5 % of $20,000 beside $360 of shares.
  expect(await part(page, "Zakat, apart")).toMatch(/A lunar year ends\s+Aug 21, 2026\s+Zakat owed/);
  expect(await part(page, "Zakat, apart")).toContain("$500.00");
});

it("is printed on A4 without running over, from left to right or right to left", async () => {
  const { page } = await visit(browser, "/portfolio");
  await importTrades(page);
  await page.emulateMedia({ media: "print" });
  // A4 less two margins of a centimetre, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1046 });
  for (const [prefix, heading] of [
    ["", "The year 2025"],
    ["/ar", "سنة 2025"],
  ] as const) {
    await page.goto(`${prefix}/portfolio/year#year=2025`);
    await page.getByRole("heading", { name: heading }).waitFor();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeLessThanOrEqual(2);
    for (const hidden of ["button", "select", "header nav"])
      expect(await page.locator(`${hidden}:visible`).count(), hidden).toBe(0);
  }
});

it("says what to do in a year without records, and that one has not begun", async () => {
  const { page, faults } = await visit(browser, "/portfolio/year");
  await page.getByRole("heading", { name: "Nothing is recorded for this year" }).waitFor();
  await page.getByRole("link", { name: "Back to the portfolio" }).click();
  await page.getByText("Nothing here yet").waitFor();
  await page.goto("/portfolio/year#year=2999");
  await page.getByRole("heading", { name: "This year has not begun" }).waitFor();
  expect(faults).toEqual([]);
});

it("opens without a network, as the portfolio does, and says that zakat could not be looked up", async () => {
  const { origin, cut } = await cuttableNetwork();
  const { page } = await visit(browser, "/portfolio", { serviceWorkers: "allow", baseURL: origin });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 0 });
  await openYear(page);
  await cut(page);
  await page.reload();
  await page.getByRole("heading", { name: "The year 2026" }).waitFor();
  expect(await part(page, "Owned on")).toContain("$360.00");
  await page.getByText("Your calculations could not be looked up just now.").waitFor();
  await page.goto("/portfolio");
  await page.getByRole("row", { name: /BUD/ }).getByText("Haram").waitFor();
  await page.getByText("Add what you own").click();
  await page.getByRole("radio", { name: "From a file" }).check();
  const more = { name: "more.csv", mimeType: "text/csv", buffer: Buffer.from(TRADES.replaceAll("BUD", "MSFT")) };
  await page.getByLabel(/^Your broker's file/).setInputFiles(more);
  await page.getByRole("row", { name: /MSFT/ }).first().waitFor();
});

it("axe has nothing to find on a phone or a laptop, light or dark", async () => {
  const { page } = await visit(browser, "/portfolio", { bypassCSP: true });
  await openYear(page);
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
