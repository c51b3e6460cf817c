import { describe, expect, it } from "vitest";
import { filingsPageOf } from "./filings-pages.ts";

describe("where a company's reports can be read", () => {
  it.each([
    [{ symbol: "BRK.B", exchange: "NYSE", country: "United States" }, "CIK=BRK-B"],
    [{ symbol: "BHP.AX", exchange: "ASX", country: "Australia" }, "/company/BHP"],
    [{ symbol: "OGDC.KA", exchange: "KAR", country: null }, "/company/OGDC"],
    [{ symbol: "M&M.BO", exchange: "BSE", country: "India" }, "https://www.bseindia.com/"],
    [{ symbol: "BABA", exchange: "NYSE", country: "China" }, "https://www.hkexnews.hk/"],
    [{ symbol: "QNBK.QA", exchange: "DOH", country: null }, undefined],
  ] as const)("of %j", (listing, end) => {
    const url = filingsPageOf(listing)?.url;
    expect(end === undefined ? url : url?.endsWith(end)).toBe(end === undefined ? undefined : true);
  });
});
