import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { makeFact } from "../../../../domain/test/facts.ts";
import type { Claim } from "../../../../schema/contracts/claims.ts";
import { answer, cutNetwork, refuse } from "../../test/api.ts";
import { makeClaim as claimOf } from "../../test/claims.ts";
import { renderPage } from "../../test/render-page.tsx";
import { makeEvidence, makeFigures, makeStock } from "../../test/stocks.ts";
import { ReadersFigures } from "./ReadersFigures.tsx";

const FORM = "/stocks/ACME#figure=interestIncome";
const estimated = { source: "market-snapshot", quality: "estimated", url: null } as const;
const stock = makeStock(
  {},
  {
    evidence: [
      makeEvidence(estimated),
      makeEvidence({ input: "totalRevenue", amount: 5e8, originalAmount: 5e8, ...estimated }),
      makeEvidence({ input: "interestIncome", amount: 1e7, originalAmount: 1e7, ...estimated }),
    ],
  },
);

const FIGURES = makeFigures({ interestIncome: makeFact(1e7, { source: "market-snapshot", quality: "estimated" }) });

const makeClaim = (given: Partial<Claim> = {}) =>
  claimOf(7, {
    name: null,
    symbol: "ACME",
    amount: 12,
    unit: "millions",
    periodEnd: "2025-12-31",
    url: "https://www.sec.gov/report.htm",
    page: 40,
    value: 12e6,
    username: "Patient Heron",
    ...given,
  });

async function open(claims: Claim[] = []) {
  answer("GET /api/claims", () => claims);
  answer("GET /api/stocks/:symbol/figures", () => FIGURES);
  const page = renderPage(<ReadersFigures stock={stock} />, { at: FORM });
  await screen.findByRole("dialog");
  return page;
}
async function show(claims: Claim[]) {
  answer("GET /api/claims", () => claims);
  const page = renderPage(<ReadersFigures stock={stock} />, { at: "/stocks/ACME" });
  if (claims.length > 0) await screen.findAllByRole("article", { hidden: true });
  return page;
}

const type = (label: RegExp | string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const fill = (fields: Record<string, string> = {}) => {
  const typed = {
    "Amount, as printed": "12",
    "Last day of the year": "2025-12-31",
    "Address of the report": "https://www.sec.gov/report.htm",
    Page: "40",
    ...fields,
  };
  for (const [label, text] of Object.entries(typed)) type(label, text);
};
const send = () => userEvent.click(screen.getByRole("button", { name: "Send to be checked" }));

describe("the form for a figure", () => {
  it.each([
    ["Amount, as printed", "", "Enter the amount as it is printed, 0 or more"],
    ["Amount, as printed", "-5", "Enter the amount as it is printed, 0 or more"],
    ["Currency", "dollars", "Enter the three letters of the currency, such as USD"],
    ["Last day of the year", "", "Enter the last day that the figure is of"],
    ["Last day of the year", "2999-12-31", "The period has not ended yet"],
    ["Address of the report", "http://www.sec.gov/report", /must begin with https/],
    ["Address of the report", "https://www.s\u0435c.gov/report", /must begin with https/],
    ["Address of the report", `https://www.sec.gov/${"x".repeat(500)}`, /at most 500/],
    ["Page", "0", "Enter a page from 1 to 5,000"],
    ["Page", "twelve", "Enter a page from 1 to 5,000"],
    ["The line as printed (optional)", "x".repeat(201), /at most 200/],
  ])("says at the field %s what is wrong with %j, and sends nothing", async (label, text, sentence) => {
    await open();
    fill({ [label]: text });
    await send();
    const field = screen.getByLabelText(label);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it.each([
    ["the network is cut", null, "What you typed is still here"],
    ["a better figure is in use", 409, "A newer or more trusted figure is already in use"],
    ["too much was sent", 429, "Too many requests."],
    ["the server cannot save", 503, "Nothing can be saved now."],
  ])("keeps what was typed when %s", async (_, status, sentence) => {
    await open();
    if (status === null) cutNetwork("POST /api/claims");
    else refuse("POST /api/claims", status, sentence);
    fill({ "The line as printed (optional)": "Interest income 12" });
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
    for (const text of ["12", "2025-12-31", "https://www.sec.gov/report.htm", "40", "Interest income 12"])
      expect(screen.getByDisplayValue(text)).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("link", { name: "Give a figure" }));
    expect(await screen.findByDisplayValue("Interest income 12")).toBeTruthy();
  });

  it("asks whether a unit that makes the figure a thousand times another is right, before it is sent", async () => {
    await open();
    const sent = answer("POST /api/claims", () => makeClaim());
    fill({ "Printed in": "thousands", "Amount, as printed": "10" });
    expect(await screen.findByText(/Was it printed in another unit/)).toBeTruthy();
    await send();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByLabelText("The unit is right: this is how it is printed"));
    await send();
    await screen.findByRole("link", { name: "Give a figure" });
    expect(sent).toMatchObject([{ symbol: "ACME", amount: 10, unit: "thousands", isSure: true }]);
  });

  it("shows the verdict that accepting it leads to, and that a filing in use stays", async () => {
    await open();
    fill({ "Amount, as printed": "6,000", "Last day of the year": "2026-06-30" });
    const effect = within(await screen.findByRole("region", { name: "What it would change" }));
    expect(await effect.findByText(/^Non-compliant income: 12% of total revenue/)).toBeTruthy();
    fill({ "Which figure": "totalRevenue", "Amount, as printed": "50,000", "Last day of the year": "2025-06-30" });
    expect(await effect.findByText(/^A filing that we read ourselves is in use/)).toBeTruthy();
  });

  it("says who has to find it next, and that more must where the address is not official", async () => {
    await open();
    fill();
    expect(screen.getByText(/^Next: another reader finds the same/)).toBeTruthy();
    fill({ "Address of the report": "https://example.com/report.pdf" });
    expect(screen.getByText(/We do not know this address/)).toBeTruthy();
    expect(screen.getByText(/^Next: 2 other readers/)).toBeTruthy();
  });

  it("reads an amount as the page writes it, and thanks", async () => {
    const { notices, address } = await open();
    const sent = answer("POST /api/claims", () => makeClaim());
    fill({ "Amount, as printed": "1,234.5", "Printed in": "thousands", Currency: "usd" });
    await send();
    await screen.findByRole("link", { name: "Give a figure" });
    expect(sent).toMatchObject([{ amount: 1234.5, unit: "thousands", currency: "USD", page: 40, quotation: null }]);
    expect(notices).toMatchObject([{ tone: "success", title: "Thank you" }]);
    expect(address()).toBe("/stocks/ACME");
  });
});

describe("what readers found", () => {
  const card = (amount: RegExp | string = /Interest income/) => within(screen.getByRole("article", { name: amount }));

  it("shows a figure as printed with its reader, its report and its page, and nothing of it as markup", async () => {
    await show([makeClaim({ quotation: "<img src=x onerror=alert(1)> & 12", voices: [] })]);
    const link = card().getByRole<HTMLAnchorElement>("link");
    expect(link.textContent).toContain("www.sec.gov");
    expect(link.rel).toBe("nofollow noopener noreferrer");
    card().getByText("<img src=x onerror=alert(1)> & 12");
    card().getByText(/Patient Heron/);
    card().getByText("One more reader must find it in the report.");
    expect(document.querySelector("img")).toBeNull();
  });

  it("keeps the decided ones with their reasons and what they moved", async () => {
    const effects = [{ symbol: "ACME", from: "doubt", to: "haram" }] as const;
    await show([
      makeClaim({ state: "revoked", reason: "Of the year before", effects: [...effects] }),
      makeClaim({ id: 8, state: "declined", reason: "Another company", effects: null }),
      makeClaim({ id: 9, state: "accepted", corrected: { ...makeClaim(), amount: 21 }, value: 21e6, effects: [] }),
    ]);
    const fold = screen.getByText("Decided (3)").parentElement as HTMLElement;
    within(fold).getByText("Reason: Of the year before");
    within(fold).getByText("ACME: from “In doubt” to “Haram”");
    within(fold).getByText("Reason: Another company");
    within(fold).getByText("Corrected by an admin. The reader gave $12M.");
  });

  it("says so, and lets them be asked for again, when they cannot be loaded", async () => {
    refuse("GET /api/claims", 503, "Nothing can be shown now.");
    renderPage(<ReadersFigures stock={stock} />, { at: "/stocks/ACME" });
    await screen.findByText("What readers found could not be loaded.");
    answer("GET /api/claims", () => []);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText(/^No reader has given a figure yet/);
  });
});
