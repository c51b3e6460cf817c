import { act, fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CodedStock, Company, Stock } from "../../../../../schema/contracts/stocks.ts";
import { answer, cutNetwork, refuse, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { makeStock, makeSummary } from "../../../test/stocks.ts";
import { SearchCard, type SearchInput } from "./SearchCard.tsx";
import { useStockSearch } from "./use-stock-search.ts";

const MICROSOFT: Company = {
  symbol: "MSFT",
  name: "Microsoft",
  exchange: "NASDAQ",
  standing: "purify",
  match: "start",
  isClearMatch: false,
};
const company = (traits: Partial<Company>): Company => ({ ...MICROSOFT, ...traits });
const MICRON = company({ symbol: "MU", name: "Micron" });

const found = vi.fn<(stock: Stock) => void>();

const searchInput = createRef<SearchInput>();

function Page() {
  return <SearchCard search={useStockSearch(found)} input={searchInput} />;
}

// Loading them takes longer than a wait.
beforeAll(() =>
  Promise.all([import("./Elsewhere.tsx"), import("#wording/stock.ts"), import("../../../lib/error-sentence.ts")]),
);

beforeEach(() => {
  found.mockClear();
  answer("GET /api/companies/search", () => []);
  answer("GET /api/stocks/:symbol/verdict", ({ params }) => makeStock({ symbol: params.symbol ?? "" }));
  vi.useFakeTimers();
});

const input = () => screen.getByRole("combobox", { name: "Company Name or Stock Symbol" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const enter = () => fireEvent.keyDown(input(), { key: "Enter" });
const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Until typing has rested and its answer has come. */
async function rest() {
  await wait(300);
  await wait();
}
async function lookUp(text: string) {
  type(text);
  enter();
  await wait();
}
const invalid = (symbol: string) => ({
  tone: "error",
  title: "Invalid Stock Symbol",
  description: `${symbol} is not a valid stock symbol. Please check the spelling and try again.`,
});

it("cannot be pressed while empty, and says so when one presses Enter", () => {
  const { notices } = renderPage(<Page />);
  expect(button("Check Stock").disabled).toBe(true);
  type("   ");
  expect(button("Check Stock").disabled).toBe(true);
  enter();
  expect(notices).toEqual([{ tone: "error", title: "Please enter a stock symbol" }]);
  expect(requests).toEqual([]);
});

it("is busy while it looks up, in capitals, and then shows the stock and tells of it", async () => {
  let give: (stock: CodedStock) => void = () => undefined;
  answer("GET /api/stocks/:symbol/verdict", () => new Promise((resolve) => (give = resolve)));
  const page = renderPage(<Page />);
  type("aapl");
  fireEvent.click(button("Check Stock"));
  await wait();
  expect(button("Searching...").disabled).toBe(true);
  enter();
  await wait();
  expect(requests.filter((request) => request.includes("/stocks/"))).toEqual(["GET /api/stocks/AAPL/verdict"]);
  give(makeStock({ symbol: "AAPL" }));
  await wait();
  expect(page.address()).toBe("/?symbol=AAPL");
  expect(found).toHaveBeenCalledTimes(1);
  expect(button("Check Stock").disabled).toBe(false);
});

it.each([404, 400])("calls a symbol invalid when the answer is %d, and shows nothing else", async (status) => {
  refuse("GET /api/stocks/:symbol/verdict", status, "ZZZZ is not a valid stock symbol.");
  const page = renderPage(<Page />);
  await lookUp("ZZZZ");
  expect(page.notices).toEqual([invalid("ZZZZ")]);
  expect(page.address()).toBe("/");
  expect(found).not.toHaveBeenCalled();
});

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const pointedAt = () => screen.queryByRole("option", { selected: true })?.textContent;

it.each(["apple", "Apple", "APPLE"])("opens the company that %s clearly means", async (text) => {
  refuse("GET /api/stocks/:symbol/verdict", 404, "APPLE is not a valid stock symbol.");
  answer("GET /api/companies/search", () => {
    answer("GET /api/stocks/:symbol/verdict", ({ params }) => makeStock({ symbol: params.symbol ?? "" }));
    return [company({ symbol: "AAPL", name: "Apple Inc.", match: "exact", isClearMatch: true }), MICROSOFT];
  });
  const page = renderPage(<Page />);
  await lookUp(text);
  expect(page.address()).toBe("/?symbol=AAPL");
  expect(page.notices).toEqual([]);
  await wait(1000);
  expect(screen.queryByRole("listbox")).toBeNull();
});

it.each(["SPUS", "VOO"])("opens the page of the fund %s without asking for a stock", async (ticker) => {
  refuse("GET /api/stocks/:symbol/verdict", 404, `${ticker} is not a valid stock symbol.`);
  const page = renderPage(<Page />);
  await lookUp(ticker);
  expect(page.address()).toBe(`/funds/${ticker}`);
  expect(requests).toEqual([]);
  expect(page.notices).toEqual([]);
});

it("opens a ticker in capitals at once, whatever it may be a name of", async () => {
  const page = renderPage(<Page />);
  await lookUp("FORD");
  expect(page.address()).toBe("/?symbol=FORD");
  expect(requests).toEqual(["GET /api/stocks/FORD/verdict"]);
});

it.each([
  ["Enter", enter],
  ["the button", () => fireEvent.click(button("Check Stock"))],
])("leaves the choice open, with the cursor on the best, when a name is not clear: %s", async (_, send) => {
  answer("GET /api/companies/search", () => [MICROSOFT, MICRON]);
  const page = renderPage(<Page />);
  type("micro");
  send();
  await rest();
  expect(page.notices).toEqual([]);
  expect(page.address()).toBe("/");
  expect(options()).toHaveLength(2);
  expect(pointedAt()).toContain("MSFT");
  expect(document.activeElement).toBe(input());
  enter();
  await wait();
  expect(page.address()).toBe("/?symbol=MSFT");
});

it("offers the nearest names beside the error of a text that nothing matches", async () => {
  refuse("GET /api/stocks/:symbol/verdict", 404, "not found");
  answer("GET /api/companies/search", () => [company({ match: "nearest" })]);
  const page = renderPage(<Page />);
  await lookUp("Microsofties ag");
  await rest();
  expect(page.notices).toEqual([invalid("MICROSOFTIES AG")]);
  expect(screen.getByRole("status").textContent).toBe('No companies found for "Microsofties ag". The nearest names:');
  expect(pointedAt()).toContain("MSFT");
});

it("suggests companies of the chosen market, or beyond it, those of the reader's own first", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["id", "en-US@posix"]);
  const asked: string[] = [];
  answer("GET /api/companies/search", ({ query }) => {
    asked.push(`${query.get("exchange") ?? "all"} ${query.get("near")}`);
    return query.get("exchange") ? [] : [company({ isClearMatch: true })];
  });
  const page = renderPage(<Page />);
  fireEvent.click(screen.getByRole("radio", { name: "Browse Halal stocks" }));
  fireEvent.change(screen.getByRole("combobox", { name: "Market" }), { target: { value: "SAU" } });
  fireEvent.click(screen.getByRole("radio", { name: "Check specific stock" }));
  type("microsoft");
  await rest();
  expect(asked).toEqual(["SAU JKT"]);
  enter();
  await wait();
  expect(asked).toEqual(["SAU JKT", "all JKT"]);
  vi.restoreAllMocks();
  expect(page.address()).toBe("/?symbol=MSFT");
});

describe("the name of a company abroad", () => {
  const SUBSIDIARY = company({ symbol: "BNII.JK", name: "PT Bank Maybank Indonesia Tbk", exchange: "JKT" });

  async function search(text: string, found: Company[]) {
    answer("GET /api/companies/search", () => found);
    refuse("GET /api/stocks/:symbol/verdict", 404, "not found");
    const page = renderPage(<Page />);
    await lookUp(text);
    await wait();
    return page;
  }

  it("is answered with its market and what bears a like name here, not with an error", async () => {
    const page = await search("maybank", [SUBSIDIARY]);
    expect(screen.getByRole("heading", { name: "We don't cover Malaysia yet" })).toBeTruthy();
    expect(screen.getByText(/traded on Bursa Malaysia\. We cover the United States,/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /PT Bank Maybank Indonesia/ })).toBeTruthy();
    expect(page.notices).toEqual([]);
    expect(page.address()).toBe("/");
    type("maybank i");
    expect(screen.queryByRole("heading", { name: "We don't cover Malaysia yet" })).toBeNull();
  });

  it.each(["petronas", "emaar", "openai", "bitcoin"])("%s is said not to be here", async (text) => {
    const { notices } = await search(text, [company({ match: "nearest" })]);
    expect(
      screen.getByRole("heading", { name: /^We don't cover|has no share that we know of$|^Bitcoin is not a share$/ }),
    ).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Microsoft/ })).toBeNull();
    expect(notices).toEqual([]);
  });

  it("opens the company itself where its own market has it", async () => {
    await search("roche", [company({ symbol: "RO.SW", name: "Roche Holding AG", exchange: "EBS", match: "exact" })]);
    expect(screen.queryByRole("heading", { name: /cover/ })).toBeNull();
  });

  it("is kept on the device until the company can be looked up, which the next visit says", async () => {
    const { unmount } = await search("maybank", [SUBSIDIARY]);
    fireEvent.click(button("Tell me when"));
    expect(button("We will tell you here").getAttribute("aria-pressed")).toBe("true");
    expect(localStorage.getItem("mizan:awaited")).toBe('["Maybank"]');
    unmount();
    answer("GET /api/companies/search", () => [
      company({ symbol: "OPAI", name: "OpenAI, Inc.", exchange: "NASDAQ", match: "exact" }),
    ]);
    localStorage.setItem("mizan:awaited", '["OpenAI", 7, "Maybank"]');
    renderPage(<Page />);
    await wait();
    await wait();
    expect(screen.getByRole("heading", { name: "OpenAI can be looked up now" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Maybank can be looked up now" })).toBeNull();
    fireEvent.click(button("Got it"));
    expect(localStorage.getItem("mizan:awaited")).toBe('["Maybank"]');
  });

  it("stays out of the way of a broken note on the device", async () => {
    localStorage.setItem("mizan:awaited", "{broken");
    renderPage(<Page />);
    await wait();
    expect(input()).toBeTruthy();
  });
});

it.each(["a broken server", "a cut network"])("says that the search failed for %s", async (cause) => {
  if (cause === "a cut network") cutNetwork("GET /api/stocks/:symbol/verdict");
  else refuse("GET /api/stocks/:symbol/verdict", 500, "Something went wrong.");
  const { notices } = renderPage(<Page />);
  await lookUp("AAPL");
  expect(notices).toEqual([
    { tone: "error", title: "Search failed", description: "Unable to fetch stock data. Please try again." },
  ]);
  expect(input()).toHaveProperty("value", "AAPL");
});

it("asks for companies once typing has rested for 300 ms", async () => {
  answer("GET /api/companies/search", () => [MICROSOFT]);
  renderPage(<Page />);
  type("mi");
  expect(screen.getByRole("status").textContent).toBe("Searching companies...");
  await wait(299);
  type("mic");
  await wait(299);
  expect(requests).toEqual([]);
  await wait(1);
  await wait();
  expect(requests).toEqual(["GET /api/companies/search?q=mic"]);
  expect(screen.getByRole("status").textContent).toBe("Found 1 company");
  expect(screen.getByRole("option").textContent).toContain("🇺🇸");
});

it("suggests nothing for a ticker or a single letter", async () => {
  renderPage(<Page />);
  for (const text of ["m", "MSFT", "BRK.B"]) {
    type(text);
    await wait(1000);
  }
  expect(requests).toEqual([]);
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("searches the symbol of a chosen suggestion and leaves it in the input", async () => {
  answer("GET /api/companies/search", () => [MICROSOFT]);
  const page = renderPage(<Page />);
  type("micro");
  await rest();
  fireEvent.keyDown(input(), { key: "ArrowDown" });
  enter();
  await wait();
  expect(page.address()).toBe("/?symbol=MSFT");
  expect(input()).toHaveProperty("value", "MSFT");
});

it("says that no company was found, also when the server fails", async () => {
  refuse("GET /api/companies/search", 500, "Something went wrong.");
  renderPage(<Page />);
  type("nobody");
  await rest();
  expect(screen.getByText('No companies found for "nobody"')).toBeTruthy();
  expect(screen.getByText("Try searching by company name or stock symbol")).toBeTruthy();
});

it("browses NYSE unless another market is chosen, and tells how many there are", async () => {
  answer("GET /api/stocks/browse", () => [makeSummary()], { "X-Total-Count": "306" });
  const page = renderPage(<Page />);
  fireEvent.click(screen.getByRole("radio", { name: "Browse Halal stocks" }));
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Market" }).value).toBe("NYSE");
  fireEvent.change(screen.getByRole("combobox", { name: "Market" }), { target: { value: "all" } });
  expect(button("Browse Halal Stocks").disabled).toBe(true);
  fireEvent.change(screen.getByRole("combobox", { name: "Market" }), { target: { value: "SAU" } });
  fireEvent.click(button("Browse Halal Stocks"));
  await wait();
  expect(requests).toEqual(["GET /api/stocks/browse?complianceStatus=halal&exchange=SAU&limit=20"]);
  expect(page.address()).toBe("/?market=SAU");
  expect(page.notices).toEqual([
    { tone: "success", title: "Halal Stocks Found", description: "Found 306 Halal stocks on the Tadawul exchange" },
  ]);
});

it("says when a market has no halal stocks, and when browsing failed", async () => {
  answer("GET /api/stocks/browse", () => []);
  const { notices } = renderPage(<Page />);
  fireEvent.click(screen.getByRole("radio", { name: "Browse Halal stocks" }));
  fireEvent.click(button("Browse Halal Stocks"));
  await wait();
  refuse("GET /api/stocks/browse", 500, "Something went wrong.");
  fireEvent.change(screen.getByRole("combobox", { name: "Market" }), { target: { value: "BSE" } });
  fireEvent.click(button("Browse Halal Stocks"));
  await wait();
  expect(notices.map(({ description }) => description)).toEqual([
    "No Halal-compliant stocks found",
    "Failed to search Halal stocks",
  ]);
  expect(screen.getByRole("combobox", { name: "Market" })).toHaveProperty("value", "BSE");
});

it("gives the cursor to the input, which comes back for it while a market is being chosen", () => {
  renderPage(<Page />);
  fireEvent.click(screen.getByRole("radio", { name: "Browse Halal stocks" }));
  act(() => searchInput.current?.focus());
  expect(document.activeElement).toBe(input());
});
