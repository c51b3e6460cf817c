import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import type { HeldStock, portfolioEndpoints } from "../../schema/contracts/portfolio.ts";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { LAPTOP, PHONE } from "./sizes.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const [LAST_MONTH, LAST_WEEK, YESTERDAY] = [dayBefore(30), dayBefore(7), dayBefore(1)];

const verdict = (standing: "halal" | "haram" | "doubt", debtRatio: number): HeldStock["changes"][number]["before"] => ({
  status: standing === "doubt" ? "questionable" : standing,
  standing,
  debtRatio,
  cashRatio: 1,
  nonCompliantIncomeRatio: 2,
});

/** AB InBev turned a month ago at a price of 40 dollars, and is worth 50; Apple's figures are too old since last week. */
const CHANGES: Readonly<Record<string, HeldStock["changes"]>> = {
  BUD: [
    {
      version: 2,
      changedOn: LAST_MONTH,
      before: verdict("halal", 30),
      after: verdict("haram", 40),
      causes: ["figures"],
      inputs: [],
      price: { amount: 40, on: LAST_MONTH },
    },
  ],
  AAPL: [
    {
      version: 3,
      changedOn: LAST_WEEK,
      agedOn: LAST_WEEK,
      before: verdict("halal", 3),
      after: verdict("doubt", 3),
      causes: ["age"],
      inputs: [],
    },
  ],
};

type Answer = ReturnType<typeof portfolioEndpoints.lookUpHoldings.response.parse>;

async function holder(options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> {
  const visitor = await visit(browser, "/learn", { bypassCSP: true, ...options });
  const { page } = visitor;
  await page.context().route("**/api/portfolio/look-up", async (route) => {
    // A page that closes while it is asked needs no answer.
    const asked: Promise<Answer> = route.fetch().then((response) => response.json());
    const answer = await asked.catch(() => undefined);
    const stocks = answer?.stocks.map((stock) => {
      return { ...stock, currentPrice: 50, changes: CHANGES[stock.symbol] ?? [] };
    });
    if (stocks) await route.fulfill({ json: { ...answer, stocks } });
  });
  await page.goto("/portfolio");
  return visitor;
}

async function own(page: Page): Promise<void> {
  for (const [symbol, shares] of [
    ["BUD", "10"],
    ["AAPL", "3"],
  ] as const) {
    await page.getByRole("combobox", { name: "Symbol or company" }).fill(symbol);
    await page.getByLabel("Number of shares").fill(shares);
    await page.getByRole("button", { name: "Add position" }).click();
    await page.getByText(/^Looked up on/).waitFor();
  }
  await page.getByRole("heading", { name: "What changed status" }).waitFor();
}

it("tells a holder what turned, by which figure, and what each text asks for, in any window; the choice and the reminder are kept", async () => {
  const { page, faults } = await holder({ acceptDownloads: true });
  await own(page);
  const section = page.getByRole("region", { name: "What changed status" });
  const turned = section.getByRole("article", { name: "BUD" });
  await turned.getByText(/^No longer permissible since/).waitFor();
  const told = await turned.innerText();
  expect(told).toContain("The company reported newer figures. Debt 30.0% → 40.0% (limit 33%).");
  expect(told).toMatch(/Gain after it\s+about \$100\.00/);
  expect(told).toContain("Your records do not say what the shares cost.");
  expect(told).toContain("Your records start later");
  const cells = async (holder: string) =>
    (await turned.getByRole("row").filter({ hasText: holder }).getByRole("cell").allInnerTexts()).map((text) =>
      text.trim(),
    );
  expect(await cells("Securities Commission Malaysia")).toEqual(["about $100.00", "$0.00"]);
  expect(await cells("MSCI")).toEqual(["the source does not say", "the source does not say"]);

  const aged = await section.getByRole("article", { name: "AAPL" }).innerText();
  expect(aged).toContain("Nothing else changed: wait for its next report.");
  expect(aged).not.toMatch(/to charity|Remind me/);

  await section.getByLabel("The position you follow").selectOption({ label: "Zoya, a screener" });
  await turned.getByText("(the one you follow)").waitFor();
  await turned.getByLabel("Remind me on").fill(YESTERDAY);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    turned.getByRole("button", { name: "Save to my calendar" }).click(),
  ]);
  const calendar = readFileSync(await file.path(), "utf8");
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${YESTERDAY.replaceAll("-", "")}`);
  expect(calendar).toContain("SUMMARY:BUD: what changed status");
  expect(calendar).not.toContain("100");

  await page.reload();
  await turned.getByText(/^Your reminder of/).waitFor();
  await turned.getByText("(the one you follow)").waitFor();
  await section.getByText("What the texts say").first().click();
  expect(await section.getByRole("link", { name: /^Bursa Malaysia/ }).getAttribute("href")).toMatch(/^https:/);
  expect(await axeFindings(page)).toEqual([]);
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(faults).toEqual([]);
});

it("says on the page of changes what the texts say, where a share is no longer permissible", async () => {
  const { page } = await visit(browser, "/learn", { bypassCSP: true });
  const [of] = CHANGES["BUD"] ?? [];
  const change = {
    id: 20_000_001,
    symbol: "BUD",
    name: "AB InBev",
    exchange: "NYSE",
    sector: null,
    message: "",
    ...of,
  };
  await page.route(/\/api\/changes(\?|$)/, (route) =>
    route.fulfill({ json: [change], headers: { "x-total-count": "1" } }),
  );
  await page.goto("/changes");
  await page.getByText("If you hold it").click();
  await page.getByText("Shariah Advisory Council of the Securities Commission Malaysia").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: /in your portfolio/ }).click();
  await page.waitForURL("**/portfolio");
});
