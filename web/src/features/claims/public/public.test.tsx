import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { WantedFigure } from "../../../../../schema/contracts/claims.ts";
import { answer, cutNetwork, requests } from "../../../test/api.ts";
import { makeClaim, makeVoice } from "../../../test/claims.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { Contributions } from "./Contributions.tsx";
import { Wanted } from "./Wanted.tsx";

const user = userEvent.setup();

describe("the list of decisions", () => {
  it("says of each who gave it, who found it, what was decided, why, and what moved", async () => {
    answer("GET /api/claims", () => [
      makeClaim(2, {
        state: "revoked",
        voices: [makeVoice("Kind Heron")],
        decidedAt: "2026-11-22T10:30:00.000Z",
        reason: "Of the year before",
        effects: [{ symbol: "AAPL", from: "doubt", to: "purify" }],
        corrected: { ...makeClaim(2), amount: 3.8, page: 32 },
        value: 3.8e9,
      }),
      makeClaim(1, { name: null, symbol: "GONE" }),
    ]);
    renderPage(<Contributions />);
    const [revoked, open] = await screen.findAllByRole("article");
    for (const part of [
      ...["Apple Inc.", "Taken back", "$3.8B", "Calm Falcon", "Kind Heron", "Of the year before", "Decided on"],
      ...["AAPL: from “In doubt” to “Halal, purify”", "The reader gave $3.75B"],
    ])
      expect(revoked?.textContent).toContain(part);
    const links = within(open ?? document.body).getAllByRole("link");
    const addresses = links.map((link) => [link.textContent, link.getAttribute("href")]);
    expect(addresses).toContainEqual(["GONE", "/stocks/GONE"]);
    expect(addresses).toContainEqual(["Look it up", "/stocks/GONE#readers"]);
  });

  it("explains itself while it is empty, and says when it cannot be loaded", async () => {
    answer("GET /api/claims", () => []);
    const { unmount } = renderPage(<Contributions />);
    expect(await screen.findByText(/Anyone can copy one figure/)).toBeDefined();
    unmount();
    cutNetwork("GET /api/claims");
    renderPage(<Contributions />, { at: "/?state=accepted" });
    expect(await screen.findByText("The figures could not be loaded.")).toBeDefined();
  });

  it("keeps the chosen state in the address, and takes no other", async () => {
    answer("GET /api/claims", () => []);
    renderPage(<Contributions />, { at: "/?state=nonsense" });
    await user.selectOptions(await screen.findByLabelText("Show"), "Declined");
    expect(await screen.findByText("No figure is here.")).toBeDefined();
    expect(requests).toEqual(["GET /api/claims?limit=24", "GET /api/claims?state=declined&limit=24"]);
  });
});

const wanted = (id: number, fields: Partial<WantedFigure> = {}): WantedFigure => ({
  id,
  symbol: "AAPL",
  name: "Apple Inc.",
  exchange: "NASDAQ",
  marketCapitalization: 3e12,
  input: "interestIncome",
  ...fields,
});

describe("the wanted figures", () => {
  it("lead to the company's reports and to the form, by market", async () => {
    const count = (exchange: WantedFigure["exchange"], input: WantedFigure["input"], stocks: number) => {
      return { exchange, input, stocks };
    };
    answer("GET /api/claims/wanted/counts", () => [
      count("SAU", "interestIncome", 3),
      count("SAU", "totalRevenue", 1),
      count("NASDAQ", "interestIncome", 2),
    ]);
    answer("GET /api/claims/wanted", ({ query }) =>
      query.get("exchange") ? [] : [wanted(1), wanted(2, { symbol: "XYZ.QA", exchange: "DOH", name: "Nowhere" })],
    );
    renderPage(<Wanted />);
    const [apple] = await screen.findAllByRole("article");
    const inApple = within(apple ?? document.body);
    expect(inApple.getByText("Interest income")).toBeDefined();
    expect(inApple.getByRole("link", { name: /EDGAR/ }).getAttribute("href")).toMatch(/CIK=AAPL$/);
    expect(inApple.getByRole("link", { name: "Give this figure" }).getAttribute("href")).toBe(
      "/stocks/AAPL#figure=interestIncome",
    );
    const cells = (await screen.findAllByRole("cell")).map(({ textContent }) => textContent);
    expect(cells).toEqual(["4", "3", "1", "2", "2", "–"]);
    await user.selectOptions(screen.getByLabelText("Market"), "SAU");
    expect(await screen.findByText("No figure is wanted here.")).toBeDefined();
    expect(requests).toContain("GET /api/claims/wanted?exchange=SAU&limit=24");
  });
});
