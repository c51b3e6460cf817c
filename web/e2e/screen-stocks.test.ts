import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

const results = (page: Page) => page.getByRole("region", { name: "Stocks that match the filters" });
const countOf = (page: Page) => results(page).getByRole("heading", { name: /^[\d,]+ stocks?$/ });

async function openScreener(path: string) {
  const visited = await visit(browser, path);
  await enter(visited.page, "amina@example.org");
  return visited;
}

async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Open the screener" }).click();
}

describe("screening stocks", () => {
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
});

async function rowTexts(page: Page): Promise<string[]> {
  const texts = await results(page).getByRole("row").allInnerTexts();
  return texts.filter((text) => /\S/.test(text)).slice(1);
}

async function areAllShown(page: Page, status: string): Promise<boolean> {
  const texts = await rowTexts(page);
  return texts.length > 0 && texts.every((text) => text.includes(status));
}
