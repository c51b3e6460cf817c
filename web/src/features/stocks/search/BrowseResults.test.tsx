import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { answer, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { makeSummary } from "../../../test/stocks.ts";
import { BrowseResults } from "./BrowseResults.tsx";

const open = vi.fn();
const HALAL = makeSummary({ complianceStatus: "halal", standing: "halal" });
const Results = ({ market }: Pick<Parameters<typeof BrowseResults>[0], "market">) => (
  <BrowseResults market={market} onOpen={open} onNear={() => undefined} />
);

it("says so when a market has no halal stocks", async () => {
  answer("GET /api/stocks/browse", () => []);
  answer("GET /api/stocks/search", () => []);
  renderPage(<Results market="TYO" />);
  expect(await screen.findByRole("heading", { name: "Halal Stocks (0 found)" })).toBeTruthy();
  expect(screen.getByText("No Halal Stocks Found")).toBeTruthy();
  expect(screen.getByText("Try selecting a different market to browse Halal-compliant stocks.")).toBeTruthy();
});

it("offers what is permissible with purification before it says that none is halal without", async () => {
  answer("GET /api/stocks/browse", () => []);
  answer("GET /api/stocks/search", () => [makeSummary()], { "X-Total-Count": "25" });
  const { container } = renderPage(<Results market="HKG" />);
  await screen.findByRole("checkbox", { name: /\(25\)/ });
  expect(container.textContent).toMatch(/\(25\).*\(0 found\)/);
});

it("also offers what is permissible with purification where few are halal, says why, and remembers it", async () => {
  answer("GET /api/stocks/browse", () => [HALAL], { "X-Total-Count": "2" });
  answer("GET /api/stocks/search", () => [makeSummary({ id: 2, symbol: "ZETA", standing: "purify" })], {
    "X-Total-Count": "202",
  });
  const { unmount } = renderPage(<Results market="JKT" />);
  const choice = await screen.findByRole("checkbox", { name: "Show also stocks that need purification (200)" });
  expect(screen.getByText(/^Few companies here pass with nothing to purify/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /ZETA/ })).toBeNull();
  await userEvent.click(choice);
  expect(screen.getByRole("button", { name: /ZETA.*Halal, purify/ })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Halal Stocks (202 found)" })).toBeTruthy();
  unmount();
  renderPage(<Results market="JKT" />);
  expect(await screen.findByRole("button", { name: /ZETA/ })).toBeTruthy();
  localStorage.clear();
});

it("asks for nothing more where many are halal", async () => {
  answer("GET /api/stocks/browse", () => [makeSummary()], { "X-Total-Count": "250" });
  renderPage(<Results market="NYSE" />);
  await screen.findByRole("heading", { name: "Halal Stocks (250 found)" });
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(requests.filter((request) => request.includes("/search"))).toEqual([]);
});

it("counts all that were found, loads the next page by its cursor, and opens a row", async () => {
  const headers = { "X-Total-Count": "2", Link: '</api/stocks/browse?cursor=7>; rel="next"' };
  answer("GET /api/stocks/browse", () => [HALAL], headers);
  answer("GET /api/stocks/search", () => []);
  renderPage(<Results market="NYSE" />);
  expect(await screen.findByRole("heading", { name: "Halal Stocks (2 found)" })).toBeTruthy();
  expect(screen.getByText("AC")).toBeTruthy();
  expect(screen.getByText("$12.50")).toBeTruthy();
  expect(screen.getByText("✓ Halal")).toBeTruthy();
  answer("GET /api/stocks/browse", () => [makeSummary({ id: 2, symbol: "ZETA", currentPrice: null })]);
  await userEvent.click(screen.getByRole("button", { name: "Load more" }));
  await userEvent.click(await screen.findByRole("button", { name: /ZETA/ }));
  expect(requests.filter((request) => request.includes("cursor=7"))).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  expect(open).toHaveBeenCalledWith("ZETA");
});
