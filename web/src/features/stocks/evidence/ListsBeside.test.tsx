import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { ListsBeside } from "./StockReport.tsx";

const shown = async (symbol: string, exchange: "JKT" | "NASDAQ" | "LSE") => {
  const { container } = renderPage(<ListsBeside stock={{ symbol, exchange }} />);
  await screen.findByRole("heading");
  return container.textContent ?? "";
};

describe("the lists beside a verdict", () => {
  it("say under which name, number and date a share of Jakarta is on the regulator's list, or is not", async () => {
    expect(await shown("AADI.JK", "JKT")).toMatch(/On the list .*OJK.*KEP-21\/D\.04\/2026.*Jun 1, 2026/);
  });

  it("say so of a share that is not on it", async () => {
    expect(await shown("BBCA.JK", "JKT")).toMatch(/Not on the list .*OJK/);
  });

  it("name a fund that holds an American share, and say nothing of absence from it", async () => {
    expect(await shown("AAPL", "NASDAQ")).toMatch(/On the list .*SPUS/);
    expect(await shown("JPM", "NASDAQ")).not.toContain("SPUS");
  });

  it("are not there for other markets", async () => {
    await shown("AADI.JK", "JKT");
    expect(await shown("HSBA.L", "LSE")).toBe("");
  });
});
