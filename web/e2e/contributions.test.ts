import { expect, inject, it } from "vitest";
import type { WantedFigure } from "../../schema/contracts/claims.ts";
import { sharedBrowser } from "./browser.ts";
import { PHONE } from "./sizes.ts";
import { visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

it("a wanted figure leads to the company's reports and to the form", async () => {
  const { page, faults } = await visit(browser, "/contributions", { viewport: PHONE, serviceWorkers: "block" });
  await waitForHydration(page);
  await page.getByRole("link", { name: "Most wanted figures" }).click();
  await page.getByLabel("Market").selectOption("NASDAQ");
  const [first] = (await (
    await fetch(`${inject("origin")}/api/claims/wanted?exchange=NASDAQ&limit=1`)
  ).json()) as WantedFigure[];
  const company = page.getByRole("article").first();
  await company.getByRole("link", { name: first?.symbol ?? "", exact: true }).waitFor();
  expect(await company.getByRole("link", { name: /EDGAR/ }).getAttribute("href")).toContain(`CIK=${first?.symbol}`);
  await page.getByRole("table").waitFor();
  await company.getByRole("link", { name: "Give this figure" }).click();
  const form = page.getByRole("dialog");
  expect(await form.getByLabel("Which figure").inputValue()).toBe(first?.input);
  expect(faults).toEqual([]);
}, 60_000);
