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
  const { analysis } = makeStock({});
  renderPage(<EvidenceTable analysis={{ ...analysis, evidence: [makeEvidence({ url })] }} />);
  expect(screen.queryAllByRole("link")).toHaveLength(links);
});
