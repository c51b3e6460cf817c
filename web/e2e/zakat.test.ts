import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { cutNetwork, visit } from "./visitor.ts";

const browser = await sharedBrowser();

const history = (page: Page) => page.getByRole("region", { name: "Your latest calculations" });
const result = (page: Page) => page.getByRole("region", { name: "Your zakat" });

async function add(page: Page, type: string, value: string): Promise<void> {
  await page.getByLabel("Asset type").selectOption(type);
  await page.getByLabel("Value in US dollars").fill(value);
  await page.getByRole("button", { name: "Add asset" }).click();
}

const calculate = (page: Page) => page.getByRole("button", { name: "Calculate Zakat" }).click();

describe("calculating zakat", () => {
  it("owes 2.5% above the nisab, keeps the calculation, and asks for a gift only then", async () => {
    const { page, faults } = await visit(browser, "/zakat");
    expect(await history(page).locator("span:visible").count(), "placeholders where nothing was kept").toBe(0);
    await add(page, "Cash (Bank Accounts)", "60000");
    await add(page, "Gold", "40,000");
    await page.getByText("$2,500.00").first().waitFor();
    await calculate(page);
    await result(page).waitFor();
    const text = await result(page).innerText();
    expect(text).toMatch(/Zakat owed\s+\$2,500\.00/);
    expect(text).toMatch(/Zakatable wealth\s+\$100,000\.00/);
    expect(text).toMatch(/Nisab by gold\s+\$[\d,]+\.\d\d/i);
    const gift = result(page).getByRole("region", { name: "Support Our Mission" });
    expect(await gift.getByRole("link", { name: "Donate $1/month" }).getAttribute("href")).toBe("/donate");
    await history(page).getByText("$2,500.00").waitFor();
    await page.reload();
    await history(page).getByText("$2,500.00").waitFor();
    expect(await result(page).count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

it("works out missed years on the device, also without a network, and keeps them there", async () => {
  const { page, faults } = await visit(browser, "/zakat");
  const sent: string[] = [];
  await page.getByText("Zakat of missed years").click();
  await page.getByLabel(/day a year began/).fill("2022-01-01");
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await cutNetwork(page);
  const years = page.getByRole("group", { name: /20\d\d/ });
  await years
    .first()
    .getByLabel(/^Money/)
    .fill("40000");
  await page.getByRole("button", { name: "Same amounts in the years left empty" }).click();
  const owed = page.getByText("Zakat still to give").locator("xpath=following-sibling::dd");
  // 1,000, then 2.5 % of 39,000, 38,025 and 37,074.38: the unpaid zakat of earlier years is deducted.
  expect(await years.count()).toBe(5);
  expect(await owed.innerText()).toBe("$4,756.17");
  await page.getByLabel("Not deducted").check();
  expect(await owed.innerText()).toBe("$5,000.00");
  expect(sent).toEqual([]);
  expect(faults).toEqual([]);
});
