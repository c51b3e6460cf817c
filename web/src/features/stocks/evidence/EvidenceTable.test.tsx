import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { makeEvidence, makeStock } from "../../../test/stocks.ts";
import { TitledFold } from "../../../ui/Fold.tsx";
import { EvidenceTable } from "./EvidenceTable.tsx";
import { StandardsTable } from "./StandardsTable.tsx";

const outside = () => screen.queryAllByRole<HTMLAnchorElement>("link").filter(({ target }) => target === "_blank");

it.each([
  ["https://www.sec.gov/a", 1],
  ["javascript:alert(1)", 0],
  ["data:text/html,x", 0],
  ["//evil.test", 0],
  [null, 0],
])("a source's address %s is a link only over https", (url, links) => {
  const stock = makeStock({});
  const evidence = [makeEvidence({ url, input: "price" })];
  renderPage(<EvidenceTable stock={{ ...stock, analysis: { ...stock.analysis, evidence } }} />);
  expect(outside()).toHaveLength(links);
});

it.each([
  ["TYO", "Japan", "EDINET"],
  ["NYSE", "Japan", "EDINET"],
  ["SAU", "Saudi Arabia", "Saudi Exchange"],
  ["NYSE", null, "SEC EDGAR"],
] as const)("a snapshot's figure of %s, %s, leads to where it can be checked: %s", (exchange, country, place) => {
  const stock = makeStock({});
  const evidence = [
    makeEvidence({ input: "totalRevenue", source: "market-snapshot", url: null }),
    makeEvidence({ input: "price", source: "market-snapshot", url: null }),
  ];
  renderPage(<EvidenceTable stock={{ ...stock, exchange, country, analysis: { ...stock.analysis, evidence } }} />);
  expect(outside().map(({ textContent }) => textContent)).toEqual([`Check it at ${place}(opens in a new tab)`]);
  expect(outside()[0]?.href).toMatch(/^https:/);
});

it("offers the form for each figure of a report, in the evidence or missing in it, and none for a market value", () => {
  const stock = makeStock({ symbol: "2222.SR" });
  const evidence = [makeEvidence({ input: "totalRevenue" }), makeEvidence({ input: "marketCapitalization" })];
  renderPage(<EvidenceTable stock={{ ...stock, analysis: { ...stock.analysis, evidence } }} />);
  const addresses = screen.getAllByRole("link", { name: /^Have the report/ }).map((link) => link.getAttribute("href"));
  expect(addresses).toEqual([
    "/stocks/2222.SR#figure=totalRevenue",
    "/stocks/2222.SR#figure=interestBearingDebt",
    "/stocks/2222.SR#figure=cashAndInterestBearingSecurities",
    "/stocks/2222.SR#figure=interestIncome",
  ]);
});

it("the standards that cannot judge agree with nobody, and each row says what decides it in one of four words", () => {
  const { analysis } = makeStock();
  const reason = { effect: "verdict" as const, figure: null, limit: null, about: null, detail: null };
  const doubt = { ...reason, code: "insufficient_data" as const, message: "Its debt is not known. No source has it." };
  const purify = { ...reason, code: "purification_required" as const, message: "" };
  const verdicts = { aaoifi: [purify], msci: [doubt], sp: [purify] };
  const standards = Object.entries(verdicts).map(([id, reasons]) => ({
    standardId: id as keyof typeof verdicts,
    status: "questionable" as const,
    ratios: analysis,
    receivablesRatio: null,
    reasons,
    caveats: [],
  }));
  const { container } = renderPage(<StandardsTable symbol="ACME" analysis={{ ...analysis, standards }} />);
  expect(container.querySelector("summary")?.textContent).toContain("2 of 3 can judge it, 2 say yes");
  screen.getByText("2 of 3 can judge it, and agree.");
  expect(screen.getByRole("row", { name: /^MSCI/ }).textContent).toMatch(
    /^MSCI Islamic ?Its debt is not known\.In doubt/,
  );
  expect(container.textContent).not.toContain("Questionable");
});

it("an address opens the fold that it names, with the one around it, and no other", () => {
  const { container } = renderPage(
    <TitledFold id="proof" title="Proof" isInPage>
      {["history", "lists"].map((id) => (
        <TitledFold key={id} id={id} title={id}>
          {null}
        </TitledFold>
      ))}
    </TitledFold>,
    { at: "/#lists" },
  );
  expect([...container.querySelectorAll("details[open]")].map(({ id }) => id)).toEqual(["proof", "lists"]);
});
