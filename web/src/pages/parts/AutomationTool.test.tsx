import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AutomationStatus, RunProgress } from "../../../../schema/contracts/automation.ts";
import { storeAdminToken } from "../../features/admin/admin-session.ts";
import { answer, cutNetwork, refuse, requests } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { AutomationTool } from "./AutomationTool.tsx";

const STATUS = "GET /api/automation/status";
const TRIGGER = "POST /api/admin/trigger-stock-update";

const run: RunProgress = {
  id: 5,
  trigger: "admin",
  state: "running",
  step: "quotes",
  done: 2,
  total: 8,
  percent: 37.9,
  startedAt: "2026-11-20T10:00:00.000Z",
  finishedAt: null,
};

const status = (overrides: Partial<AutomationStatus> = {}): AutomationStatus => ({
  schedulerActive: true,
  nextUpdate: "2026-11-28T02:00:00.000Z",
  stockCount: 5090,
  halalStocks: 1016,
  health: { state: "healthy" },
  systemHealth: "As the server says",
  lastUpdate: null,
  automationEnabled: false,
  marketData: "live",
  asOf: "2026-08-22",
  run: null,
  lastRun: null,
  stocksUnderReview: 0,
  sources: [],
  ...overrides,
});

const asked = () => requests.filter((request) => request === STATUS).length;
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /Trigger Manual Update|Updating\.\.\./ });

beforeEach(() => {
  storeAdminToken(null);
  answer(STATUS, () => status());
});
afterEach(() => {
  Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
});

describe("the status", () => {
  it("shows every figure, Unknown for what is missing, and the fixed schedule", async () => {
    renderPage(<AutomationTool />);
    const figures = (await screen.findByText("Status")).closest("dl");
    expect([...(figures?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "StatusActive",
      "Next UpdateNov 28, 2026, 2:00 AM UTC",
      "Total Stocks5,090",
      "Halal Stocks1,016",
      "System HealthHealthy",
      "Last UpdateUnknown",
      "AutomationDisabled",
      "ScheduleLast weekend monthly at 2 AM UTC",
    ]);
    expect(document.body.textContent).toMatch(/No refresh has run here yet\..*Halal ETF holdingsNot read yet/);
  });

  it("shows each source with its real freshness beside the list of sources", async () => {
    const read = { lastSuccessAt: "2026-11-01T03:00:00.000Z", asOf: "2026-10-30", items: 5090 };
    answer(STATUS, () =>
      status({
        sources: [
          { id: "sec-edgar", state: "failing", problem: { code: "no_answer" }, ...read },
          { id: "sp-funds", state: "fresh", problem: null, ...read },
        ],
      }),
    );
    renderPage(<AutomationTool />);
    const source = (await screen.findByText("SEC EDGAR filing")).closest("li");
    expect(source?.textContent).toBe(
      "SEC EDGAR filingLast read Nov 1, 2026, 3:00 AM UTC · figures up to Oct 30, 2026 · 5,090 itemsIt did not answer.Failing",
    );
    const LAST = "Last read Nov 1, 2026, 3:00 AM UTC · figures up to Oct 30, 2026 · 5,090 items";
    const named = screen.getByRole("region", { name: "Data Sources" }).textContent;
    expect(named?.replaceAll(LAST, ", read; ").replaceAll(/\(.*?\)/g, "")).toBe(
      "Data SourcesHalal ETF holdings, read; S&P 500 halal list, read; US stock platform , read; Global platform Not read yetRegional Islamic markets plannedAAOIFI compliant securitiesplanned",
    );
  });

  it("is polled every 30 seconds, but not in a hidden tab", async () => {
    vi.useFakeTimers();
    renderPage(<AutomationTool />);
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(asked()).toBe(2);
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked()).toBe(2);
  });

  it("reports a failed load, and keeps its figures when a refresh fails", async () => {
    refuse(STATUS, 500, "Something went wrong.");
    renderPage(<AutomationTool />);
    expect((await screen.findByRole("alert")).textContent).toContain("The automation status could not be loaded.");
    answer(STATUS, () => status());
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    cutNetwork(STATUS);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole("alert").textContent).toContain("may be out of date");
    expect(screen.getByText("Healthy")).toBeTruthy();
  });
});

/** Clicks the button as an admin; `say` changes what the status answers from then on. */
async function startUpdate() {
  storeAdminToken("t".repeat(43));
  let current = status();
  answer(STATUS, () => current);
  answer(TRIGGER, () => {
    current = status({ run });
    return { runId: 5, message: "The refresh has started" };
  });
  const { notices } = renderPage(<AutomationTool />);
  await screen.findByText("Healthy");
  vi.useFakeTimers();
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(100));
  const say = (next: typeof current) => {
    current = next;
  };
  return { notices, say };
}

describe("the manual update", () => {
  it("ends when another run follows before the next poll", async () => {
    const { notices, say } = await startUpdate();
    const over = { ...run, state: "published" as const, percent: 100, finishedAt: "2026-11-20T10:05:00.000Z" };
    say(status({ run: { ...run, id: 6 }, lastRun: over }));
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(notices.map(({ title }) => title)).toEqual(["Update Triggered"]);
    say(status({ lastRun: { ...over, id: 6 } }));
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(button().textContent).toBe("Trigger Manual Update");
    expect(notices).toHaveLength(1);
  });

  it.each([
    ["published", "success", "Update Triggered", "Manual stock update completed successfully"],
    [
      "published",
      "neutral",
      "Update Triggered",
      "The update has ended. Figures are 9 months old.",
      { state: "figures_old", months: 9 },
    ],
    ["failed", "error", "Update Failed", expect.stringContaining("ended early")],
    ["under_review", "neutral", "Update Triggered", expect.stringContaining("review")],
  ] as const)(
    "is followed to its end and says so when it is %s",
    async (state, tone, title, description, health: AutomationStatus["health"] = { state: "healthy" }) => {
      const { notices, say } = await startUpdate();
      expect(button().textContent).toBe("Updating...");
      expect(button().disabled).toBe(true);
      expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(37.9);
      expect(screen.getByText("Reading prices: 2 of 8")).toBeTruthy();
      expect(notices).toEqual([]);
      const lastRun = { ...run, state, percent: 100, finishedAt: "2026-11-20T10:05:00.000Z" };
      say(status({ lastRun, health }));
      await act(() => vi.advanceTimersByTimeAsync(3_100));
      expect(notices).toEqual([{ tone, title, description }]);
      expect(button().textContent).toBe("Trigger Manual Update");
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(notices).toHaveLength(1);
    },
  );

  async function press() {
    const page = renderPage(<AutomationTool />);
    await screen.findByText("Healthy");
    await userEvent.click(button());
    return page;
  }

  it("says why it could not be started", async () => {
    storeAdminToken("t".repeat(43));
    refuse(TRIGGER, 409, "Refresh 4 is already running");
    const { notices } = await press();
    await waitFor(() =>
      expect(notices).toEqual([{ tone: "error", title: "Update Failed", description: "Refresh 4 is already running" }]),
    );
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  it("logs out and opens the login when the token is no longer valid", async () => {
    storeAdminToken("t".repeat(43));
    refuse(TRIGGER, 401, "Unauthorized");
    const { notices, address } = await press();
    await waitFor(() => expect(address()).toBe("/admin/contact?next=%2Fautomation"));
    expect(localStorage.getItem("mizan:admin-token")).toBeNull();
    expect(notices.map(({ title }) => title)).toEqual(["Unauthorized"]);
  });
});
