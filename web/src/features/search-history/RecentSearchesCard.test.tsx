import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { SearchHistoryEntry } from "../../../../schema/contracts/search-history.ts";
import { answer, cutNetwork, refuse } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { makeSummary } from "../../test/stocks.ts";
import { RecentSearchesCard } from "./RecentSearchesCard.tsx";

const entry = (id: number): SearchHistoryEntry => ({
  id,
  stock: makeSummary({ id, symbol: `S${id}` }),
  searchedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
});

const show = () => renderPage(<RecentSearchesCard badge={() => "badge"} onOpen={() => undefined} />);

it("reports that they could not be forgotten, and keeps them", async () => {
  answer("GET /api/search-history", () => [entry(1)]);
  cutNetwork("DELETE /api/search-history");
  const { notices } = show();
  await userEvent.click(screen.getByRole("button", { name: "View all recent searches" }));
  await userEvent.click(await screen.findByRole("button", { name: "Clear" }));
  await waitFor(() => expect(notices.map(({ title }) => title)).toEqual(["Failed to clear recent searches"]));
  expect(screen.getByText("S1")).toBeTruthy();
});

it("reports a failed load", async () => {
  refuse("GET /api/search-history", 500, "Something went wrong.");
  show();
  expect((await screen.findByRole("alert")).textContent).toContain("Your recent searches could not be loaded.");
});

it("reports that the full list could not be loaded, and loads it on request", async () => {
  answer("GET /api/search-history", () => [entry(1)]);
  show();
  await screen.findByText("S1");
  refuse("GET /api/search-history", 500, "Something went wrong.");
  await userEvent.click(screen.getByRole("button", { name: "View all recent searches" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Your recent searches could not be loaded.");
  answer("GET /api/search-history", () => [entry(2), entry(1)]);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("S2")).toBeTruthy();
});
