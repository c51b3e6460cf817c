import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ICAL from "ical.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { calendarFile } from "../../../../schema/wording/calendar-file.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { answer, refuse, requests } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { Follow } from "./Follow.tsx";

vi.mock("../../lib/download-file.ts", () => ({ downloadFile: vi.fn() }));

const KEY = "k".repeat(43);
const SERVED = calendarFile(
  "Served",
  [{ uid: "filing-A", on: "2026-12-20", title: "A: next report expected", text: "" }],
  new Date("2026-11-22T00:00:00Z"),
);

beforeEach(() => localStorage.clear());

describe("the addresses of a watchlist's feeds", () => {
  it("are made when asked for, renewed, and forgotten", async () => {
    const keys = ["a", "b"].map((letter) => letter.repeat(43));
    answer("POST /api/watchlist-feed", () => ({ key: keys.shift() ?? KEY }));
    answer("DELETE /api/watchlist-feed", () => null);
    renderPage(<Follow hawlBegan={null} onHawl={() => undefined} />);
    await userEvent.click(screen.getByRole("button", { name: "Create addresses for my watchlist" }));
    const address = async () =>
      (await screen.findByRole("link", { name: "Atom feed of my watchlist" })).getAttribute("href");
    expect(await address()).toBe(`/api/feeds/watchlists/${"a".repeat(43)}`);
    await userEvent.click(screen.getByRole("button", { name: "Create a new address" }));
    expect(await address()).toBe(`/api/feeds/watchlists/${"b".repeat(43)}`);
    await userEvent.click(screen.getByRole("button", { name: "Delete these addresses" }));
    expect(await screen.findByText(/addresses are deleted/)).toBeTruthy();
    expect(localStorage.getItem("mizan:watchlist-feed")).toBeNull();
  });

  it("stay as they are when the server does not answer", async () => {
    localStorage.setItem("mizan:watchlist-feed", KEY);
    refuse("POST /api/watchlist-feed", 503, "no");
    renderPage(<Follow hawlBegan={null} onHawl={() => undefined} />);
    await userEvent.click(screen.getByRole("button", { name: "Create a new address" }));
    expect(await screen.findByText("That did not work. Please try again.")).toBeTruthy();
    expect(localStorage.getItem("mizan:watchlist-feed")).toBe(KEY);
  });
});

describe("the calendar file with one's own zakat year", () => {
  async function saved(hawlBegan: string | null) {
    answer("GET /api/feeds/:language/calendar.ics", () => SERVED);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
    renderPage(<Follow hawlBegan={hawlBegan} onHawl={() => undefined} />);
    await userEvent.click(screen.getByRole("button", { name: "Save the calendar file" }));
    await screen.findByText(/The file is saved/);
    vi.useRealTimers();
    const [, , text] = vi.mocked(downloadFile).mock.lastCall ?? [];
    const calendar = new ICAL.Component(ICAL.parse(String(text)));
    return calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  }

  it("has the served days and five ends of the year, and the date is sent to nobody", async () => {
    const events = await saved("2026-03-01");
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      ...["2026-12-20", "2027-02-18", "2028-02-08", "2029-01-27", "2030-01-16", "2031-01-06"],
    ]);
    expect(requests).toEqual(["GET /api/feeds/en/calendar.ics"]);
  });

  it("has the served days alone without a date", async () => {
    expect(await saved(null)).toHaveLength(1);
  });
});
