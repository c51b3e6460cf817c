import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { STANDARDS } from "../../../../domain/standards/standards.ts";
import { standardsOn } from "../../../../domain/standards/standards-on.ts";
import scorecard from "../../../../schema/seed/scorecard.json" with { type: "json" };
import { renderPage } from "../../test/render-page.tsx";
import { MethodologyArticle } from "./MethodologyArticle.tsx";

describe("the methodology page", () => {
  it("says what the house limits are and how AAOIFI is quoted, and writes every percentage in the same way", () => {
    const { container } = renderPage(<MethodologyArticle />);
    expect(screen.getByRole("heading", { name: /33\/33\/5.*30\/30\/5/ })).toBeTruthy();
    expect(container.textContent).not.toMatch(/\d\s%/);
  });

  it("names the standards, what they exclude, and how it is screened and purified", () => {
    renderPage(<MethodologyArticle />);
    for (const text of [
      "Sharia Standard No. 21: shares",
      "Sharia Standard No. 20: commodity murabaha",
      "Conventional banking and insurance",
      "Gambling and gaming",
      "Weapons and defense",
      "Interest-based lending",
      "Delayed international reporting",
      "Companies in transformation",
      "Industry-average ratios",
      "On the last weekend of each month at 2 AM UTC.",
      "amount to donate = (non-compliant income ÷ total income) × dividend received",
    ])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it("shows the same limits of every standard as the engine uses", () => {
    renderPage(<MethodologyArticle />);
    const table = within(screen.getByRole("table", { name: "The standards side by side" }));
    const rows = table.getAllByRole("row").slice(1);
    expect(rows.map((row) => within(row).getByRole("rowheader").textContent)).toEqual(
      STANDARDS.map(({ name }) => name),
    );
    expect(rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual(
      standardsOn(scorecard.screenedOn).map(
        ({ debt }) => `\u2066${debt.atLimit === "fails" ? "<" : "≤"}\u00a0${debt.limit}%\u2069`,
      ),
    );
  });

  it("names a standard's further exclusions in everyday words, and its editions, those without a day among them", () => {
    renderPage(<MethodologyArticle />);
    expect(screen.getAllByText(/^Announced on .* 202[56], no day of force yet$/)).toHaveLength(2);
    expect(screen.getByText("Before Mar 31, 2023").nextSibling?.textContent).toMatch(/Cash .*33%.*Receivables .*33%/);
    const excluded = screen.getAllByText(/^Also excludes:/).map((line) => line.textContent ?? "");
    expect(excluded.find((line) => line.includes("Asset management"))).toContain("Hotels and lodging");
    expect(excluded.join(" ")).not.toMatch(/[a-z][A-Z]/);
  });

  it("links from the contents only to sections that exist", () => {
    renderPage(<MethodologyArticle />);
    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    for (const link of links) expect(document.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
  });

  it("marks the example's figures as invented", () => {
    renderPage(<MethodologyArticle />);
    const example = within(screen.getByRole("region", { name: "A worked example" }));
    expect(example.getByText("Invented figures")).toBeTruthy();
    expect(example.getByText(/above the limit of .*30%/)).toBeTruthy();
  });
});
