import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "../../lib/DataProvider.tsx";
import { noteLoading } from "../../lib/still-loading.ts";
import { answer } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { LoadingNotice } from "./LoadingNotice.tsx";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  noteLoading(null);
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it("says how far the load is, follows it, and asks again for what the page shows once all companies are in", async () => {
  const askedAgain = vi.spyOn(queryClient, "invalidateQueries");
  answer("GET /api/health", () => ({ status: "ok" as const }), { "X-Still-Loading": "2665/19970" });
  renderPage(<LoadingNotice />);
  act(() => noteLoading("665/19970"));
  expect(screen.getByText(/^Mizan is still loading its companies: 665 of 19,970 are in\./)).toBeTruthy();
  await wait(2000);
  expect(screen.getByText(/2,665 of 19,970 are in\. Searches, lists and counts cover those so far\./)).toBeTruthy();
  expect(askedAgain).not.toHaveBeenCalled();
  answer("GET /api/health", () => ({ status: "ok" as const }));
  await wait(2100);
  expect(screen.queryByText(/still loading/)).toBeNull();
  expect(askedAgain).toHaveBeenCalledTimes(1);
});

it("shows nothing otherwise, and asks nobody", async () => {
  const { container } = renderPage(<LoadingNotice />);
  await wait(10_000);
  expect(container.querySelector("p")).toBeNull();
});
