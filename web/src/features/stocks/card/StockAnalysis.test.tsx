import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { LANGUAGE } from "#wording/language.ts";
import type { Analysis, Stock } from "../../../../../schema/contracts/stocks.ts";
import { answer, refuse } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { makeEvidence, makeStock } from "../../../test/stocks.ts";
import { StockAnalysis } from "./StockAnalysis.tsx";

async function show(stock: Partial<Stock>, analysis: Partial<Analysis> = {}) {
  answer("GET /api/stocks/:symbol/verdict", () => makeStock(stock, analysis));
  const page = renderPage(<StockAnalysis symbol="ACME" star={() => null} actions={() => null} />);
  await screen.findByRole("heading", { name: "Acme Instruments" });
  return page;
}

const BUSINESS = makeStock().analysis.business;
const BANKING = { ...BUSINESS, activityId: "banking", verdict: "prohibited", isMoneyTrade: true } as const;
const REASON = { effect: "verdict", figure: null, limit: null, about: null, detail: null } as const;

const ratio = (name: string) => screen.getByRole("heading", { name }).closest("div")?.parentElement;

describe("a symbol that is refused", () => {
  const company = { exchange: "BSE", standing: "halal", match: "exact", isClearMatch: false } as const;
  const companies = [
    { ...company, symbol: "TCS.BO", name: "Tata Consultancy Services Limited" },
    { ...company, symbol: "TCS.TO", name: "Tecsys Inc.", exchange: "TSX" as const },
    { ...company, symbol: "TCSX", name: "Tcs Group", match: "start" as const },
  ];
  const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

  it("offers the nearest names where nothing has it", async () => {
    refuse("GET /api/stocks/:symbol/verdict", 404, "TCZ is not a valid stock symbol.");
    answer("GET /api/companies/search", () => companies);
    renderPage(<StockAnalysis symbol="TCZ" star={() => null} actions={() => null} />);
    await screen.findByText("The nearest names:");
    expect(links()).toEqual(["/?symbol=TCS.BO", "/?symbol=TCS.TO", "/?symbol=TCSX"]);
  });

  it("is told as a company abroad where it is the name of one, with what is covered, and not as an error", async () => {
    refuse("GET /api/stocks/:symbol/verdict", 404, "EMAAR is not a valid stock symbol.");
    answer("GET /api/companies/search", () => [
      { ...company, symbol: "4220.SR", name: "Emaar The Economic City", exchange: "SAU" as const },
      { ...company, symbol: "EMR", name: "Emerson Electric Co.", exchange: "NYSE" as const, match: "nearest" as const },
    ]);
    const { notices } = renderPage(<StockAnalysis symbol="EMAAR" isOwnPage star={() => null} actions={() => null} />);
    await screen.findByRole("heading", { name: "We don't cover the United Arab Emirates yet" });
    screen.getByText(/^Emaar Properties is a company of the United Arab Emirates.* We cover the United States/);
    expect(links()).toEqual(["/stocks/4220.SR"]);
    await screen.findByRole("button", { name: "Tell me when" });
    expect(screen.queryByText(/not a valid stock symbol/)).toBeNull();
    expect(notices).toEqual([]);
  });
});

describe("the ratios", () => {
  it("passes a ratio at its limit and fails one just above it, without rounding it onto the limit", async () => {
    await show({}, { debtRatio: 33, cashRatio: 33.04, nonCompliantIncomeRatio: 5.01 });
    expect(ratio("Debt Ratio")?.textContent).toContain("✓ Below 33% threshold");
    expect(ratio("Cash & Interest Securities")?.textContent).toContain("33.04%");
    expect(ratio("Cash & Interest Securities")?.textContent).toContain("✗ Above 33% threshold");
    expect(ratio("Non-Compliant Income")?.textContent).toContain("✗ Above 5% threshold");
  });

  it("names the day of a market value of more than 45 days under the ratios that rest on it", async () => {
    await show({}, { evidence: [makeEvidence({ periodEnd: "2026-07-08" })] });
    expect(ratio("Debt Ratio")?.textContent).not.toContain("market value of");
    cleanup();
    await show({}, { evidence: [makeEvidence({ periodEnd: "2026-07-07" })] });
    expect(ratio("Debt Ratio")?.textContent).toContain("by the market value of Jul 7, 2026");
    expect(ratio("Cash & Interest Securities")?.textContent).toContain("by the market value of Jul 7, 2026");
    expect(ratio("Non-Compliant Income")?.textContent).not.toContain("market value of");
  });

  it("says that a ratio is not known, and why, and never calls it 0 or passed", async () => {
    const missing = { code: "insufficient_data", about: "interestBearingDebt", detail: { kind: "missing" } } as const;
    await show({}, { debtRatio: null, reasons: [{ ...REASON, ...missing, message: "" }] });
    const debt = ratio("Debt Ratio");
    expect(debt?.textContent).toContain("Not known");
    expect(debt?.textContent).toContain("Interest-bearing debt is not in the source.");
    expect(debt?.textContent).not.toMatch(/✓|✗|0%/);
  });

  it("names the source of real data, and warns of estimates", async () => {
    const evidence = [makeEvidence({ input: "interestBearingDebt" })];
    const { unmount } = await show({}, { isRealData: true, evidence });
    expect(screen.getByText("✓ Real data: SEC EDGAR filing")).toBeTruthy();
    expect(screen.getByText("Verified Financial Data")).toBeTruthy();
    unmount();
    await show({}, { isRealData: false });
    expect(screen.getByText("⚠ Estimated ratios")).toBeTruthy();
    expect(screen.getByText("Financial Ratio Accuracy")).toBeTruthy();
  });

  it("marks a ratio that rests on an estimate or a bound", async () => {
    const debt = makeEvidence({ input: "interestBearingDebt", quality: "estimated", bound: "upper" });
    await show({}, { evidence: [debt] });
    expect(ratio("Debt Ratio")?.textContent).toMatch(/at most.*Estimated/);
    expect(ratio("Cash & Interest Securities")?.textContent).not.toContain("Estimated");
  });
});

it("an unknown prohibited part of the business never looks like a pass, and never asks for nothing", async () => {
  const business = { ...BUSINESS, activityId: "alcoholPart", isMixed: true };
  const [reason] = makeStock().analysis.reasons;
  const reasons = [{ ...reason, code: "mixed_business", effect: "verdict", detail: null }];
  const flip = { input: "interestBearingDebt", threshold: 1e9, changePercent: 50, to: "haram", isDoubtful: false };
  const figures = { nonCompliantIncomeRatio: 0.1, purificationAmount: 0.001, evidence: [], business, reasons };
  await show({ standing: "doubt" }, { ...figures, flipPoints: [flip] } as unknown as Partial<Analysis>);
  expect(screen.getAllByText("One figure settles this: Revenue from prohibited activities")).toHaveLength(2);
  const income = ratio("Non-Compliant Income")?.textContent;
  expect(income).toContain("at least 0.1%");
  expect(income).toContain("Its prohibited sales are not known");
  expect(income).not.toContain("✓");
  const panel = screen.getByRole("region", { name: /^Purification/ }).textContent;
  expect(panel).toContain("at least $1.00 per 1,000 shares");
  expect(panel).toContain("this is the least to give to charity");
  expect(panel).not.toContain("does not ask for it");
});

it.each([
  ["ltr", "→"],
  ["rtl", "←"],
] as const)("the arrow in what would change it points on where a page is read %s", async (direction, arrow) => {
  const spy = vi.spyOn(LANGUAGE, "direction", "get").mockReturnValue(direction);
  onTestFinished(() => spy.mockRestore());
  const flip = { input: "interestBearingDebt", threshold: 1.5e9, changePercent: 50, to: "haram" };
  const { container } = await show({}, { flipPoints: [flip] } as unknown as Partial<Analysis>);
  expect(container.querySelector("#would-change summary")?.textContent).toContain(`$1B ${arrow} above $1.5B`);
});

describe("the business", () => {
  it.each([
    [2, "Primary business is Sharia-compliant. Minor non-compliant income requires purification."],
    [0, "All business activities are fully Sharia-compliant."],
  ])("with %d %% of non-compliant income reads: %s", async (nonCompliantIncomeRatio, note) => {
    await show({}, { nonCompliantIncomeRatio });
    expect(screen.getByText(note)).toBeTruthy();
  });

  it("is never called compliant when it is prohibited or its income is not known, and no rule is told twice", async () => {
    const business = { ...BANKING, rule: "On the list." };
    const { unmount } = await show({}, { nonCompliantIncomeRatio: 0, business });
    expect(screen.getByText(/is on Mizan's list of prohibited activities\./)).toBeTruthy();
    expect(screen.queryByText(/fully Sharia-compliant/)).toBeNull();
    unmount();
    const reasons = [{ ...REASON, code: "prohibited_business" as const, message: "Prohibited." }];
    const other = await show({}, { business, reasons });
    expect(screen.getAllByText(/on Mizan's list/)).toHaveLength(1);
    other.unmount();
    const basis = { kind: "override", id: "online-services-and-advertising" } as const;
    await show({}, { nonCompliantIncomeRatio: null, business: { ...BUSINESS, basis, rule: "Advertising." } });
    expect(screen.getByText(/nobody reports how much of that/)).toBeTruthy();
    expect(screen.queryByText(/is Sharia-compliant|fully Sharia-compliant/)).toBeNull();
  });
});

describe("a row of the business's activities", () => {
  const permissible = { ...BUSINESS, basis: { kind: "industry", name: "Mining" } } as const;
  const line = { kind: "line_of_business", activity: "Mining", percentage: 98 } as const;
  const income = { kind: "interest_income", activity: "Interest income", percentage: 2 } as const;
  const color = (name: string) => /yellow|green/.exec(screen.getByText(name).parentElement?.className ?? "")?.[0];

  it("is yellow for interest and for trading in money, whatever its name says", async () => {
    const { unmount } = await show({}, { business: permissible, businessActivities: [line, income] });
    expect([color(line.activity), color(income.activity)]).toEqual(["green", "yellow"]);
    unmount();
    await show({}, { business: BANKING, businessActivities: [line] });
    expect(color("Conventional banking")).toBe("yellow");
  });

  it("is yellow where its name mentions finance", async () => {
    const basis = { kind: "industry", name: "Financial Software" } as const;
    await show({}, { business: { ...permissible, basis }, businessActivities: [line] });
    expect(color(basis.name)).toBe("yellow");
  });
});

it("speaks of no other listings where there are none", async () => {
  await show({});
  expect(screen.queryByRole("region", { name: "One company, one answer" })).toBeNull();
});

it("explains each ratio, with the lesson in the courses", async () => {
  await show({});
  expect(screen.getAllByText("What does this mean?")).toHaveLength(3);
  const lessons = screen.getAllByRole("link", { name: "Read the lesson", hidden: true });
  expect(lessons.map((link) => link.getAttribute("href"))).toEqual([
    "/courses/2/modules/202",
    "/courses/2/modules/203",
    "/courses/6/modules/601",
  ]);
});

describe("purification", () => {
  it("shows the amount per share with the digits that a small one needs, in the currency of the price first", async () => {
    const { unmount } = await show({}, { purificationAmount: 0.0124106 });
    const panel = screen.getByRole("region", { name: "Purification Required" });
    expect(within(panel).getByText("$0.0124 per share")).toBeTruthy();
    unmount();
    const price = { amount: 350_000, currency: "KRW", isRounded: false };
    await show({ currentPrice: 250, price }, { purificationAmount: 0.005 });
    expect(screen.getAllByText(/KRW 7,000 \(\$5\.00\) per 1,000 shares/)).toHaveLength(2);
  });

  it("is not called required where the verdict does not ask for it", async () => {
    await show({ complianceStatus: "halal", standing: "halal" }, { nonCompliantIncomeRatio: 0.44, reasons: [] });
    expect(screen.queryByText(/Purification Required|requires purification/)).toBeNull();
    expect(screen.getByText(/nothing has to be purified/)).toBeTruthy();
  });

  it("is not called required of a doubt, either, where the income rounds to nothing", async () => {
    await show(
      { complianceStatus: "questionable", standing: "doubt" },
      { nonCompliantIncomeRatio: 0.44, purificationAmount: null, dividendPerShare: null },
    );
    expect(screen.queryByText(/Purification Required|requires purification/)).toBeNull();
    expect(screen.getByRole("region", { name: "Purification, if you wish to be cautious" })).toBeTruthy();
  });

  it("is at least what the interest on a part of the cash says, however little", async () => {
    const evidence = [makeEvidence({ input: "interestIncome", quality: "estimated", bound: "lower" })];
    await show({}, { nonCompliantIncomeRatio: 0.18, purificationAmount: 0.02, evidence });
    const panel = screen.getByRole("region", { name: "Purification Required" });
    expect(within(panel).getByText("at least $0.02 per share")).toBeTruthy();
    expect(within(panel).getByText(/this is the minimum to give to charity/)).toBeTruthy();
  });

  it("can be reached without a dividend, and is absent when there is nothing to purify", async () => {
    const { unmount } = await show({}, { purificationAmount: 0, dividendPerShare: 0 });
    expect(screen.getByRole("button", { name: "Calculate Total" })).toBeTruthy();
    unmount();
    await show({}, { purificationAmount: 0, nonCompliantIncomeRatio: 0 });
    expect(screen.queryByText("Purification Required")).toBeNull();
  });
});

it("shows an input in dollars and in its own currency, with its rate, date and filing", async () => {
  const saudi = { currency: "SAR", originalAmount: 3.75e9, exchangeRate: 3.75, exchangeRateDate: "2026-05-31" };
  await show({}, { evidence: [makeEvidence({ ...saudi, amount: 1e9, periodEnd: "2025-12-31" })] });
  const row = screen.getByRole("row", { name: /Market capitalization/ });
  expect(row.textContent).toContain("$1B");
  expect(row.textContent).toMatch(/SAR\s3\.75B, at 3\.75 for \$1 on May 31, 2026/);
  expect(row.textContent).toContain("Dec 31, 2025");
  expect(within(row).getByRole("link").getAttribute("href")).toContain("sec.gov");
});

it("shows a rounded price with no more digits than above the verdict, in both currencies", async () => {
  const yen = { currency: "JPY", originalAmount: 2840, exchangeRate: 158.96, exchangeRateDate: "2026-05-31" };
  await show({}, { evidence: [makeEvidence({ ...yen, input: "price", amount: 17.866, quality: "estimated" })] });
  expect(screen.getByRole("row", { name: /Share price/ }).textContent).toMatch(
    /about \$17\.9about JPY 2,840, at 158\.96/,
  );
});

it("keeps a name that was never screened apart: no ratios, no verdict drawn from them", async () => {
  await show({ isScreened: false }, { debtRatio: null, cashRatio: null, nonCompliantIncomeRatio: null });
  expect(screen.getByRole("heading", { name: "Not screened yet" })).toBeTruthy();
  expect(screen.queryByText("Financial Ratio Analysis")).toBeNull();
});

it("takes the focus to the stock when it arrives", async () => {
  await show({});
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Acme Instruments" }));
});

it("says that a symbol is unknown, and does not offer to ask the same again", async () => {
  refuse("GET /api/stocks/:symbol/verdict", 404, "ZZZZ is not a valid stock symbol.");
  answer("GET /api/companies/search", () => []);
  renderPage(<StockAnalysis symbol="ZZZZ" star={() => null} actions={() => null} />);
  const panel = within(await screen.findByRole("alert"));
  expect(panel.getByRole("heading", { name: "Stock not found" })).toBeTruthy();
  expect(panel.getByText(/^ZZZZ is not a valid stock symbol/)).toBeTruthy();
  expect(panel.queryByRole("button")).toBeNull();
});

it("says what failed, and tries again when asked", async () => {
  refuse("GET /api/stocks/:symbol/verdict", 503, "The service is resting.");
  const { notices } = renderPage(<StockAnalysis symbol="ACME" star={() => null} actions={() => null} />);
  expect((await screen.findByRole("alert")).textContent).toContain("The service is resting.");
  expect(notices).toEqual([{ tone: "error", title: "Failed to load stock", description: "Please try again." }]);
  answer("GET /api/stocks/:symbol/verdict", () => makeStock());
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Acme Instruments" })).toBeTruthy();
});

it("shows ratios that arrive as texts", async () => {
  const asTexts = { debtRatio: "12.5", cashRatio: "40", nonCompliantIncomeRatio: "0.0", purificationAmount: "0.25" };
  const stock = makeStock();
  answer("GET /api/stocks/:symbol/verdict", () => stock);
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({ ...stock, analysis: { ...stock.analysis, ...asTexts } }),
  );
  renderPage(<StockAnalysis symbol="ACME" star={() => null} actions={() => null} />);
  await screen.findByRole("heading", { name: "Acme Instruments" });
  expect(ratio("Debt Ratio")?.textContent).toContain("12.5%");
  expect(ratio("Cash & Interest Securities")?.textContent).toContain("✗ Above 33% threshold");
});
