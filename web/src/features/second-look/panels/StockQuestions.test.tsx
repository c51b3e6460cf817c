import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { makeFact } from "../../../../../domain/test/facts.ts";
import { parsePercent } from "../../../lib/amount-text.ts";
import { type Asked, answer, refuse, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { type MadeStock, makeEvidence, makeFigures, makeScreenedStock } from "../../../test/stocks.ts";
import { PortfolioWhatIf, StockQuestions } from "./StockQuestions.tsx";

async function open(title: string, page: ReactNode) {
  renderPage(page);
  const panel = screen.getByText(title).closest("details") as HTMLDetailsElement;
  panel.open = true;
  fireEvent(panel, new Event("toggle"));
  await waitFor(() => expect(panel.children.length).toBeGreaterThan(1));
  return within(panel);
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe("what if", () => {
  async function opened(other: Parameters<typeof makeFigures>[0] = {}) {
    answer("GET /api/stocks/:symbol/figures", () => makeFigures(other));
    const panel = await open("What if …?", <StockQuestions stock={makeScreenedStock({}, other)} />);
    await panel.findAllByRole("textbox");
    return panel;
  }

  it("shows the verdict as it is until a figure is changed, and what would be when one is", async () => {
    const panel = await opened();
    expect(panel.getByText("As it is today")).toBeTruthy();
    expect(panel.getByText("Yes, and give 2.0% of its dividends to charity.")).toBeTruthy();
    type(panel.getByRole("textbox", { name: "Interest-bearing debt" }), "40,000.5");
    expect(panel.getByText("What if: not a verdict")).toBeTruthy();
    expect(panel.getByText("No: 40% debt, the limit is 33%.")).toBeTruthy();
    fireEvent.click(panel.getByRole("button", { name: "Back to today's figures" }));
    expect(panel.getByText("As it is today")).toBeTruthy();
  });

  it("moves by the slider, and by a click to the point at which the verdict turns", async () => {
    const panel = await opened();
    type(panel.getByRole("slider", { name: "Change of the share price in percent, as a slider" }), "-50");
    expect(panel.getByText("60.0% (limit 33%)")).toBeTruthy();
    fireEvent.click(panel.getByRole("button", { name: "Back to today's figures" }));
    fireEvent.click(panel.getByRole("button", { name: "Interest-bearing debt: $33B → Haram" }));
    expect(panel.getByText(/^No: 33\.2% debt/)).toBeTruthy();
  });

  it("judges by the chosen standard", async () => {
    const panel = await opened();
    type(panel.getByRole("textbox", { name: "Interest-bearing debt" }), "31000");
    expect(panel.getByText("31.0% (limit 33%)")).toBeTruthy();
    type(panel.getByRole("combobox", { name: "Standard" }), "aaoifi");
    expect(panel.getByText("31.0% (limit 30%)")).toBeTruthy();
    expect(panel.getByText(/^No: 31% debt/)).toBeTruthy();
  });

  it.each([
    ["Interest-bearing debt", "-5", "Enter an amount of 0 or more."],
    ["Interest-bearing debt", "", "Enter an amount of 0 or more."],
    ["Cash and interest-bearing securities", "much", "Enter an amount of 0 or more."],
    ["Change of the share price in percent", "-100", "Enter a number from -99 to 1000."],
    ["Change of the share price in percent", "", "Enter a number from -99 to 1000."],
  ])("says at the field %s that %j is no figure, and shows no result", async (name, text, error) => {
    const panel = await opened();
    const field = panel.getByRole("textbox", { name });
    type(field, text);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(panel.getByText(error)).toBeTruthy();
    expect(panel.queryByText("What if: not a verdict")).toBeNull();
  });

  it("takes a figure that no source gives", async () => {
    const panel = await opened({ interestBearingDebt: undefined });
    expect(panel.getByText(/^We can't tell yet/)).toBeTruthy();
    type(panel.getByRole("textbox", { name: "Interest-bearing debt" }), "1000");
    expect(panel.getByText("Yes, and give 2.0% of its dividends to charity.")).toBeTruthy();
  });

  it("says that it cannot be worked out where the figures do not arrive", async () => {
    refuse("GET /api/stocks/:symbol/figures", 404, "Unknown");
    const panel = await open("What if …?", <StockQuestions stock={makeScreenedStock()} />);
    expect(await panel.findByText(/^This cannot be worked out here/)).toBeTruthy();
    expect(panel.queryByRole("textbox")).toBeNull();
  });

  it("is not offered for a name that was never screened", () => {
    renderPage(<StockQuestions stock={makeScreenedStock({ isScreened: false })} />);
    expect(screen.queryByText("What if …?")).toBeNull();
  });
});

describe("a percentage as typed", () => {
  it.each([
    ["-20", -20],
    ["−20 %", -20],
    ["\u200e-12.5", -12.5],
    ["+7", 7],
    ["٢٠", 20],
    ["", undefined],
    ["a fifth", undefined],
    ["--3", undefined],
  ])("%j is %j", (text, percent) => expect(parsePercent(text)).toBe(percent));
});

describe("before you buy", () => {
  const opened = (stock = makeScreenedStock()) => open("Before you buy", <StockQuestions stock={stock} />);
  const point = (screenedOn: string, debtRatio: number, status: "halal" | "haram") => ({
    screenedOn,
    status,
    debtRatio,
    cashRatio: 10,
    nonCompliantIncomeRatio: 2,
    causes: [],
  });

  it("tells the ratios of twelve months with what stood at their start, and how often the verdict turned", async () => {
    const history = [
      point("2024-01-01", 99, "haram"),
      point("2025-05-01", 25, "halal"),
      point("2026-01-31", 35, "haram"),
      { ...point("2026-02-28", 80, "haram"), isReconstructed: true as const },
      point("2026-05-30", 30, "halal"),
    ];
    const panel = await opened(makeScreenedStock({ history }));
    const [, debt] = panel.getAllByRole("row").map(({ textContent }) => textContent);
    expect(debt).toBe("Debt Ratio25.0% – 35.0%30.0%33%");
    expect(panel.getByText("Its verdict changed 2 times in that time.")).toBeTruthy();
  });

  it("says since when a share is screened that is known for less than a year, and makes no year of one screening", async () => {
    const first = point("2026-07-25", 30, "halal");
    const panel = await opened(makeScreenedStock({ history: [first, point("2026-08-29", 31, "halal")] }));
    expect(panel.getByText("Its verdict has not changed in that time. Screened since Jul 25, 2026.")).toBeTruthy();
    cleanup();
    const once = await opened(makeScreenedStock({ history: [first] }));
    expect(once.getByText("Screened since Jul 25, 2026.")).toBeTruthy();
    expect(once.queryByText(/^Its ratios of the last|Lowest to highest/)).toBeNull();
  });

  it("says how often a ratio like its own crossed the limit within a year", async () => {
    const panel = await opened();
    expect(
      panel.getByText(
        "Of 100 companies with a debt ratio between 22% and 33%, 15 were above the limit of 33% a year later.",
      ),
    ).toBeTruthy();
    expect(panel.getByText(/with a cash ratio between 0% and 11%, fewer than 1 were above/)).toBeTruthy();
  });

  it("tells what a year asks of 1,000 dollars held, three ways", async () => {
    const sharesOutstanding = makeEvidence({ input: "sharesOutstanding", amount: 1.25e9, currency: "shares" });
    const stock = makeScreenedStock({ currentPrice: 80 });
    const evidence = [...stock.analysis.evidence, sharesOutstanding];
    const panel = await opened({ ...stock, analysis: { ...stock.analysis, evidence } } as MadeStock);
    expect(panel.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "$0.50",
      "$10.00",
      "$2.00 of each $100.00",
    ]);
  });

  it("leaves out what is not known, and says of an estimate that it is one", async () => {
    const stock = makeScreenedStock({}, { dividendPerShare: undefined, interestIncome: undefined });
    const panel = await opened(stock);
    const [dividends, income, gain] = panel.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(dividends).toBe("—The dividend is not known, so no amount per share can be given.");
    expect([income, gain]).toEqual(["—", expect.stringContaining("about")]);
    expect(panel.getByText(/held, by our estimate$/)).toBeTruthy();
  });
});

describe("what if, in a portfolio", () => {
  const shares = [
    { symbol: "ACME", name: "Acme Instruments" },
    { symbol: "BOLT", name: "Bolt" },
  ];
  const debt = (amount: number) => ({ interestBearingDebt: makeFact(amount) });

  async function opened() {
    const debtOf = ({ params }: Asked) => debt(params["symbol"] === "ACME" ? 30e9 : 1e9);
    answer("GET /api/stocks/:symbol/verdict", (asked) =>
      makeScreenedStock(
        shares.find(({ symbol }) => symbol === asked.params["symbol"]),
        debtOf(asked),
      ),
    );
    answer("GET /api/stocks/:symbol/figures", (asked) => makeFigures(debtOf(asked)));
    const panel = await open("What if …?", <PortfolioWhatIf shares={shares} standardId="aaoifi" />);
    await panel.findByRole("combobox");
    return panel;
  }

  it("asks for nothing before it is opened, and then for symbols alone", async () => {
    renderPage(<PortfolioWhatIf shares={shares} standardId="mizan" />);
    expect(requests).toEqual([]);
  });

  it("names the shares that a fall of all prices would turn, by the portfolio's standard", async () => {
    const panel = await opened();
    const table = await panel.findByRole("table");
    expect(within(table).getByText(/Acme Instruments/)).toBeTruthy();
    expect(within(table).queryByText(/Bolt/)).toBeNull();
    expect([...requests].sort()).toEqual([
      "GET /api/stocks/ACME/figures",
      "GET /api/stocks/ACME/verdict",
      "GET /api/stocks/BOLT/figures",
      "GET /api/stocks/BOLT/verdict",
    ]);
    type(panel.getByRole("textbox", { name: "All prices fall by, in percent" }), "0");
    expect(await panel.findByText("None of the verdicts would change.")).toBeTruthy();
  });

  it.each(["-5", "100", ""])("says at the field that %j is no fall, and shows nothing", async (text) => {
    const panel = await opened();
    type(panel.getByRole("textbox", { name: "All prices fall by, in percent" }), text);
    expect(panel.getByText("Enter a number from 0 to 99.")).toBeTruthy();
    await waitFor(() => expect(panel.queryByText("What if: not a verdict")).toBeNull());
  });

  it("asks the same of one share as its page, by the portfolio's standard first", async () => {
    const panel = await opened();
    type(panel.getByRole("combobox"), "BOLT");
    expect(await panel.findByText("1.0% (limit 30%)")).toBeTruthy();
  });
});
