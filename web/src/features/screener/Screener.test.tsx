import { act, fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedStock } from "../../../../schema/contracts/stocks.ts";
import { answer, cutNetwork, refuse, requests } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { makeStock, makeSummary } from "../../test/stocks.ts";
import { useRestedFilter } from "./filters/FilterPanel.tsx";
import { NO_FILTER, type StockFilter } from "./filters/stock-filter.ts";
import type { WatchedStocks } from "./results/use-screener-results.ts";
import { Screener } from "./Screener.tsx";

const SEARCH = "GET /api/stocks/search";

function show(at = "/screener", watched: Partial<WatchedStocks> = {}) {
  return renderPage(
    <Screener
      watched={{ stocks: [], hasFailed: false, reload: () => undefined, ...watched }}
      badge={({ complianceStatus }) => complianceStatus}
      star={({ symbol }) => <button type="button">Watch {symbol}</button>}
    />,
    { at },
  );
}

function found(stocks: ListedStock[], totalCount = stocks.length, next?: string) {
  const link = next && { Link: `</api/stocks/search?cursor=${next}>; rel="next"` };
  answer(SEARCH, () => stocks, { "X-Total-Count": String(totalCount), ...link });
}

const many = (count: number, first = 1) =>
  Array.from({ length: count }, (_, position) =>
    makeSummary({ id: first + position, symbol: `S${first + position}`, currentPrice: first + position }),
  );

beforeEach(() => answer("GET /api/stocks/industries", () => [{ name: "Steel", stocks: 64 }]));

const symbols = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const searches = () => requests.filter((request) => request.startsWith(SEARCH));

describe("a search", () => {
  it("asks for what the address says, and says how many there are", async () => {
    found([makeSummary()], 1234);
    const { notices } = show("/screener?filter=halal&q=acme&exchange=DAX,LSE&sector=Energy&region=Europe");
    await screen.findByRole("link", { name: "ACME" });
    expect(searches()).toEqual([
      `${SEARCH}?q=acme&status=halal&exchange=LSE%2CDAX&sector=Energy&region=Europe&limit=100`,
    ]);
    expect(screen.getByRole("heading", { name: "1,234 stocks" })).toBeTruthy();
    expect(notices.map(({ title }) => title)).toEqual(["Found 1,234 stocks"]);
  });

  it("gives each stock its figures, a dash and N/A where there are none, and a link to its analysis", async () => {
    found([
      makeSummary({ id: 1, symbol: "A", currentPrice: 3, priceChangePercent: -1.234 }),
      makeSummary({ id: 2, symbol: "B", currentPrice: null, priceChangePercent: null, exchange: "LSE" }),
    ]);
    show();
    expect((await screen.findByRole("link", { name: "A" })).getAttribute("href")).toBe("/stocks/A");
    const [, first, second] = screen.getAllByRole("row");
    expect(first?.textContent).toMatch(
      /Acme Instruments.*NASDAQ · Technology.*questionable.*2\.0%.*\$90\.5B.*\$3\.00.*−1\.23%/,
    );
    expect(second?.textContent).toMatch(/London.*N\/A.*Change not known/);
  });

  it("says that nothing was found", async () => {
    found([]);
    const { notices } = show();
    expect(await screen.findByRole("heading", { name: "No stocks found" })).toBeTruthy();
    expect(notices).toMatchObject([{ title: "No stocks found", description: "Try adjusting your filters" }]);
  });

  it.each([
    ["an error", () => refuse(SEARCH, 500, "Something went wrong."), "Something went wrong."],
    ["no network", () => cutNetwork(SEARCH), "Failed to search stocks"],
  ])("that ends in %s says so, and can be tried again", async (_, fail, text) => {
    fail();
    const { notices } = show();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(text);
    expect(notices).toEqual([
      { tone: "error", title: "Search failed", description: "Unable to search stocks. Please try again." },
    ]);
    found([makeSummary()]);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "ACME" })).toBeTruthy();
    fail();
    fireEvent.click(screen.getByLabelText("Halal"));
    await screen.findByRole("alert");
    expect(screen.queryByRole("link", { name: "ACME" })).toBeNull();
  });
});

describe("a filter", () => {
  it("is applied 500 ms after its last change, and stands in the address", async () => {
    found([makeSummary()]);
    const { address } = show("/screener?sort=-price");
    await screen.findByRole("link", { name: "ACME" });
    vi.useFakeTimers();
    fireEvent.click(screen.getByLabelText("Halal"));
    fireEvent.change(screen.getByLabelText("Name or symbol"), { target: { value: "he" } });
    act(() => void vi.advanceTimersByTime(300));
    fireEvent.change(screen.getByLabelText("Name or symbol"), { target: { value: "health" } });
    act(() => void vi.advanceTimersByTime(499));
    expect(address()).toBe("/screener?sort=-price");
    act(() => void vi.advanceTimersByTime(1));
    expect(address()).toBe("/screener?sort=-price&filter=halal&q=health");
    vi.useRealTimers();
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()[1]).toBe(`${SEARCH}?q=health&status=halal&sort=-currentPrice&limit=100`);
  });

  it("gives way when the visitor goes back before the page has drawn it", async () => {
    vi.useFakeTimers();
    const apply = vi.fn<(filter: StockFilter) => void>();
    const { result } = renderHook(() => useRestedFilter(NO_FILTER, apply));
    act(() => result.current[1]({ ...NO_FILTER, status: "halal" }));
    expect(result.current[0].status).toBe("halal");
    act(() => vi.advanceTimersByTime(500));
    expect(apply.mock.calls).toEqual([[{ ...NO_FILTER, status: "halal" }]]);
    expect(result.current[0]).toEqual(NO_FILTER);
    vi.useRealTimers();
  });

  it("chosen while the one before is being drawn is not lost", () => {
    vi.useFakeTimers();
    const apply = vi.fn<(filter: StockFilter) => void>();
    const { result, rerender } = renderHook((applied) => useRestedFilter(applied, apply), { initialProps: NO_FILTER });
    const halal: StockFilter = { ...NO_FILTER, status: "halal" };
    const both: StockFilter = { ...halal, exchanges: ["LSE"] };
    for (const [next, applied] of [
      [halal, NO_FILTER],
      [both, halal],
    ] as [StockFilter, StockFilter][]) {
      act(() => result.current[1](next));
      rerender(applied);
      expect(result.current[0]).toEqual(next);
      act(() => vi.advanceTimersByTime(500));
    }
    expect(apply.mock.calls).toEqual([[halal], [both]]);
    vi.useRealTimers();
  });

  it("takes several exchanges, and is cleared as a whole", async () => {
    found([makeSummary()]);
    const { address } = show("/screener?filter=haram");
    await userEvent.click(screen.getByRole("button", { name: "Filters" }));
    await userEvent.click(screen.getByRole("button", { name: "Exchanges Any" }));
    await userEvent.click(screen.getByLabelText(/HKEX \(Hong Kong\)/));
    await userEvent.click(screen.getByLabelText(/NASDAQ/));
    expect(screen.getByRole("button", { name: "Exchanges 2 chosen" })).toBeTruthy();
    await waitFor(() => expect(address()).toBe("/screener?filter=haram&exchange=NASDAQ%2CHKEX"), { timeout: 2000 });
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("checkbox", { name: /NASDAQ/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Remove: HKEX" }));
    await waitFor(() => expect(address()).toBe("/screener?filter=haram&exchange=NASDAQ"), { timeout: 2000 });
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(address()).toBe("/screener"), { timeout: 2000 });
  });

  it("shows the watchlist without asking for stocks", async () => {
    const { notices } = show("/screener?filter=watchlist&q=b", {
      stocks: [makeSummary({ id: 1, symbol: "A", name: "A" }), makeSummary({ id: 2, symbol: "B", name: "B" })],
    });
    expect(await screen.findByRole("link", { name: "B" })).toBeTruthy();
    expect(symbols()).toEqual(["B"]);
    expect(searches()).toEqual([]);
    expect(notices.map(({ title }) => title)).toEqual(["Found 1 stocks"]);
  });

  it("says that the watchlist stands as it was collected, not by size", async () => {
    show("/screener?filter=watchlist", { stocks: [makeSummary()] });
    const order = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Order by" });
    expect(order.selectedOptions[0]?.textContent).toBe("Latest added first");
  });

  it("says that the watchlist is empty", async () => {
    const { notices } = show("/screener?filter=watchlist");
    expect(await screen.findByRole("heading", { name: "Your watchlist is empty" })).toBeTruthy();
    expect(notices.map(({ title }) => title)).toEqual(["Your watchlist is empty"]);
  });
});

describe("the results", () => {
  it("are ordered by the server, by any column and both ways, over all that was found", async () => {
    found([makeSummary({ id: 1, symbol: "B" }), makeSummary({ id: 2, symbol: "A" })], 900);
    const { address } = show();
    await screen.findByRole("link", { name: "A" });
    await userEvent.click(screen.getByRole("button", { name: "Price" }));
    await waitFor(() => expect(searches().at(-1)).toContain("sort=currentPrice"));
    expect(screen.getByRole("columnheader", { name: "Price" }).getAttribute("aria-sort")).toBe("ascending");
    await userEvent.click(screen.getByRole("button", { name: "Price" }));
    await waitFor(() => expect(searches().at(-1)).toContain("sort=-currentPrice"));
    expect(symbols()).toEqual(["B", "A"]);
    expect(address()).toBe("/screener?sort=-price");
  });

  it("of the watchlist are ordered in the page", async () => {
    const stocks = [
      makeSummary({ id: 1, symbol: "B", currentPrice: 2 }),
      makeSummary({ id: 2, symbol: "A", currentPrice: null }),
      makeSummary({ id: 3, symbol: "C", currentPrice: 1 }),
    ];
    show("/screener?filter=watchlist&sort=-price", { stocks });
    await screen.findByRole("link", { name: "A" });
    expect(symbols()).toEqual(["B", "C", "A"]);
    expect(searches()).toEqual([]);
  });

  it("grow by a page, and stay when the next one fails", async () => {
    found(many(3), 5, "3");
    show();
    await screen.findByText("3 of 5 shown");
    refuse(SEARCH, 500, "Something went wrong.");
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect((await screen.findByRole("alert")).textContent).toBe("The next stocks could not be loaded.");
    expect(symbols()).toHaveLength(3);
    found(many(2, 4), 5);
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("5 of 5 shown")).toBeTruthy();
    expect(searches().at(-1)).toContain("cursor=3");
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("of a thousand stand in the page only where they are in sight", async () => {
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(60);
    found(many(1000));
    show();
    await screen.findByText("1,000 of 1,000 shown");
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1001");
    expect(screen.getAllByRole("row").length).toBeLessThan(100);
  });
});

describe("the comparison", () => {
  it("takes four stocks and shows their figures side by side", async () => {
    found(many(5));
    answer("GET /api/stocks/:symbol/verdict", ({ params }) =>
      makeStock({ symbol: params.symbol ?? "" }, { debtRatio: params.symbol === "S2" ? 33.04 : null }),
    );
    show();
    for (const number of [1, 2, 3, 4]) await userEvent.click(await screen.findByLabelText(`Compare S${number}`));
    expect(screen.getByLabelText<HTMLInputElement>("Compare S5").disabled).toBe(true);
    for (const number of [3, 4]) await userEvent.click(screen.getByRole("button", { name: `Leave out S${number}` }));
    expect(screen.getByLabelText<HTMLInputElement>("Compare S5").disabled).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Compare 2" }));
    const dialog = await screen.findByRole("dialog", { name: "Side by side" });
    const debt = await within(dialog).findByRole("row", { name: /^Debt Ratio/ });
    await waitFor(() => expect(debt.textContent).toBe("Debt Ratio (limit 33%)Not known✗ 33.04%"));
  });
});

it("asks the server for a maximum debt ratio, 0 % too, for standards and an industry, and shows each as a chip", async () => {
  found([makeSummary({ symbol: "A", debtRatio: 0 })]);
  const { address } = show("/screener?debt=0&standard=msci,ftse-yasaar&industry=Steel");
  expect(await screen.findByRole("link", { name: "A" })).toBeTruthy();
  expect(searches()[0]).toBe(`${SEARCH}?standard=ftse-yasaar%2Cmsci&industry=Steel&maxDebtRatio=0&limit=100`);
  for (const chip of ["Debt ratio: 0%", "Permitted by MSCI Islamic", "Permitted by FTSE Yasaar", "Steel"]) {
    expect(screen.getByRole("button", { name: `Remove: ${chip}` })).toBeTruthy();
  }
  await userEvent.click(screen.getByRole("button", { name: "Remove: Debt ratio: 0%" }));
  await waitFor(() => expect(address()).not.toContain("debt"), { timeout: 2000 });
});
