import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { makeEvidence, makeStock } from "../../../test/stocks.ts";
import { EvidenceTable } from "./EvidenceTable.tsx";

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
  expect(screen.queryAllByRole("link")).toHaveLength(links);
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
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([`Check it at ${place}(opens in a new tab)`]);
  expect(links[0]?.href).toMatch(/^https:/);
});
