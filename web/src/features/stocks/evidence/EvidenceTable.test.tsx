import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { makeEvidence, makeStock } from "../../../test/stocks.ts";
import { EvidenceTable } from "./EvidenceTable.tsx";

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
  const links = outside();
  expect(links.map(({ textContent }) => textContent)).toEqual([`Check it at ${place}(opens in a new tab)`]);
  expect(links[0]?.href).toMatch(/^https:/);
});

it("offers the form for each figure of a report, in the evidence or missing in it, and none for a market value", () => {
  const stock = makeStock({ symbol: "2222.SR" });
  const evidence = [makeEvidence({ input: "totalRevenue" }), makeEvidence({ input: "marketCapitalization" })];
  renderPage(<EvidenceTable stock={{ ...stock, analysis: { ...stock.analysis, evidence } }} />);
  const addresses = screen.getAllByRole("link", { name: /^From the report/ }).map((link) => link.getAttribute("href"));
  expect(addresses).toEqual([
    "/stocks/2222.SR#figure=totalRevenue",
    "/stocks/2222.SR#figure=interestBearingDebt",
    "/stocks/2222.SR#figure=cashAndInterestBearingSecurities",
    "/stocks/2222.SR#figure=interestIncome",
  ]);
});
