import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { SECURITY_EVENTS } from "../../../../schema/contracts/security-events.ts";
import { answer } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { storeAdminToken } from "./admin-session.ts";
import { SecurityLog } from "./SecurityLog.tsx";

const LOG = "GET /api/admin/security-log";

const usage = (percent: number) => ({ used: percent, limit: 100, percent, isAlert: percent >= 70 });

beforeEach(() => {
  storeAdminToken("t".repeat(43));
  answerQuotas(3);
});

function answerQuotas(rows: number) {
  answer("GET /api/admin/quotas", () => ({
    day: "2026-11-21",
    rowsWritten: usage(rows),
    visitorRows: usage(1),
    bytesStored: usage(12),
  }));
}

it("shows how much of the free plan is used", async () => {
  answer(LOG, () => []);
  renderPage(<SecurityLog />);
  expect(await screen.findByText(/3% of today's row writes and 12% of the storage/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("raises the alert when most of a limit is used", async () => {
  answer(LOG, () => []);
  answerQuotas(71);
  renderPage(<SecurityLog />);
  expect((await screen.findByRole("alert")).textContent).toContain("Most of today's row writes are used");
});

it("names every event in words, with its object, its moment and a short code of the address", async () => {
  answer(LOG, () =>
    SECURITY_EVENTS.map((event, index) => ({
      id: SECURITY_EVENTS.length - index,
      event,
      happenedAt: "2026-11-20T10:30:00.000Z",
      addressHash: event === "logout" ? null : "0123456789abcdef",
      detail: event === "post_removed" ? "post 7" : null,
    })),
  );
  renderPage(<SecurityLog />);
  const rows = within(await screen.findByRole("list", { name: "Security log" })).getAllByRole("listitem");
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts).toHaveLength(SECURITY_EVENTS.length);
  expect(texts.join()).not.toMatch(/_|undefined/);
  expect(texts).toContain("Discussion removedpost 7Nov 20, 2026, 10:30 AM UTCFrom 01234567");
  expect(texts).toContain("Logged outNov 20, 2026, 10:30 AM UTCFrom Unknown");
});

it("says so when nothing has been logged", async () => {
  answer(LOG, () => []);
  renderPage(<SecurityLog />);
  expect(await screen.findByText("Nothing has been logged yet.")).toBeTruthy();
});
