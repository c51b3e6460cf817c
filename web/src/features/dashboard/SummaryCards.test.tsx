import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { DashboardStats } from "../../../../schema/contracts/dashboard.ts";
import { answer, refuse } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { SummaryCards } from "./SummaryCards.tsx";

const STATS: DashboardStats = {
  halalStocks: 1017,
  questionableStocks: 2125,
  purifyStocks: 1300,
  doubtStocks: 825,
  haramStocks: 0,
  watchlistCount: 2,
  halalGrowth: null,
  statusChangesToday: 0,
  asOf: "2026-08-22",
};

const show = (stats: Partial<DashboardStats>) => {
  answer("GET /api/dashboard/stats", () => ({ ...STATS, ...stats }));
  return renderPage(<SummaryCards />);
};

it("links a card to its screener only when it counts something", async () => {
  show({});
  const halal = await screen.findByRole("link", { name: "Halal Stocks" });
  expect(halal.getAttribute("href")).toBe("/screener?filter=halal");
  expect(screen.getByRole("link", { name: "Your Watchlist" }).getAttribute("href")).toBe("/screener?filter=watchlist");
  expect(screen.queryByRole("link", { name: "Non-Compliant" })).toBeNull();
  expect(screen.getByText("Non-Compliant")).toBeTruthy();
});

it("splits the questionable ones into those to purify and those in doubt", async () => {
  show({});
  expect(await screen.findByText("Requires purification · 1,300 to purify, 825 in doubt")).toBeTruthy();
});

it("shows growth and status changes only when there are any", async () => {
  const { container, unmount } = show({});
  await screen.findByText("1,017");
  expect(container.textContent).not.toContain("from last month");
  expect(container.textContent).not.toContain("status changes");
  unmount();
  show({ halalGrowth: 3.25, statusChangesToday: 4 });
  expect(await screen.findByText("+3.3% from last month")).toBeTruthy();
  expect(screen.getByText("4 status changes today")).toBeTruthy();
});

it("shows the date of the figures", async () => {
  show({});
  expect(await screen.findByText("Figures as of Aug 22, 2026")).toBeTruthy();
});

it("shows a dash for the watchlist where only what is the same for everyone is known", async () => {
  const { container } = show({ watchlistCount: null, statusChangesToday: null });
  await screen.findByText("1,017");
  expect(screen.getByText("not known")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Your Watchlist" })).toBeNull();
  expect(container.textContent).not.toContain("status changes");
});

it("shows dashes and a way to try again when the counts fail, never a zero", async () => {
  refuse("GET /api/dashboard/stats", 500, "Something went wrong.");
  const { container } = renderPage(<SummaryCards />);
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(container.textContent).not.toContain("0");
  answer("GET /api/dashboard/stats", () => STATS);
  await userEvent.click(retry);
  expect(await screen.findByText("2,125")).toBeTruthy();
});
