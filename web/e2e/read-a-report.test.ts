import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { appleReport } from "../../domain/claims/report/test/apple-report.ts";
import { figurePath } from "../src/config/figure-address.ts";
import { row, type Written, writtenPdf } from "../src/features/claims/report/test/written-pdf.ts";
import { sharedBrowser } from "./browser.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

/** A page of Apple's report for the year to 27 September 2025, as it is printed. */
const PRINTED: readonly Written[] = [
  { text: "Apple Inc. CONSOLIDATED BALANCE SHEETS (In millions)", x: 50, y: 60 },
  { text: "September 27, 2025", right: 400, y: 80 },
  { text: "September 28, 2024", right: 500, y: 80 },
  ...row(100, "Total assets", ["$ 359,241", "$ 364,980"]),
  ...row(115, "Commercial paper", ["7,979", "9,967"]),
  ...row(130, "Term debt", ["12,350", "10,912"]),
  ...row(145, "Term debt", ["78,328", "85,750"]),
];
const fileOf = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: name.endsWith("pdf") ? "application/pdf" : "text/html",
  buffer: Buffer.from(content),
});

async function openForm(input: "interestBearingDebt" | "totalAssets") {
  const { page, faults } = await visit(browser, figurePath("AAPL", input));
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  await field(page).waitFor();
  return { page, faults, sent };
}
const field = (page: Page) => page.getByLabel("Find it in the report");
const amount = (page: Page) => page.getByLabel("Amount, as printed").inputValue();

describe("reading a report on the device", () => {
  it("loads nothing of it before a file is given, then fills the form with what is chosen, and sends nothing", async () => {
    const { page, faults, sent } = await openForm("interestBearingDebt");
    const ofReading = () => sent.map((request) => request.url()).filter((url) => /pdf|report-thread/.test(url));
    expect(ofReading()).toEqual([]);
    await field(page).setInputFiles(fileOf("apple.pdf", writtenPdf([[], PRINTED])));
    const boxes = page.getByRole("group", { name: /Which one is it/ }).getByRole("checkbox");
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(3);
    expect(await amount(page)).toBe("");
    for (const box of await boxes.all()) await box.check();
    await page.getByRole("button", { name: /^Use the sum/ }).click();
    expect(await amount(page)).toBe("98657");
    expect(await page.getByLabel("Printed in").inputValue()).toBe("millions");
    expect(await page.getByLabel("Page").inputValue()).toBe("2");
    expect(await page.getByLabel("Day of the balance").inputValue()).toBe("2025-09-27");
    expect(await page.getByLabel("Currency").inputValue()).toBe("USD");
    expect(await page.getByLabel("The line as printed (optional)").inputValue()).toContain("Commercial paper 7,979");
    expect(ofReading().length).toBeGreaterThanOrEqual(3);
    expect(sent.filter((request) => request.method() !== "GET").map((request) => request.url())).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("takes the exact figures of a tagged report, without pdf.js, and looks for another one in the same file", async () => {
    const { page, faults, sent } = await openForm("totalAssets");
    await field(page).setInputFiles(fileOf("aapl-20250927.htm", appleReport()));
    await page.getByRole("radio", { name: "$359.24B" }).check();
    await page.getByRole("button", { name: "Use this figure" }).click();
    expect(await amount(page)).toBe("359241");
    await page.getByLabel("Which figure").selectOption("interestBearingDebt");
    await page.getByRole("checkbox", { name: "$98.66B" }).waitFor();
    expect(sent.map((request) => request.url()).filter((url) => /pdf/.test(url))).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("says in a sentence when a report is another company's, and when a file is none", async () => {
    const { page } = await openForm("totalAssets");
    const other = appleReport().replaceAll("Apple Inc.", "Pear Orchards Ltd");
    await field(page).setInputFiles(fileOf("other.htm", other));
    await page.getByText("This report is of Pear Orchards Ltd, not of Apple").waitFor();
    await field(page).setInputFiles(fileOf("scan.pdf", writtenPdf([[]])));
    await page.getByText("This PDF holds pictures of pages without their text").waitFor();
    await field(page).setInputFiles(fileOf("cut.pdf", writtenPdf([PRINTED]).slice(0, 200)));
    await page.getByText("This file is damaged and cannot be read.").waitFor();
    await field(page).setInputFiles(fileOf("notes.html", "<p>Interest income 5</p>"));
    await page.getByText("This is neither a PDF nor a report with tagged figures.").waitFor();
  });

  it("shows how far it is in a long report, stays usable, and can be stopped", async () => {
    const { page } = await openForm("totalAssets");
    const long = Array.from({ length: 60 }, (_, at) => row(40 + at * 12, "Some other line", ["1,234", "5,678"])).flat();
    await field(page).setInputFiles(fileOf("long.pdf", writtenPdf(Array.from({ length: 700 }, () => long))));
    await page.getByText(/^Reading page \d+ of 700…$/).waitFor();
    await page.getByLabel("Currency").fill("EUR");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText(/^Reading page/).waitFor({ state: "detached" });
    expect(await page.getByLabel("Currency").inputValue()).toBe("EUR");
  });
});
