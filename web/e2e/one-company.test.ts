import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { roam, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();
const open = roam(browser, {});

const searchBox = (page: Page) => page.getByRole("combobox", { name: "Company Name or Stock Symbol" });

async function typeAndEnter(text: string): Promise<Page> {
  const { page } = await open("/");
  await waitForHydration(page);
  await searchBox(page).fill(text);
  await searchBox(page).press("Enter");
  return page;
}

describe("what people type", () => {
  it.each([
    ["an everyday name", "google", "Alphabet Inc."],
    ["an Arabic name", "أرامكو", "Saudi Arabian Oil Company"],
    ["a local code without its zero", "700", "Tencent Holdings"],
    ["a misspelling", "microsft", "Microsoft Corporation"],
  ])("%s and Enter open the company: %s", async (_, text, company) => {
    const page = await typeAndEnter(text);
    await page.getByRole("article").getByRole("heading", { level: 2, name: company }).waitFor();
  });

  it("a symbol that two companies have on two markets asks which", async () => {
    const page = await typeAndEnter("7203");
    await page.getByRole("option", { name: /Elm Company/ }).waitFor();
    expect(await page.getByRole("option").first().innerText()).toMatch(/Toyota Motor/);
    await page.getByRole("option", { name: /Elm Company/ }).click();
    await page
      .getByRole("article")
      .getByRole("heading", { level: 2, name: /Elm Company/ })
      .waitFor();
  });

  it.each([
    ["the page of a symbol", "/stocks/TCS", "/stocks/TCS.TO"],
    ["the dashboard's address", "/?symbol=TCS", "/?symbol=TCS.TO"],
  ])("%s that two companies have leads to each of them", async (_, path, address) => {
    const { page } = await open(path);
    await page.getByRole("heading", { name: "Which company do you mean?" }).waitFor();
    await page.getByRole("link", { name: /Tata Consultancy/ }).waitFor();
    await page.getByRole("link", { name: /Tecsys/ }).click();
    await page.waitForURL(address);
    await page
      .getByRole("article")
      .getByRole("heading", { level: 2, name: /Tecsys/ })
      .waitFor();
  });

  it("the page of such a symbol has the links before any script, and that of none the nearest names", async () => {
    const { page } = await visit(browser, "/stocks/TCS", { javaScriptEnabled: false });
    expect(await page.getByRole("link", { name: /Tecsys/ }).getAttribute("href")).toBe("/stocks/TCS.TO");
    await page.goto("/stocks/Applle");
    await page.getByText("APPLLE is not a valid stock symbol. Please check the spelling and try again.").waitFor();
    expect(
      await page
        .getByRole("link", { name: /Apple Inc/ })
        .first()
        .getAttribute("href"),
    ).toBe("/stocks/AAPL");
  });

  it("a fund is not a company: its symbol opens the fund, and no name suggests a leveraged product", async () => {
    const page = await typeAndEnter("SPY");
    await page
      .getByRole("heading", { name: /SPDR S&P 500/ })
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe("/funds/SPY");
    await page.goto("/");
    await waitForHydration(page);
    await searchBox(page).fill("3x tesla");
    await page
      .getByRole("option", { name: /Tesla, Inc\./ })
      .first()
      .waitFor();
    expect(await page.getByRole("option", { name: /\bLS\b|ETF|ETP/ }).count()).toBe(0);
  });
});

describe("one company", () => {
  it("has one verdict on each of its listings, which name each other", async () => {
    const { page } = await open("/stocks/BIDU");
    const verdict = await page.locator("#stock-verdict").innerText();
    const listings = page.getByRole("region", { name: "One company, one answer" });
    await listings.getByRole("link", { name: /9888\.HK/ }).click();
    await page.waitForURL("**/stocks/9888.HK");
    expect((await page.locator("#stock-verdict").innerText()).split("\n")[0]).toBe(verdict.split("\n")[0]);
    await page.getByRole("link", { name: /^BIDU/ }).waitFor();
  });

  it("says on a listing that was never screened whose verdict it shows", async () => {
    const { page } = await open("/stocks/APC.DE");
    await page.getByText(/the verdict is that of Apple Inc\. \(AAPL\), the same company/).waitFor();
    expect(await page.locator("#stock-verdict").innerText()).toContain("Questionable");
  });

  it("is in doubt on every listing where its sources contradict each other, and says so", async () => {
    for (const symbol of ["KRDMA.IS", "KRDMD.IS"]) {
      const { page } = await visit(browser, `/stocks/${symbol}`);
      await page.getByText(/contradict each other, so the verdict is in doubt on every one of them/).waitFor();
      expect(await page.locator("#stock-verdict").innerText()).toContain("In doubt");
    }
  });
});
