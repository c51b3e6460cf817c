import { expect, inject, it } from "vitest";
import type { Claim, WantedFigure } from "../../schema/contracts/claims.ts";
import type { Stock } from "../../schema/contracts/stocks.ts";
import { becomeAdmin } from "./admin-login.ts";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { NARROWEST, PHONE } from "./sizes.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

const MARKUP = `<img src=x onerror="alert(1)">`;

async function ask<Answer>(path: string, network = 0, body?: object): Promise<Answer> {
  const origin = inject("origin");
  const headers = { "content-type": "application/json", origin, "cf-connecting-ip": `198.51.100.${network}` };
  const answer = await fetch(`${origin}/api/${path}`, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const answered = await answer.json();
  expect([path, answer.ok, answered]).toEqual([path, true, answered]);
  return answered as Answer;
}

/** A figure that settles a company's doubt, near what is known of it, which two readers have found. */
async function checkedClaim(): Promise<Claim> {
  const wanted = await ask<WantedFigure[]>("claims/wanted?exchange=LSE&input=interestBearingDebt&limit=30");
  for (const { symbol, input } of wanted) {
    const { analysis } = await ask<Stock>(`stocks/${symbol}`);
    const known = analysis.evidence.find((figure) => figure.input === input);
    if (!known) continue;
    const figure = { unit: "ones", currency: known.currency, periodEnd: "2026-06-30", page: 12 };
    const amount = Math.round(known.originalAmount * 0.9);
    const url = "https://data.fca.org.uk/artefacts/report.pdf";
    const claim = await ask<Claim>("claims", 1, { symbol, input, amount, url, quotation: MARKUP, ...figure });
    await ask("claims", 2, { symbol, input, amount: amount * 0.8, url, ...figure });
    await ask(`claims/${claim.id}/voices`, 3, { agrees: true });
    return claim;
  }
  throw new Error("Nothing is wanted");
}

it("an admin decides by keys alone, everybody sees it, and it is taken back", async () => {
  const { id, symbol } = await checkedClaim();
  const { page, faults } = await visit(browser, "/contact");
  await becomeAdmin(page);
  await page.goto("/admin/figures");
  const head = page.locator(`button[data-claim="${id}"]`);
  await head.waitFor();
  for (let moves = 0; (await head.getAttribute("aria-expanded")) !== "true"; moves++) {
    expect(moves).toBeLessThan(20);
    await page.keyboard.press("j");
  }
  const claim = page.getByRole("article").filter({ has: head });
  await claim.getByText("In use now").waitFor();
  await claim.getByText("Another reader", { exact: true }).waitFor();
  await claim.getByText(symbol, { exact: false }).first().waitFor();
  await page.keyboard.press("a");
  await page.keyboard.type("Page 12, seen by keys");
  await page.keyboard.press("Enter");
  await page.getByText("The figure is accepted").waitFor();
  await head.waitFor({ state: "detached" });
  // A figure that another test decides meanwhile is no longer in the queue.
  expect(faults.filter((fault) => !fault.includes("status of 404"))).toEqual([]);

  const { page: reader } = await visit(browser, "/contributions?state=accepted");
  const decision = reader.getByRole("article").filter({ hasText: "Page 12, seen by keys" });
  await decision.getByText("Accepted", { exact: true }).waitFor();
  await decision.getByText(MARKUP, { exact: true }).waitFor();
  await decision.getByText(`${symbol}: from “In doubt” to`, { exact: false }).waitFor();
  expect(await reader.locator("main img").count()).toBe(0);
  await decision.getByRole("link").first().click();
  await reader.waitForURL(`**/stocks/${symbol}`);

  await page.bringToFront();
  await page.getByRole("radio", { name: "Accepted" }).check();
  const accepted = page.locator("li").filter({ hasText: "Page 12, seen by keys" });
  await accepted.getByRole("button", { name: "Take back" }).click();
  await page.keyboard.type("Taken back by a click");
  await page.keyboard.press("Enter");
  await page.getByText("The figure is taken back").waitFor();
  await reader.goto("/contributions?state=revoked");
  await reader.getByText("Reason: Taken back by a click").waitFor();
});

it("axe finds nothing, and nothing is wider than a phone", async () => {
  const { page } = await visit(browser, "/contact", { viewport: PHONE, bypassCSP: true });
  await becomeAdmin(page);
  for (const path of ["/admin/figures", "/contributions", "/contributions/wanted"]) {
    await page.goto(path);
    await page.getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${path} ${colorScheme}`).toEqual([]);
    }
    for (const size of [NARROWEST, PHONE]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(size.width);
    }
  }
});
