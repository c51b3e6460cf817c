import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const calculator = (page: Page) => page.getByRole("dialog", { name: "Calculate Total Purification" });

/** The platform's own figures for a stock, for the test's calculation. */
async function figuresOf(page: Page, symbol: string): Promise<{ amount: number; incomeRatio: number }> {
  const { analysis } = await (await page.request.get(`/api/stocks/${symbol}`)).json();
  return { amount: analysis.purificationAmount, incomeRatio: analysis.nonCompliantIncomeRatio };
}

/** Apple's interest is our estimate. */
const aboutDollars = (amount: number) =>
  `about ${amount.toLocaleString("en-US", { style: "currency", currency: "USD" })}`;

async function openCalculator(path: string) {
  const visited = await visit(browser, path);
  await visited.page.getByRole("button", { name: "Calculate Total" }).click();
  await calculator(visited.page).waitFor();
  return visited;
}

describe("purifying what a stock brought in", () => {
  it("multiplies the shares by the amount per share, once they are above 0", async () => {
    const { page, faults } = await openCalculator("/?symbol=AAPL");
    const dialog = calculator(page);
    for (const wrong of ["", "0", "-5", "many"]) {
      await dialog.getByLabel("Number of shares").fill(wrong);
      await dialog.getByRole("button", { name: "Calculate" }).click();
      await dialog.getByText("Enter a number of shares above 0").waitFor();
    }
    await dialog.getByLabel("Number of shares").fill("12500");
    await dialog.getByRole("button", { name: "Calculate" }).click();
    const { amount } = await figuresOf(page, "AAPL");
    expect(amount).toBeGreaterThan(0);
    await dialog.getByText(aboutDollars(12_500 * amount), { exact: true }).waitFor();
    expect(faults).toEqual([]);
  });

  it("can be reached from the search by keyboard alone, and returns the focus", async () => {
    const { page } = await visit(browser, "/");
    await waitForHydration(page);
    const searchBox = page.getByRole("combobox", { name: "Company Name or Stock Symbol" });
    await tabTo(page, searchBox);
    await page.keyboard.type("micro");
    await page.getByRole("option", { name: /Microsoft/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /Microsoft/ }).waitFor();
    const opener = page.getByRole("button", { name: "Calculate Total" });
    await opener.waitFor();
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await calculator(page).waitFor();
    expect(await calculator(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await calculator(page).waitFor({ state: "detached" });
    expect(await hasFocus(opener)).toBe(true);
  });
});

const MOST_TABS = 80;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} is not within ${MOST_TABS} tabs`);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
