import { expect, it } from "vitest";
import { makeSummary } from "../../../test/stocks.ts";
import { stocksCsv } from "../Screener.tsx";

it("quotes what must be quoted, leaves unknown figures empty says which amounts are only bounds, and runs no formula", () => {
  const lines = stocksCsv([
    makeSummary({ name: 'Acme "Tools", Inc.', currentPrice: null, priceChangePercent: -1.5 }),
    makeSummary({
      purificationBound: "at_least",
      name: '=HYPERLINK("http://evil.test")',
      sector: null,
      industry: "Electronics, parts",
      currentPrice: 12.5,
    }),
  ]).split("\r\n");
  expect(lines).toEqual([
    "\uFEFFSymbol,Name,Sector,Industry,Exchange,Price (USD),Change (%),Status,Standing,Debt (%),Cash (%),Income (%),Market cap (USD),Purification per share (USD),Purification is",
    'ACME,"Acme ""Tools"", Inc.",Technology,,NASDAQ,,-1.5,questionable,purify,2,,1.25,90500000000,0.02,',
    `ACME,"'=HYPERLINK(""http://evil.test"")",,"Electronics, parts",NASDAQ,12.5,,questionable,purify,2,,1.25,90500000000,0.02,at least`,
    "",
  ]);
});
