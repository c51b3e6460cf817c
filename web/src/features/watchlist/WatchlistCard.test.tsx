import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { WatchlistEntry } from "../../../../schema/contracts/watchlist.ts";
import { answer, refuse } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { makeSummary } from "../../test/stocks.ts";
import { useWatchlist } from "./use-watchlist.ts";
import { WatchlistButton } from "./WatchlistButton.tsx";
import { WatchlistCard } from "./WatchlistCard.tsx";

const changed = vi.fn();
const open = vi.fn();
const addNew = vi.fn();

function Page() {
  const watchlist = useWatchlist(changed);
  return (
    <>
      <WatchlistButton watchlist={watchlist} stock={makeSummary()} />
      <WatchlistCard watchlist={watchlist} badge={() => "badge"} onOpen={open} onAddNew={addNew} />
    </>
  );
}

const entry = (id: number, symbol: string): WatchlistEntry => ({
  id,
  stockId: id,
  stock: makeSummary({ id, symbol, currentPrice: id }),
});

const addButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^(Add to Watchlist|In Watchlist)$/ });

it("shows the empty state, and moves the cursor to where stocks are added", async () => {
  answer("GET /api/watchlists", () => []);
  renderPage(<Page />);
  expect(await screen.findByText("No stocks in your watchlist yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Manage full watchlist" }).getAttribute("href")).toBe(
    "/screener?filter=watchlist",
  );
  await userEvent.click(screen.getByRole("button", { name: "Add New" }));
  expect(addNew).toHaveBeenCalled();
});

it("shows three of the stocks, and opens one", async () => {
  answer("GET /api/watchlists", () => [entry(4, "D"), entry(3, "C"), entry(2, "B"), entry(1, "A")]);
  renderPage(<Page />);
  expect(await screen.findByText("$4.00 · Live updates coming soon")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(addButton().disabled).toBe(true);
  expect(addButton().textContent).toBe("In Watchlist");
  await userEvent.click(screen.getByText("C"));
  expect(open).toHaveBeenCalledWith("C");
});

it("shows a change before the server has answered, and undoes it if refused", async () => {
  const kept = [entry(4, "C"), entry(3, "B"), entry(2, "D")];
  answer("GET /api/watchlists", () => kept);
  const refusal = Promise.withResolvers<never>();
  answer("DELETE /api/watchlists/:stockId", () => refusal.promise);
  refuse("POST /api/watchlists", 409, "Your watchlist holds 500 stocks at most.");
  const { notices } = renderPage(<Page />);
  const removeB = await screen.findByRole("button", { name: "Remove B from your watchlist" });
  answer("GET /api/watchlists", () => new Promise(() => undefined));
  await userEvent.click(removeB);
  expect(screen.queryByText("B")).toBeNull();
  await userEvent.click(addButton());
  expect(addButton().textContent).toBe("In Watchlist");
  expect(notices).toEqual([]);
  refusal.reject(new TypeError("Failed to fetch"));
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(notices.map(({ title }) => title)).toEqual(["Failed to remove from watchlist", "Failed to add to watchlist"]);
  await waitFor(() => expect(addButton().textContent).toBe("Add to Watchlist"));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.[0])).toEqual(["C", "B", "D"]);
});

it("reports that adding failed without cookies, and does not ask the server", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  answer("GET /api/watchlists", () => []);
  const { notices } = renderPage(<Page />);
  await screen.findByText("No stocks in your watchlist yet");
  await userEvent.click(addButton());
  await waitFor(() => expect(notices[0]).toMatchObject({ tone: "error", title: "Failed to add to watchlist" }));
  expect(notices[0]?.description).toContain("cookies");
  expect(addButton().disabled).toBe(false);
  vi.restoreAllMocks();
});

it("treats a stock that another tab already removed as removed", async () => {
  let entries = [entry(2, "B")];
  answer("GET /api/watchlists", () => entries);
  refuse("DELETE /api/watchlists/:stockId", 404, "This stock is not in your watchlist.");
  const { notices } = renderPage(<Page />);
  const remove = await screen.findByRole("button", { name: "Remove B from your watchlist" });
  entries = [];
  await userEvent.click(remove);
  expect(await screen.findByText("No stocks in your watchlist yet")).toBeTruthy();
  await waitFor(() => expect(notices.map(({ title }) => title)).toEqual(["Removed from watchlist"]));
});
