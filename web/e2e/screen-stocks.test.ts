import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { cutNetwork, visit } from "./visitor.ts";

const browser = await sharedBrowser();

const results = (page: Page) => page.getByRole("region", { name: "Stocks that match the filters" });
const countOf = (page: Page) => results(page).getByRole("heading", { name: /^[\d,]+ stocks?$/ });

async function openScreener(path: string, options: { failing?: string } = {}) {
  const visited = await visit(browser, path, options);
  await enter(visited.page, "amina@example.org");
  return visited;
}

async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Open the screener" }).click();
}

describe("screening stocks", () => {
  it("asks for an email first, refuses an invalid one, and asks only once", async () => {
    const { page, faults } = await visit(browser, "/screener");
    for (const wrong of ["", "amina", "amina@", "amina@example"]) {
      await enter(page, wrong);
      await page.getByText("Please enter a valid email address").waitFor();
    }
    expect(await results(page).count()).toBe(0);
    await enter(page, "amina@example.org");
    await countOf(page).waitFor();
    await page.reload();
    await countOf(page).waitFor();
    expect(await page.getByLabel("Email address").count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it("finds by status and exchange after a pause, and keeps the filters in the address", async () => {
    const { page } = await openScreener("/screener");
    await countOf(page).waitFor();
    await page.getByRole("radio", { name: "Halal", exact: true }).check();
    await page.getByRole("button", { name: /^Exchanges/ }).click();
    await page.getByText("LSE (London)").click();
    await page.getByText(/^Found \d+ stocks$/).waitFor();
    await page.waitForURL("/screener?filter=halal&exchange=LSE");
    await results(page).getByRole("link", { name: /\.L$/ }).first().waitFor();
    await expect.poll(() => areAllShown(page, "Halal")).toBe(true);

    const found = await countOf(page).innerText();
    await page.reload();
    await countOf(page).waitFor();
    expect(await countOf(page).innerText()).toBe(found);
    expect(await page.getByRole("radio", { name: "Halal", exact: true }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.waitForURL("/screener");
  });

  it("takes a filter back by going back, one at a time", async () => {
    const { page } = await openScreener("/screener");
    await countOf(page).waitFor();
    await page.getByRole("radio", { name: "Halal", exact: true }).check();
    await page.waitForURL("/screener?filter=halal");
    await page.getByRole("combobox", { name: "Market cap" }).selectOption({ label: "Market cap: at least $10B" });
    await page.waitForURL("/screener?filter=halal&size=10000000000");
    await page.goBack();
    await page.waitForURL("/screener?filter=halal");
    await expect.poll(() => page.getByRole("combobox", { name: "Market cap" }).inputValue()).toBe("");
    await page.goBack();
    await page.waitForURL("/screener");
    await expect.poll(() => page.getByRole("radio", { name: "All", exact: true }).isChecked()).toBe(true);
  });

  it("opens on the status of a dashboard card", async () => {
    const { page } = await visit(browser, "/");
    await page.getByRole("link", { name: "Non-Compliant" }).click();
    await page.waitForURL("/screener?filter=haram");
    await enter(page, "amina@example.org");
    await countOf(page).waitFor();
    await expect.poll(() => areAllShown(page, "Haram")).toBe(true);
  });

  it("loads more, and the file has a head and a row for each stock that was found, shown or not", async () => {
    const { page } = await openScreener("/screener?filter=halal");
    await page.getByText(/^100 of [\d,]+ shown$/).waitFor();
    await results(page).getByRole("button", { name: "Load more" }).click();
    const shown = await page.getByText(/^200 of [\d,]+ shown$/).innerText();
    const found = Number(/of ([\d,]+)/.exec(shown)?.[1]?.replace(",", ""));
    const download = page.waitForEvent("download");
    await results(page).getByRole("button", { name: "Download CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^mizan-screener-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
    expect(head).toBe(
      "\uFEFFSymbol,Name,Sector,Industry,Exchange,Price (USD),Change (%),Status,Standing,Debt (%),Cash (%),Income (%),Market cap (USD),Purification per share (USD),Purification is",
    );
    expect(rows).toHaveLength(found);
    expect(rows.filter((row) => !row.includes(",halal,halal,"))).toEqual([]);
  });

  it("finds debt-free stocks that two standards permit, ordered over all results", async () => {
    const { page } = await openScreener("/screener?debt=0&standard=aaoifi,sc-malaysia&sort=-size");
    await countOf(page).waitFor();
    for (const chip of ["Debt ratio: 0%", "Permitted by AAOIFI", "Permitted by Securities Commission Malaysia"]) {
      await page.getByRole("button", { name: `Remove: ${chip}` }).waitFor();
    }
    const debts = await page.locator("td[class*=debt]").allInnerTexts();
    expect(debts.length).toBeGreaterThan(3);
    expect(debts.filter((debt) => !/0\.0?%/.test(debt))).toEqual([]);
  });

  it("compares up to four side by side", async () => {
    const { page } = await openScreener("/screener?filter=halal&exchange=NYSE");
    await countOf(page).waitFor();
    const boxes = results(page).getByRole("checkbox", { name: /^Compare / });
    for (const index of [0, 1, 2, 3]) await boxes.nth(index).check();
    expect(await boxes.nth(4).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Compare 4" }).click();
    const dialog = page.getByRole("dialog", { name: "Side by side" });
    await dialog.getByRole("row", { name: /^Debt Ratio \(limit 33%\).*%/ }).waitFor();
    expect(await dialog.getByRole("columnheader").count()).toBe(5);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("reports a failed search when the network is cut, and clears the old results", async () => {
    const { page } = await openScreener("/screener");
    await countOf(page).waitFor();
    await cutNetwork(page);
    await page.getByRole("radio", { name: "Haram", exact: true }).check();
    await results(page).getByText("Failed to search stocks").waitFor();
    await results(page).getByText("Search failed").waitFor();
    expect(await results(page).getByRole("table").count()).toBe(0);
  });
});

async function rowTexts(page: Page): Promise<string[]> {
  const texts = await results(page).getByRole("row").allInnerTexts();
  return texts.filter((text) => /\S/.test(text)).slice(1);
}

async function areAllShown(page: Page, status: string): Promise<boolean> {
  const texts = await rowTexts(page);
  return texts.length > 0 && texts.every((text) => text.includes(status));
}
