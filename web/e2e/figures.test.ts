import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import type { Claim } from "../../schema/contracts/claims.ts";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { LAPTOP, PHONE } from "./sizes.ts";
import { holdBack, painted, shiftSoFar, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const REPORT = "https://www.sec.gov/Archives/edgar/data/1847806/report.htm";
const MARKUP = `<img src=x onerror="alert(1)"> Total debt & leases 10.0`;

/** A visitor whose requests come from a network of their own, as those behind Cloudflare do. */
function visitFrom(network: number, path: string, viewport = LAPTOP) {
  const extraHTTPHeaders = { "cf-connecting-ip": `203.0.113.${network}` };
  return visit(browser, path, { viewport, extraHTTPHeaders });
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByRole("dialog").getByLabel(label, { exact: true });
    if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") await field.selectOption({ label: text });
    else await field.fill(text);
  }
}
const send = (page: Page) => page.getByRole("button", { name: "Send to be checked" }).click();
const standingOf = (page: Page) => page.locator("#stock-verdict");

/** Ends what an earlier run of the test has left. */
async function settle(symbol: string): Promise<void> {
  const answer = await fetch(`${inject("origin")}/api/claims?symbol=${symbol}`);
  for (const { id, state } of (await answer.json()) as Claim[])
    if (state === "open" || state === "accepted") await decide(id, state === "open" ? "decline" : "revoke", "Again");
}

async function newestClaim(symbol: string): Promise<Claim> {
  const answer = await fetch(`${inject("origin")}/api/claims?symbol=${symbol}`);
  return ((await answer.json()) as Claim[])[0] as Claim;
}

async function decide(id: number, decision: string, reason: string): Promise<number> {
  const origin = inject("origin");
  const headers = { "content-type": "application/json", authorization: `Bearer ${inject("adminToken")}`, origin };
  const body = JSON.stringify({ decision, reason });
  return (await fetch(`${origin}/api/admin/claims/${id}`, { method: "POST", headers, body })).status;
}

it("leads from a doubt to a settled verdict by two readers and an admin, and back by a revocation", async () => {
  await settle("GNS");
  const { page, faults } = await visitFrom(1, "/stocks/GNS", PHONE);
  await standingOf(page).getByText("In doubt", { exact: true }).waitFor();
  await page.getByRole("link", { name: "One figure settles this: Interest-bearing debt" }).click();
  await fill(page, {
    "Amount, as printed": "27.6",
    "Printed in": "Thousands",
    "Day of the balance": "2025-12-31",
    "Address of the report": REPORT,
    Page: "40",
    "The line as printed (optional)": MARKUP,
  });
  const effect = page.getByRole("region", { name: "What it would change" });
  await effect.getByText(/Was it printed in another unit/).waitFor();
  await send(page);
  await page.getByRole("checkbox", { name: "The unit is right: this is how it is printed" }).waitFor();
  await fill(page, { "Amount, as printed": "10", "Printed in": "Millions" });
  await effect.getByText(/Was it printed in another unit/).waitFor({ state: "detached" });
  await effect.getByText("Halal, purify").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().setOffline(true);
  await send(page);
  await page.getByText(/What you typed is still here/).waitFor();
  await page.context().setOffline(false);
  await send(page);
  const own = page.getByRole("article", { name: /^Interest-bearing debt/ });
  await own.getByText("You gave this figure.").waitFor();
  await own.getByText(MARKUP, { exact: true }).waitFor();
  expect(await own.locator("img").count()).toBe(0);

  const claim = await newestClaim("GNS");
  expect(await decide(claim.id, "accept", "Too early")).toBe(409);

  const { page: second } = await visitFrom(2, "/stocks/GNS");
  await waitForHydration(second);
  const theirs = second.getByRole("article", { name: /^Interest-bearing debt/ });
  await theirs.getByText("One more reader must find it in the report.").waitFor();
  await theirs.getByRole("button", { name: "I found the same" }).click();
  await theirs.getByText("Readers have checked it. An admin decides next.").waitFor();
  await second.reload();
  await standingOf(second).getByText("In doubt", { exact: true }).waitFor();

  expect(await decide(claim.id, "accept", `${MARKUP} on page 40`)).toBe(200);
  const { page: third } = await visitFrom(3, "/stocks/GNS#evidence");
  await waitForHydration(third);
  await standingOf(third).getByText("Halal, purify").waitFor();
  expect(await third.getByRole("link", { name: /^Reader, checked/ }).getAttribute("href")).toBe(REPORT);
  const used = third.getByRole("article", { name: /^Interest-bearing debt/ });
  await used.getByText("In use").waitFor();
  await used.getByText(`Reason: ${MARKUP} on page 40`).waitFor();
  await used.getByText(/^Read by/).waitFor();
  await used.getByText(/^Found by .* too/).waitFor();
  expect(await third.locator("#readers img").count()).toBe(0);
  expect(await axeFindings(third)).toEqual([]);

  expect(await decide(claim.id, "revoke", "Of the year before")).toBe(200);
  const { page: fourth } = await visitFrom(4, "/stocks/GNS");
  await waitForHydration(fourth);
  await standingOf(fourth).getByText("In doubt", { exact: true }).waitFor();
  await fourth.getByText(/^Decided \(/).click();
  await fourth.getByText("Reason: Of the year before").first().waitFor();
});

it("sets what two readers found side by side, and a dispute needs a word; the first can withdraw", async () => {
  await settle("ANET");
  const dispute = `<b>Page 61</b> says 390, ${Date.now()}`;
  const { page } = await visitFrom(11, "/stocks/ANET#figure=interestIncome");
  const figure = { "Last day of the year": "2025-12-31", "Address of the report": REPORT, Page: "61" };
  await fill(page, { "Amount, as printed": "300", ...figure });
  await send(page);
  await page.getByText("You gave this figure.").waitFor();

  const { page: other } = await visitFrom(12, "/stocks/ANET");
  await waitForHydration(other);
  await other.getByRole("button", { name: "It says something else" }).click();
  await other.getByRole("button", { name: "Send", exact: true }).click();
  await other.getByText("Say what the report says instead").waitFor();
  await other.getByLabel("What does the report say?").fill(dispute);
  await other.getByRole("button", { name: "Send", exact: true }).click();
  await other.getByText(dispute, { exact: true }).waitFor();
  await other.getByRole("button", { name: "It says something else" }).click();
  await other.getByRole("button", { name: "Give the figure you found" }).click();
  const dialog = other.getByRole("dialog");
  expect(await dialog.getByLabel("Address of the report").inputValue()).toBe(REPORT);
  await fill(other, { "Amount, as printed": "390", Page: "61" });
  await send(other);
  await other.getByText(/Readers found different amounts for the same day/).waitFor();
  expect(await other.locator("#readers > div article").count()).toBe(2);

  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByText(/^Decided \(/).waitFor();
});

it("what readers found moves nothing that is seen before it", async () => {
  const { page } = await visitFrom(21, "/stocks/ANET", PHONE);
  const { release } = holdBack(page, /\/api\/claims/);
  await page.mouse.wheel(0, 400);
  await waitForHydration(page);
  await painted(page);
  release();
  await page.locator("#readers article").first().waitFor();
  await painted(page);
  expect(await page.evaluate(shiftSoFar)).toBeLessThanOrEqual(0.01);
});
