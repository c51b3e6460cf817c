import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings, contrastFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { PHONE } from "./sizes.ts";
import { roam, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();
const onPhone = roam(browser, { viewport: PHONE, bypassCSP: true });

const searchBox = (page: Page) => page.getByRole("combobox", { name: "Company Name or Stock Symbol" });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const dialog = (page: Page, name?: string) => page.getByRole("dialog", name ? { name } : {});

type Opening = [what: string, path: string, open: (page: Page) => Promise<void>];

const OPENINGS: Opening[] = [
  [
    "the side panel",
    "/",
    async (page) => {
      await press(page, "Open menu");
      await dialog(page, "Menu").waitFor();
    },
  ],
  [
    "the suggestions",
    "/",
    async (page) => {
      await searchBox(page).fill("micro");
      await page.getByRole("option").first().waitFor();
    },
  ],
  [
    "a tooltip",
    "/",
    async (page) => {
      await press(page, "About: Halal Stocks");
      await page.getByRole("tooltip").waitFor();
    },
  ],
  [
    "a toast",
    "/",
    async (page) => {
      await searchBox(page).fill("ZZZZZ");
      await searchBox(page).press("Enter");
      await page.getByText("Invalid Stock Symbol").waitFor();
    },
  ],
  [
    "the purification formulas",
    "/?symbol=AAPL",
    async (page) => {
      await press(page, "How purification is calculated");
      await dialog(page).waitFor();
    },
  ],
  [
    "the calculator with its errors",
    "/?symbol=AAPL",
    async (page) => {
      await press(page, "Calculate Total");
      await dialog(page).getByRole("button", { name: "Calculate" }).click();
      await page.getByText("Enter a number of shares above 0").waitFor();
    },
  ],
  [
    "a filter of the screener",
    "/screener",
    async (page) => {
      await enterScreener(page);
      await press(page, "Filters");
      await press(page, /^Sectors/);
      await page.getByRole("checkbox", { name: "Technology" }).waitFor();
    },
  ],
  [
    "the comparison",
    "/screener",
    async (page) => {
      await enterScreener(page);
      for (const index of [0, 1]) await boxes(page).nth(index).check();
      await press(page, "Compare 2");
      await dialog(page)
        .getByRole("row", { name: /^Debt Ratio.*%/ })
        .waitFor();
    },
  ],
  [
    "a zakat result that is outdated",
    "/zakat",
    async (page) => {
      await page.getByLabel("Asset type").selectOption("Cash (Bank Accounts)");
      await page.getByLabel("Value in US dollars").fill("70000");
      await press(page, "Add asset");
      await press(page, "Calculate Zakat");
      await page.getByRole("region", { name: "Your zakat" }).waitFor();
      await page.getByRole("radio", { name: "Silver" }).check();
      await page.getByText("You have changed something since.").waitFor();
    },
  ],
  [
    "the new discussion",
    "/community",
    async (page) => {
      await press(page, "New Discussion");
      await dialog(page, "New Discussion").waitFor();
    },
  ],
  ["a discussion", "/community?post=1", (page) => page.getByLabel("Your reply").waitFor()],
];

const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Compare / });

async function enterScreener(page: Page): Promise<void> {
  const email = page.getByLabel("Email address");
  await email.or(boxes(page).first()).first().waitFor();
  if (await email.isVisible()) {
    await email.fill("amina@example.org");
    await press(page, "Open the screener");
  }
  await boxes(page).first().waitFor();
}

describe("axe finds nothing on a phone, in light and dark, with this open:", () => {
  it.each(OPENINGS)("%s", async (_, path, open) => {
    const { page } = await onPhone(path);
    await waitForHydration(page);
    await open(page);
    await expectNothingFound(page);
  });

  it("the donation popup", async () => {
    const { page } = await visit(browser, "/donate/success", { viewport: PHONE, bypassCSP: true });
    await page.clock.install();
    await page.goto("/contact");
    await waitForHydration(page);
    await page.clock.fastForward(30_000);
    await dialog(page, "Keep It Free").waitFor();
    await expectNothingFound(page);
  });
});

async function expectNothingFound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastFindings(page), "dark").toEqual([]);
}
