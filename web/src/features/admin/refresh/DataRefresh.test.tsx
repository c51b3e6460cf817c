import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { RefreshRun, Review } from "../../../../../schema/contracts/automation.ts";
import { answer, refuse, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { storeAdminToken } from "../admin-session.ts";
import { DataRefresh } from "./DataRefresh.tsx";
import { anomalyFigure } from "./ReviewItem.tsx";

const user = userEvent.setup();
const show = () => renderPage(<DataRefresh />);

const review: Review = {
  id: 3,
  runId: 2,
  state: "open",
  openedAt: "2026-11-20T10:30:00.000Z",
  decidedAt: null,
  note: null,
  stock: { id: 1, symbol: "ACME", name: "Acme Instruments", complianceStatus: "halal", standing: "halal" },
  anomalies: [{ code: "thousandfold_jump", about: "totalRevenue", before: 2e9, after: 2e6, limit: 2e11 }],
  runAnomalies: [],
};

const run: RefreshRun = {
  id: 2,
  trigger: "admin",
  state: "failed",
  step: "quotes",
  done: 1,
  total: 4,
  percent: 20,
  startedAt: "2026-11-20T10:00:00.000Z",
  finishedAt: "2026-11-20T10:01:30.000Z",
  month: null,
  marketData: "recording",
  asOf: "2026-08-22",
  compared: 5000,
  covered: 4900,
  changed: 12,
  statusesChanged: 3,
  underReview: 1,
  datasetVersion: null,
  problem: { code: "driver_lost" },
  steps: [
    {
      step: "quotes",
      done: 1,
      total: 4,
      requests: 7,
      queries: 2,
      rowsWritten: 30,
      milliseconds: 1234,
      attempts: 3,
      items: 700,
      problems: [{ source: "yahoo-spark", about: "ACME", problem: { code: "no_price" }, count: 2 }],
    },
  ],
};

beforeEach(() => storeAdminToken("t".repeat(43)));

describe("a review", () => {
  it("shows the old and the new figure side by side, and is decided with a note", async () => {
    let reviews = [review];
    answer("GET /api/admin/reviews", () => reviews);
    const sent = answer("POST /api/admin/reviews/:id", () => {
      reviews = [];
      return { ...review, state: "rejected" as const };
    });
    const { notices } = show();
    const row = await screen.findByRole("row", { name: /^Total revenue/ });
    expect(row.textContent).toBe("Total revenue$2B$2MA figure jumped or fell at least a hundredfold.");
    await user.click(screen.getByRole("button", { name: "Keep the old figures" }));
    expect(screen.getByText("Please write a note")).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText("Note"), "Reported in thousands.");
    await user.click(screen.getByRole("button", { name: "Keep the old figures" }));
    expect(await screen.findByText("No reviews here.")).toBeTruthy();
    expect(requests).toContain("POST /api/admin/reviews/3");
    expect(sent).toEqual([{ decision: "reject", note: "Reported in thousands." }]);
    expect(notices.map(({ title }) => title)).toEqual(["Rejected"]);
  });

  it("says why it could not be decided", async () => {
    answer("GET /api/admin/reviews", () => [review]);
    refuse("POST /api/admin/reviews/:id", 409, "This review is no longer open");
    const { notices } = show();
    await user.type(await screen.findByLabelText("Note"), "Fine.");
    await user.click(screen.getByRole("button", { name: "Accept the new figures" }));
    await waitFor(() => expect(notices[0]?.description).toBe("This review is no longer open"));
  });

  it.each([
    ["ratio_moved_without_filing", "totalRevenue", "12.5%"],
    ["shares_contradict_market_capitalization", "sharesOutstanding", "$12.5"],
    ["shares_contradict_market_capitalization", "marketCapitalization", "12.5 shares"],
    ["thousandfold_jump", "sharesOutstanding", "12.5 shares"],
    ["price_jump_without_split", "price", "$12.50"],
  ] as const)("gives a figure of %s about %s its unit", (code, about, text) => {
    expect(anomalyFigure({ code, about }, 12.5)).toContain(text);
  });
});

it("shows the runs with what they did, what they cost and what went wrong", async () => {
  answer("GET /api/admin/reviews", () => []);
  answer("GET /api/admin/refresh-runs", () => [run]);
  show();
  await user.click(screen.getByText("Runs"));
  const item = (await screen.findByRole("heading", { name: "Refresh 2" })).closest("article");
  expect(item?.textContent).toMatch(/Failed.*Started by an admin.*Took 1 min 30 s.*The run kept stopping/);
  expect(item?.textContent).toContain("yahoo-spark ACME: Left out: no price. (2)");
});

it.each([
  ["running", "Cancel", "POST /api/admin/refresh-runs/:id/cancel"],
  ["failed", "Resume", "POST /api/admin/refresh-runs/:id/resume"],
  ["cancelled", "Resume", "POST /api/admin/refresh-runs/:id/resume"],
] as const)("lets an admin steer the newest run when it is %s", async (state, name, endpoint) => {
  answer("GET /api/admin/reviews", () => []);
  answer("GET /api/admin/refresh-runs", () => [
    { ...run, state },
    { ...run, id: 1 },
  ]);
  answer(endpoint, () => run);
  const { notices } = show();
  await user.click(screen.getByText("Runs"));
  const buttons = await screen.findAllByRole("button", { name });
  expect(buttons).toHaveLength(1);
  for (const button of buttons) await user.click(button);
  await waitFor(() => expect(notices.map(({ title }) => title)).toEqual([name === "Cancel" ? "Cancelled" : "Resumed"]));
  expect(requests).toContain(endpoint.replace(":id", "2"));
});
