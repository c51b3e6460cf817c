import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sampleWorkbook } from "../src/test/workbook.ts";
import { axeFindings, contrastFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { LAPTOP, PHONE } from "./sizes.ts";
import { visit } from "./visitor.ts";

const SAMPLES = join(import.meta.dirname, "../src/features/portfolio/import/samples");

const browser = await sharedBrowser();

async function importFile(page: Page, name: string): Promise<void> {
  const field = page.getByLabel(/^Your broker's file/);
  await page.getByText("Add what you own").waitFor();
  const ways = page.getByRole("radio", { name: "From a file" });
  const fold = page.getByRole("main").locator("details").first();
  if ((await fold.getAttribute("open")) === null) await page.getByText("Add what you own").click();
  await ways.check();
  const path = join(SAMPLES, name);
  const content = name.endsWith(".xlsx") ? sampleWorkbook(path) : readFileSync(path);
  // No path, since a browser of a plain locale opens none with letters beyond ASCII.
  await field.setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
  await page.getByText(/entr(?:y|ies) imported|Nothing new/).waitFor();
}

/** Waits until the platform has answered for every position. */
async function judged(page: Page): Promise<void> {
  await page.getByText(/^Looked up on/).waitFor();
  await page.getByText("Looking up what you own…").waitFor({ state: "detached" });
}

const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

async function type(page: Page, symbol: string, shares: string): Promise<void> {
  await page.getByRole("combobox", { name: "Symbol or company" }).fill(symbol);
  await page.getByLabel("Number of shares").fill(shares);
  await page.getByRole("button", { name: "Add position" }).click();
}

describe("from a broker's file to the yearly record", () => {
  it.each([
    ["Schwab", ["schwab-positions.csv", "schwab-transactions.csv"], "MSFT", "2025"],
    ["eToro", ["etoro.xlsx", "etoro-2026.xlsx"], "NKE", "2025"],
    ["DEGIRO", ["degiro-portfolio.csv", "degiro-account.csv", "degiro-transactions.csv"], "SAP.DE", "2025"],
  ])("%s", async (broker, files, symbol, yearOfCosts) => {
    const { page, faults } = await visit(browser, "/portfolio", { acceptDownloads: true });
    for (const file of files) {
      await importFile(page, file);
      await page.getByText(new RegExp(`imported from ${broker}`)).waitFor();
    }
    await judged(page);
    await rowOf(page, symbol).first().waitFor();
    const [last = ""] = files.slice(-1);
    await importFile(page, last);
    await page.getByText("Nothing new: everything in it was already here.").waitFor();
    await openTab(page, "Purification");
    await rowOf(page, "2025").first().waitFor();
    await rowOf(page, yearOfCosts).getByText("not deducted").waitFor();
    const [csv] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    expect(readFileSync(await csv.path(), "utf8")).toContain(symbol);
    const [pdf] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the record (PDF)" }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/^mizan-purification-\d{4}-\d{2}-\d{2}\.pdf$/);
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(faults).toEqual([]);
  });
});

it("each kind is entered by hand, its rule is said in its line, and a gain follows the chosen cost", async () => {
  const { page, faults } = await visit(browser, "/portfolio");
  await type(page, "MSFT", "1");
  await judged(page);
  await openTab(page, "Purification");
  const panel = page.getByRole("tabpanel", { name: "Purification" });
  const enter = async (kind: string, fields: Readonly<Record<string, string>>) => {
    await panel.getByLabel("What to add").selectOption(kind);
    for (const [label, text] of Object.entries(fields)) await panel.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole("button", { name: "Add entry" }).click();
  };
  const symbol = { "Symbol or company": "AAPL" };
  await enter("spin_off", { ...symbol, "New share: symbol or company": "GEV" });
  await page.getByText("Enter a day up to today").waitFor();
  await page.getByText("Enter a number above 0").waitFor();
  await enter("merger", { ...symbol, Date: "2025-03-01" });
  await page.getByText("Enter new shares, cash, or both").waitFor();
  const share = "Number of shares";
  for (const [kind, fields] of [
    ["buy", { Date: "2024-01-10", [share]: "100", "Purchase price per share": "10" }],
    ["buy", { Date: "2024-06-10", [share]: "100", "Purchase price per share": "12" }],
    ["split", { Date: "2025-01-10", "New shares for each old one": "2" }],
    ["sell", { Date: "2025-05-02", [share]: "250", "Sale price per share": "8" }],
    [
      "reinvestment",
      { Date: "2025-05-15", "The whole dividend, before tax": "300", [share]: "5.1", "Price per new share": "50" },
    ],
    ["tax", { Date: "2025-05-15", Amount: "45" }],
  ] as const) {
    await enter(kind, { ...symbol, ...fields });
    await expect.poll(() => panel.getByLabel("Date", { exact: true }).inputValue()).toBe("");
  }
  await rowOf(page, "2025").getByText("Tax withheld $45.00; not deducted").waitFor();
  await page.getByLabel("Show", { exact: true }).selectOption("Every entry");
  const line = (name: string) => page.getByRole("row").filter({ hasText: name });
  await line("paid in shares: due although no cash came; the whole dividend, before the tax")
    .getByText("$300.00")
    .waitFor();
  await line("cost: the average of the purchases").getByText("$625.00").waitFor();
  await page.getByLabel("Cost of what I sell").selectOption("First bought, first sold");
  await line("cost: first bought, first sold").getByText("$700.00").waitFor();
  await page.reload();
  await openTab(page, "Purification");
  expect(await page.getByLabel("Cost of what I sell").inputValue()).toBe("first_in");
  expect(faults).toEqual([]);
});

it("a whole journey sends symbols in a bulk look-up, ISINs without one to the search, and nothing else of what is owned", async () => {
  const { page } = await visit(browser, "/portfolio", { acceptDownloads: true });
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  await importFile(page, "interactive-brokers.csv");
  await importFile(page, "degiro-portfolio.csv");
  await judged(page);
  await openTab(page, "Purification");
  await page.getByLabel("What to add").selectOption("gift");
  await page.getByLabel("Date", { exact: true }).fill("2025-12-01");
  await page.getByLabel("Amount", { exact: true }).fill("77.31");
  await page.getByLabel("Given to").fill("Amina's school");
  await page.getByRole("button", { name: "Add entry" }).click();
  await page.getByText("to Amina's school").waitFor();
  await openTab(page, "Zakat");
  await page.getByRole("button", { name: "Add to the zakat calculator" }).click();
  await openTab(page, "Your file");
  await page.getByRole("button", { name: "Download a copy" }).first().click();
  await page.reload();
  await judged(page);
  const toApi = asked.filter((request) => new URL(request.url()).pathname.startsWith("/api/"));
  expect(new Set(toApi.map((request) => `${request.method()} ${new URL(request.url()).pathname}`))).toEqual(
    new Set(["POST /api/portfolio/look-up", "GET /api/companies/search"]),
  );
  const sent = new Set<string>();
  for (const request of toApi) {
    if (request.method() === "GET") {
      expect(new URL(request.url()).search).toMatch(/^\?q=[A-Z]{2}[A-Z0-9]{9}\d$/);
      continue;
    }
    const body = request.postDataJSON() as { symbols: string[] };
    expect(Object.keys(body)).toEqual(["symbols"]);
    for (const symbol of body.symbols) sent.add(symbol);
  }
  const actedOn = ["CHL", "GE", "GEV", "KO", "MSFT", "MYL", "RGLD", "SSL", "VISL", "VTRS"];
  expect([...sent].sort()).toEqual([...actedOn, "AAPL", "NVDA", "SAP.DE", "VOD.L"].sort());
  for (const request of asked) {
    const said = `${request.url()} ${request.postData() ?? ""}`;
    for (const secret of ["77.31", "Amina", "150.5", "3010", "3457", "APPLE INC"])
      expect(decodeURIComponent(said)).not.toContain(secret);
  }
});

it("counts a fund by its parts, at the price that the person typed, and sends symbols only", async () => {
  const { page, faults } = await visit(browser, "/portfolio");
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  const answer = page.getByRole("region", { name: "What you own" });
  const bar = answer.getByRole("img", { name: /^The value by standing/ });
  await type(page, "AAPL", "10");
  await judged(page);
  await type(page, "SPY", "4.5");
  await answer.getByRole("button", { name: "No price: SPY. Enter one so that it counts." }).click();
  expect(await bar.getAttribute("aria-label")).toBe("The value by standing: Halal, purify 100.0%");
  await page.getByRole("button", { name: "Enter a price" }).click();
  await page.getByLabel("Your own price of a share, in US dollars").fill("613.37");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("No position matches.").waitFor();
  await page.getByLabel("Show", { exact: true }).selectOption("All");
  await rowOf(page, "SPY").getByText("$2,760.17").waitFor();
  await answer
    .getByText(/^Funds with companies that are not permissible under this standard: SPY \([\d.]+%\)\.$/)
    .waitFor();

  const label = await bar.getAttribute("aria-label");
  for (const part of ["Halal", "Halal, purify", "In doubt", "Haram"]) expect(label).toContain(part);
  await answer.getByText("also in SPY").waitFor();

  const toApi = asked.filter((request) => new URL(request.url()).pathname.startsWith("/api/"));
  expect(toApi.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)).toEqual(
    toApi.map(() => "POST /api/portfolio/look-up"),
  );
  expect(toApi.map((request) => request.postDataJSON())).toEqual([{ symbols: ["AAPL"] }, { symbols: ["SPY"] }]);
  for (const request of asked) {
    const sent = decodeURIComponent(`${request.url()} ${request.postData() ?? ""}`);
    for (const secret of ["613.37", "4.5", "2760", "2,760"]) expect(sent).not.toContain(secret);
  }
  expect(faults).toEqual([]);
});

it("typed positions are judged, survive a reload, are judged by another standard and forgotten", async () => {
  const { page, faults } = await visit(browser, "/portfolio");
  await type(page, "aapl", "10");
  await judged(page);
  await type(page, "bud", "2.5");
  const answer = page.getByRole("region", { name: "What you own" });
  await rowOf(page, "BUD").getByText("Haram").waitFor();
  await answer.getByText(/Not permissible under this standard: BUD/).waitFor();
  await page.reload();
  await judged(page);
  await rowOf(page, "BUD").getByText("Haram").waitFor();
  await answer.getByText(/No verdict has changed since/).waitFor();
  await page.getByLabel("Judged by").selectOption("ftse-yasaar");
  await rowOf(page, "AAPL")
    .getByText(/^(?:Haram|In doubt)$/)
    .waitFor();
  await openTab(page, "Your file");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await page.getByText("Nothing here yet").waitFor();
  await page.reload();
  await page.getByText("Nothing here yet").waitFor();
  expect(faults).toEqual([]);
});

it("free text becomes positions, a step leads to what it is about, Back undoes its filter, and forgetting forgets zakat", async () => {
  const { page, faults } = await visit(browser, "/portfolio");
  await page.getByRole("radio", { name: "Paste it" }).check();
  const lines = ["AAPL 25", "5 shares of Apple", "JPM: 12", "micro 4", "10 Tesla", "SPUS 30", "TCS 6", "AAPL,3,150"];
  await page.getByLabel("What you own, one a line").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Read the lines" }).click();
  await page.getByText("7 entries imported.").waitFor();
  await page.getByText("1 row was left out").first().waitFor();
  await rowOf(page, "AAPL").getByText("30", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Microsoft Corporation (MSFT)" }).click();
  await rowOf(page, "MSFT").getByText("Halal, purify").waitFor();
  await rowOf(page, "TCS")
    .getByRole("button", { name: /Tecsys/ })
    .waitFor();
  await page.getByRole("button", { name: "Tata Consultancy Services Limited (TCS.BO)" }).click();
  await rowOf(page, "TCS.BO").getByText("Halal, purify").waitFor();
  for (const [line, way, shares] of [
    ["AAPL 5", "Add to it", "35"],
    ["AAPL 30", "Replace it", "30"],
  ] as const) {
    await page.getByLabel("What you own, one a line").fill(line);
    await page.getByRole("button", { name: "Read the lines" }).click();
    await page.getByRole("button", { name: way }).click();
    await rowOf(page, "AAPL").getByText(shares, { exact: true }).waitFor();
  }

  const rows = () => page.getByRole("tabpanel").getByRole("rowheader").allInnerTexts();
  await page.getByRole("button", { name: /^Not permissible under this standard: JPM/ }).click();
  await rowOf(page, "AAPL").waitFor({ state: "detached" });
  expect((await rows())[0]).toMatch(/^JPM/);
  const tabs = page.getByRole("tablist", { name: "Parts of the portfolio" });
  expect(await tabs.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
  await page.getByRole("button", { name: "Alternatives to JPM" }).click();
  await page.getByText("No peer with a better standing was found.").waitFor();
  await page.goBack();
  await rowOf(page, "AAPL").first().waitFor();

  await page.getByRole("button", { name: "Enter a price" }).click();
  expect(await page.getByLabel(/^Your own price/).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel(/^Your own price/).fill("40,5");
  await page.getByRole("button", { name: "Save" }).click();
  await rowOf(page, "SPUS").getByText("$1,215.00").waitFor();
  await openTab(page, "Zakat");
  await page.getByRole("row", { name: /^SPUS long-term \$1,215\.00/ }).waitFor();
  await page.getByRole("button", { name: "Add to the zakat calculator" }).click();
  await page.getByRole("link", { name: "Open the calculator" }).click();
  await page.getByText("Portfolio: held long-term, 25% rule (NZF)").waitFor();
  await page.goBack();
  await openTab(page, "Your file");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await page.getByText("Nothing here yet").waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("zakat")))).toEqual([]);
  expect(faults).toEqual([]);
});

it("two tabs that add at the same moment lose nothing, and each shows what the other added", async () => {
  const { page } = await visit(browser, "/portfolio");
  const other = await page.context().newPage();
  await other.goto("/portfolio");
  for (const tab of [page, other]) await tab.getByText("Nothing here yet").waitFor();
  const pairs = [
    ["AAPL", "MSFT"],
    ["KO", "PEP"],
    ["JPM", "NKE"],
  ] as const;
  for (const [here, there] of pairs) {
    await Promise.all([type(page, here, "2"), type(other, there, "3")]);
    for (const tab of [page, other]) for (const symbol of [here, there]) await rowOf(tab, symbol).first().waitFor();
  }
  await page.reload();
  for (const symbol of pairs.flat()) await rowOf(page, symbol).first().waitFor();
});

it.each([
  ["lacks fields", { standings: undefined, isProhibitedBusiness: undefined }],
  ["has other fields", { ratios: 1.2, standings: { mizan: "halal" } }],
])("an answer that an earlier version stored and that %s is asked for again", async (_, form) => {
  const { page } = await visit(browser, "/portfolio");
  await type(page, "AAPL", "10");
  await judged(page);
  await page.evaluate(
    (changes) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open("mizan-portfolio");
        opening.onerror = failed;
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("stocks", "readwrite");
          const store = transaction.objectStore("stocks");
          store.get("AAPL").onsuccess = ({ target }) => {
            const stock = { ...(target as IDBRequest).result, ...changes };
            for (const [field, value] of Object.entries(changes)) if (value === undefined) delete stock[field];
            store.put(stock, "AAPL");
          };
          transaction.oncomplete = () => {
            opening.result.close();
            done(undefined);
          };
        };
      }),
    form,
  );
  await page.reload();
  await rowOf(page, "AAPL").getByText("Halal, purify").waitFor();
});

it("a company is found by its name as it is typed", async () => {
  const { page } = await visit(browser, "/portfolio");
  await page.getByRole("combobox", { name: "Symbol or company" }).pressSequentially("micro");
  await page.getByRole("option", { name: /Microsoft Corporation MSFT/ }).click();
  expect(await page.getByRole("combobox", { name: "Symbol or company" }).inputValue()).toBe("MSFT");
  await type(page, "micro", "2");
  await page.getByText("Choose the company you mean").waitFor();
  await type(page, "apple", "2");
  await rowOf(page, "AAPL").getByText("Halal, purify").waitFor();
});

it("says what a fall of all prices would turn, without an amount that is sent, and shows amounts in another currency", async () => {
  const { page, faults } = await visit(browser, "/portfolio", { bypassCSP: true });
  await page.getByRole("combobox", { name: "Symbol or company" }).waitFor();
  await type(page, "KMB", "7");
  await judged(page);
  await page.getByText("What if …?").click();
  await page.getByRole("textbox", { name: "All prices fall by, in percent" }).fill("90");
  const result = page.getByRole("region", { name: "What if: not a verdict" });
  await result.getByText("Kimberly", { exact: false }).waitFor();
  await result.getByText("Haram", { exact: true }).waitFor();
  await page.getByRole("slider").focus();
  await page.keyboard.press("Home");
  await result.getByText("None of the verdicts would change.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Show amounts in").selectOption("SAR");
  await page.getByText(/^Amounts in SAR are approximate/).waitFor();
  await rowOf(page, "KMB")
    .getByText(/SAR\s[\d,.]+/)
    .waitFor();
  await page.reload();
  await page.getByText(/^Amounts in SAR are approximate/).waitFor();
  expect(faults).toEqual([]);
});

it("a stock's page leads to the portfolio with its symbol typed in, which no address that is sent has", async () => {
  const { page, faults } = await visit(browser, "/stocks/BUD");
  await page.getByRole("link", { name: "Add to Portfolio" }).click();
  await page.getByText("Nothing here yet").waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.getByText("Nothing here yet").waitFor();
  expect(asked.join()).not.toContain("BUD");
  expect(await page.getByRole("combobox", { name: "Symbol or company" }).inputValue()).toBe("BUD");
  await page.getByLabel("Number of shares").fill("3");
  await page.getByRole("button", { name: "Add position" }).click();
  await rowOf(page, "BUD").getByText("Haram").waitFor();
  expect(faults).toEqual([]);
});

it("a look-up that fails keeps the positions and is made again when the person says so", async () => {
  const { page } = await visit(browser, "/portfolio");
  await page.getByRole("combobox", { name: "Symbol or company" }).waitFor();
  await page.context().setOffline(true);
  await type(page, "AAPL", "10");
  await page.getByText("The verdicts could not be looked up just now. Your positions are kept.").waitFor();
  await rowOf(page, "AAPL").first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await rowOf(page, "AAPL").getByText("Halal, purify").waitFor();
});

it("a thousand positions are shown page by page, and printed whole", async () => {
  const { page } = await visit(browser, "/portfolio");
  await page.getByRole("radio", { name: "From a file" }).check();
  const rows = Array.from({ length: 1_000 }, (_, index) => `Dividend,2025-05-15,,X${index},,${index + 1},0.31,USD`);
  const buys = Array.from({ length: 1_000 }, (_, index) => `Market buy,2025-01-02,,X${index},,${index + 1},10,USD`);
  const head = "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share)";
  const buffer = Buffer.from([head, ...buys, ...rows].join("\n"));
  await page.getByLabel(/^Your broker's file/).setInputFiles({ name: "all.csv", mimeType: "text/csv", buffer });
  await page.getByText("2,000 entries imported from Trading 212.").waitFor();
  await page.getByText("10 of 1,000 shown").waitFor();
  await page.getByRole("button", { name: "Show 25 more" }).click();
  await page.getByText("35 of 1,000 shown").waitFor();
  await openTab(page, "Purification");
  await page
    .getByRole("rowheader", { name: /^Dividend/ })
    .first()
    .waitFor();
  const printed = page.evaluate(
    () =>
      new Promise<number>((done) => (window.print = () => done(document.querySelectorAll("table tbody tr").length))),
  );
  await page.getByRole("button", { name: "Print" }).click();
  expect(await printed).toBeGreaterThanOrEqual(1_000);
});

it("a copy with a passphrase opens on another device with that passphrase only", async () => {
  const { page } = await visit(browser, "/portfolio", { acceptDownloads: true });
  await importFile(page, "trading-212.csv");
  await openTab(page, "Your file");
  await page.getByLabel("Passphrase for the copy").fill("an open secret");
  const [copy] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download a copy" }).first().click(),
  ]);
  const path = await copy.path();
  expect(readFileSync(path, "utf8")).not.toContain("AAPL");
  const { page: other } = await visit(browser, "/portfolio");
  await other.getByLabel("Open a copy").setInputFiles(path);
  await other.getByText("This copy is locked. Type its passphrase.").waitFor();
  await other.getByLabel("Its passphrase").fill("a wrong guess");
  await other.locator("button", { hasText: "Unlock it" }).click();
  await other.getByText("This passphrase does not open the copy.").waitFor();
  await other.getByLabel("Its passphrase").fill("an open secret");
  await other.locator("button", { hasText: "Unlock it" }).click();
  await judged(other);
  await rowOf(other, "ULVR.L").first().waitFor();
});

it("the shares are passed to the zakat calculator, and a second time replace themselves", async () => {
  const { page } = await visit(browser, "/portfolio");
  await type(page, "AAPL", "10");
  await judged(page);
  for (let time = 0; time < 2; time++) {
    await page.goto("/portfolio");
    await judged(page);
    await openTab(page, "Zakat");
    await page.getByRole("button", { name: "Add to the zakat calculator" }).click();
    await page.getByRole("link", { name: "Open the calculator" }).click();
    await page.getByText("Portfolio: held long-term, 25% rule (NZF)").waitFor();
    expect(await page.getByRole("region", { name: "Your assets" }).getByRole("listitem").count()).toBe(1);
  }
});

describe("bad input", () => {
  it("of half a workbook gets one sentence, and nothing that was there is lost", async () => {
    const { page } = await visit(browser, "/portfolio");
    await type(page, "AAPL", "10");
    await judged(page);
    await page.getByRole("radio", { name: "From a file" }).check();
    const buffer = Buffer.from("504b0304deadbeef", "hex");
    await page.getByLabel(/^Your broker's file/).setInputFiles({ name: "bad.csv", mimeType: "text/csv", buffer });
    const sentence = "This workbook cannot be opened; please save it again as XLSX or CSV.";
    await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
    await rowOf(page, "AAPL").first().waitFor();
    await page.getByRole("radio", { name: "Type it" }).check();
    await type(page, "MSFT", "1");
    await rowOf(page, "MSFT").first().waitFor();
  });

  it("of single rows is listed with the reasons, and the rest is imported", async () => {
    const { page } = await visit(browser, "/portfolio");
    await page.getByRole("radio", { name: "Paste it" }).check();
    await page
      .getByLabel("What you own, one a line")
      .fill(
        "Symbol\tShares\tPrice\tCurrency\nAAPL\t1,5\t200,25\tEUR\nMSFT\t-3\t10\tUSD\nNVDA\t=A1\t10\tUSD\nNKE\t2\t10\tXXQ",
      );
    await page.getByRole("button", { name: "Read the lines" }).click();
    await page.getByRole("button", { name: "Import the rows" }).click();
    await page.getByText("3 rows were left out").first().waitFor();
    await page.getByText(/the number of shares is negative/).waitFor();
    await page.getByText(/“=A1” is a formula/).waitFor();
    await page.getByText(/“XXQ” is not a currency we know/).waitFor();
    await rowOf(page, "AAPL").getByText("1.5", { exact: true }).waitFor();
  });
});

it("axe has nothing to find in any part, light or dark, on a phone or a laptop", async () => {
  const { page } = await visit(browser, "/portfolio", { bypassCSP: true });
  await importFile(page, "interactive-brokers.csv");
  await importFile(page, "degiro-portfolio.csv");
  await judged(page);
  const look = async () => {
    await page.emulateMedia({ colorScheme: "light" });
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFindings(page)).toEqual([]);
  };
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    for (const tab of ["Purification", "Zakat", "Your file", "Positions"]) {
      await openTab(page, tab);
      await page.getByRole("tab", { name: tab, selected: true }).waitFor();
      await page.waitForLoadState("networkidle");
      await look();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
    await page.getByRole("button", { name: "Change AAPL" }).click();
    await page.getByRole("dialog").waitFor();
    await look();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
});
