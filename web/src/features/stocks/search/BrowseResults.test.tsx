import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { answer } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { makeSummary } from "../../../test/stocks.ts";
import { BrowseResults } from "./BrowseResults.tsx";

it("says so when a market has no halal stocks", async () => {
  answer("GET /api/stocks/browse", () => []);
  renderPage(<BrowseResults market="TYO" onOpen={() => undefined} onNear={() => undefined} />);
  expect(await screen.findByRole("heading", { name: "Halal Stocks (0 found)" })).toBeTruthy();
  expect(screen.getByText("No Halal Stocks Found")).toBeTruthy();
  expect(screen.getByText("Try selecting a different market to browse Halal-compliant stocks.")).toBeTruthy();
});

it("counts all that were found, loads the next page by its cursor, and opens a row", async () => {
  const headers = { "X-Total-Count": "2", Link: '</api/stocks/browse?cursor=7>; rel="next"' };
  answer("GET /api/stocks/browse", () => [makeSummary({ complianceStatus: "halal" })], headers);
  const open = vi.fn();
  renderPage(<BrowseResults market="NYSE" onOpen={open} onNear={() => undefined} />);
  expect(await screen.findByRole("heading", { name: "Halal Stocks (2 found)" })).toBeTruthy();
  expect(screen.getByText("AC")).toBeTruthy();
  expect(screen.getByText("$12.50")).toBeTruthy();
  expect(screen.getByText("✓ Halal")).toBeTruthy();
  const cursors: (string | null)[] = [];
  answer("GET /api/stocks/browse", ({ query }) => {
    cursors.push(query.get("cursor"));
    return [makeSummary({ id: 2, symbol: "ZETA", currentPrice: null })];
  });
  await userEvent.click(screen.getByRole("button", { name: "Load more" }));
  await userEvent.click(await screen.findByRole("button", { name: /ZETA/ }));
  expect(cursors).toEqual(["7"]);
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  expect(open).toHaveBeenCalledWith("ZETA");
});
