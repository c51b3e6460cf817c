import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Alternatives as Found, Stock } from "../../../../../schema/contracts/stocks.ts";
import { answer, refuse, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { makeStock, makeSummary } from "../../../test/stocks.ts";
import { Alternatives } from "./Alternatives.tsx";

const FOUND: Found = {
  standardId: "mizan",
  industry: "Brewers",
  region: "Europe",
  compared: 12,
  passing: 2,
  stocks: ["ONE", "TWO"].map((symbol, id) => ({
    ...makeSummary({ id: id + 2, symbol, name: `${symbol} Co` }),
    region: null,
  })),
};
const Comparison = ({ symbols }: { symbols: readonly string[] }) => <p>{`beside each other: ${symbols.join(" ")}`}</p>;
const show = (stock: Partial<Stock>) => renderPage(<Alternatives stock={makeStock(stock)} Comparison={Comparison} />);

describe("alternatives", () => {
  it("show the peers with their ratios beside this stock's, and how they were found", async () => {
    answer("GET /api/stocks/:symbol/alternatives", () => FOUND);
    show({ standing: "haram" });
    expect((await screen.findByRole("link", { name: "ONE Co" })).getAttribute("href")).toBe("/stocks/ONE");
    expect(screen.getAllByRole("row")).toHaveLength(4);
    expect(screen.getByText(/2 of 12 comparable companies of its industry, Brewers, stand better/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Funds that call themselves halal/ })).toBeNull();
  });

  it("stand side by side with one press", async () => {
    answer("GET /api/stocks/:symbol/alternatives", () => FOUND);
    show({ standing: "doubt" });
    await userEvent.click(await screen.findByRole("button", { name: "Compare side by side" }));
    expect(screen.getByText("beside each other: ACME ONE TWO")).toBeTruthy();
  });

  it("are those of the company whose verdict it is", async () => {
    answer("GET /api/stocks/:symbol/alternatives", () => FOUND);
    show({ standing: "haram", verdictOf: { symbol: "HOME", name: "Home" } });
    await waitFor(() => expect(requests).toContain("GET /api/stocks/HOME/alternatives"));
  });

  it("are not asked for where a stock is halal or was never screened", () => {
    show({ standing: "halal" });
    show({ standing: "not_screened" });
    expect(requests).toEqual([]);
  });

  it("say that nothing stands better, and leave nothing behind when the server cannot say", async () => {
    answer("GET /api/stocks/:symbol/alternatives", () => ({ ...FOUND, passing: 0, stocks: [] }));
    const { unmount } = show({ standing: "haram" });
    expect(await screen.findByText(/None of the 12 comparable companies of its industry stands /)).toBeTruthy();
    expect(screen.getByRole("link", { name: /Funds that call themselves halal/ }).getAttribute("href")).toBe("/funds");
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
    refuse("GET /api/stocks/:symbol/alternatives", 500, "no");
    const { container } = show({ standing: "haram" });
    await waitFor(() => expect(container.textContent).toBe(""));
  });
});
