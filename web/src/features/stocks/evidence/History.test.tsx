import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { History } from "./History.tsx";

const first: Stock["history"][number] = {
  screenedOn: "2026-07-25",
  status: "halal",
  debtRatio: 20,
  cashRatio: null,
  nonCompliantIncomeRatio: 0.1,
  causes: [],
};
const second: Stock["history"][number] = {
  ...first,
  screenedOn: "2026-08-29",
  status: "haram",
  debtRatio: 40,
  causes: [{ input: "interestBearingDebt", before: 2e9, after: 4e9 }],
};

describe("the history of a stock", () => {
  it("says that nothing has changed yet, and where to be told", () => {
    renderPage(<History symbol="ACME" standsUntil={null} history={[first]} />);
    expect(screen.getByText("Nothing has changed since it was first screened.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Atom feed of ACME" }).getAttribute("href")).toBe("/api/feeds/stocks/ACME");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("is a table of every day, newest first, with what moved the ratios, beside the chart", () => {
    renderPage(<History symbol="ACME" standsUntil={null} history={[first, second]} />);
    const [, newest, causes, oldest] = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(newest).toBe("Aug 29, 202640.0%Not known0.1%Haram");
    expect(causes).toBe("Interest-bearing debt: $2B → $4B");
    expect(oldest).toBe("Jul 25, 202620.0%Not known0.1%Halal");
    expect(screen.getByRole("img", { name: /Each ratio over time/ })).toBeTruthy();
  });

  it("marks days that were worked out from filings, and calls them no verdict", () => {
    const past = { ...first, screenedOn: "2024-03-30", isReconstructed: true as const };
    renderPage(<History symbol="ACME" standsUntil={null} history={[past, first]} />);
    const oldest = screen.getAllByRole("row").at(-1);
    expect(oldest?.textContent).toBe("Mar 30, 2024From filings20.0%Not known0.1%No verdict");
    expect(screen.getByText(/They are not verdicts/)).toBeTruthy();
  });

  it("says on which day its figures became too old, or will be", () => {
    const aged = { ...first, screenedOn: "2026-11-01", status: "questionable" as const, isAged: true as const };
    renderPage(<History symbol="ACME" standsUntil="2027-01-31" history={[first, aged]} />);
    const [, newest, why] = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(newest).toMatch(/^Nov 1, 2026.*In doubt$/);
    expect(why).toBe("Its figures went out of date, so no verdict can rest on them.");
    expect(screen.getByText(/will be out of date on Feb 1, 2027/)).toBeTruthy();
  });

  it("says why a verdict goes back and forth near a limit, with the figure that moved", () => {
    const at = (screenedOn: string, debtRatio: number) => ({
      ...first,
      screenedOn,
      debtRatio,
      status: debtRatio > 33 ? ("haram" as const) : ("halal" as const),
    });
    const history = [at("2026-06-27", 32.4), at("2026-07-25", 33.6), at("2026-08-29", 32.1)];
    const { unmount } = renderPage(<History symbol="ACME" standsUntil={null} history={history} />);
    expect(
      screen.getByText(
        "Its debt moves around the limit of 33%, and its verdict with it: 33.6% on Jul 25, 2026, 32.1% on Aug 29, 2026.",
      ),
    ).toBeTruthy();
    const once = [history[0], at("2026-07-25", 60), at("2026-08-29", 20)].filter((point) => point !== undefined);
    unmount();
    renderPage(<History symbol="ACME" standsUntil={null} history={once} />);
    expect(screen.queryByText(/moves around the limit/)).toBeNull();
  });

  it("draws no point for a ratio that is not known", () => {
    const { container } = renderPage(<History symbol="ACME" standsUntil={null} history={[first, second]} />);
    const lines = [...container.querySelectorAll("polyline")].map((line) => line.getAttribute("points"));
    expect(lines[0]?.split(" ")).toHaveLength(2);
    expect(lines[1]).toBe("");
  });
});
