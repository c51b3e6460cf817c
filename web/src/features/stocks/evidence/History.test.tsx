import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
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
  it("is not shown before something has changed", () => {
    const { container } = render(<History history={[first]} />);
    expect(container.textContent).toBe("");
  });

  it("says what changed, when and because of which input, newest first", () => {
    render(<History history={[first, second]} />);
    const [newest, oldest] = screen.getAllByRole("listitem");
    expect(newest?.textContent).toContain("Aug 29, 2026");
    expect(newest?.textContent).toContain("Haram");
    expect(newest?.textContent).toContain("Interest-bearing debt: $2B → $4B");
    expect(oldest?.textContent).toContain("Halal");
    expect(screen.getByRole("img", { name: /Each ratio over time/ })).toBeTruthy();
  });

  it("draws no point for a ratio that is not known", () => {
    const { container } = render(<History history={[first, second]} />);
    const lines = [...container.querySelectorAll("polyline")].map((line) => line.getAttribute("points"));
    expect(lines[0]?.split(" ")).toHaveLength(2);
    expect(lines[1]).toBe("");
  });
});
