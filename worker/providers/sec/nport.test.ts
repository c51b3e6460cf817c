import { describe, expect, it } from "vitest";
import { cannedAnswers } from "../test/canned-answers.ts";
import { nport } from "./nport.ts";

const FUNDS = "/files/company_tickers_mf.json";
const FILINGS =
  "/cgi-bin/browse-edgar?action=getcompany&CIK=S000012345&type=NPORT-P&dateb=&owner=include&count=1&output=atom";
const FILING = "/Archives/edgar/data/7654321/000123456726000042/primary_doc.xml";

const funds = JSON.stringify({
  fields: ["cik", "seriesId", "classId", "symbol"],
  data: [
    [2110, "S000009184", "C000024954", "OTHER"],
    [7654321, "S000012345", "C000054321", "FUND"],
  ],
});
const filings = `<?xml version="1.0" encoding="ISO-8859-1" ?><feed xmlns="http://www.w3.org/2005/Atom"><entry>
  <content type="text/xml"><accession-number>0001234567-26-000042</accession-number><filing-date>2026-08-28</filing-date>
  </content></entry></feed>`;

type Holding = { ticker?: string; assetCat?: string; curCd?: string; valUSD?: string; payoffProfile?: string };
const holding = ({ ticker, assetCat = "EC", curCd = "USD", valUSD = "12.50", payoffProfile = "Long" }: Holding) => `
  <invstOrSec><name>Some Co</name><lei>N/A</lei><title>Some Co</title><cusip>000000000</cusip>
  <identifiers>${ticker ? `<ticker value="${ticker}"/>` : ""}<isin value="US0000000000"/></identifiers>
  <balance>5.00</balance><units>NS</units><curCd>${curCd}</curCd><valUSD>${valUSD}</valUSD><pctVal>0.1</pctVal>
  <payoffProfile>${payoffProfile}</payoffProfile><assetCat>${assetCat}</assetCat></invstOrSec>`;
const filing = (holdings: Holding[], seriesId = "S000012345", date = "2026-06-30") => `<?xml version="1.0"?>
  <edgarSubmission xmlns="http://www.sec.gov/edgar/nport"><formData><genInfo><seriesName>A fund</seriesName>
  <seriesId>${seriesId}</seriesId><repPdEnd>2026-12-31</repPdEnd><repPdDate>${date}</repPdDate></genInfo>
  <invstOrSecs>${holdings.map(holding).join("")}</invstOrSecs></formData></edgarSubmission>`;

const WHOLE = { [FUNDS]: funds, [FILINGS]: filings, [FILING]: filing([{ ticker: "AAPL" }]) };
const holdings = (answers: Record<string, string | number>) =>
  nport(cannedAnswers({ ...WHOLE, ...answers })).holdings("FUND");

describe("Form N-PORT", () => {
  it.each([
    ["a list of funds in another form", { [FUNDS]: JSON.stringify({ fields: ["symbol"], data: [] }) }],
    ["a list without the fund", { [FUNDS]: funds.replace("FUND", "GONE") }],
    ["a page for the filings", { [FILINGS]: "<!DOCTYPE html><html><body>Undeclared Automated Tool</body></html>" }],
    ["no filing", { [FILINGS]: "<?xml version='1.0'?><feed></feed>" }],
    ["no such document", { [FILING]: 404 }],
    ["another fund's filing", { [FILING]: filing([{ ticker: "AAPL" }], "S000099999") }],
    ["a truncated filing", { [FILING]: WHOLE[FILING]?.slice(0, -30) ?? "" }],
    ["a filing without a date", { [FILING]: filing([{ ticker: "AAPL" }], "S000012345", "June") }],
    ["a filing without one share", { [FILING]: filing([{ ticker: "AAPL", assetCat: "STIV" }]) }],
  ])("is refused with %s", async (_, answers) => {
    await expect(holdings(answers)).rejects.toThrow("sec-nport");
  });

  it("gives the fund's shares with the day of the report and the filing's address", async () => {
    const body = filing([{ ticker: "MSFT" }, { ticker: "AAPL" }, { ticker: "BRK/B" }, { ticker: "AAPL" }]);
    await expect(holdings({ [FILING]: body })).resolves.toMatchObject({
      ...{ fund: "FUND", asOf: "2026-06-30", source: "sec-nport", url: `https://www.sec.gov${FILING}` },
      ...{ symbols: ["AAPL", "BRK.B", "MSFT"], tally: { read: 4, leftOut: {} } },
    });
  });

  it("gives each line's weight, by the form's own categories", async () => {
    const lines = [
      { ticker: "AAPL" },
      { ticker: "ROG", curCd: "CHF" },
      { ticker: "X", payoffProfile: "Short" },
      { assetCat: "STIV" },
      { assetCat: "ABS-MBS" },
      { assetCat: "DFE", payoffProfile: "N/A" },
      { assetCat: "EP" },
    ];
    const { positions = [] } = await holdings({ [FILING]: filing(lines) });
    expect(positions.map(({ kind, ticker, weight, price }) => [kind, ticker, weight, price])).toEqual([
      ["share", "AAPL", 0.1, 2.5],
      ["share", null, 0.1, 2.5],
      ["short", null, 0.1, null],
      ["cash", null, 0.1, null],
      ["bond", null, 0.1, null],
      ["derivative", null, 0.1, null],
      ["other", null, 0.1, null],
    ]);
  });

  it("gives the company's LEI if it is valid", async () => {
    const body = filing([{ ticker: "AAPL" }, { ticker: "MSFT" }]).replace("<lei>N/A", "<lei>HWUPKR0MPOU8FGXBT394");
    const { positions = [] } = await holdings({ [FILING]: body });
    expect(positions.map(({ lei }) => lei)).toEqual(["HWUPKR0MPOU8FGXBT394", null]);
  });

  it("is not read when it is too long to be read at once", async () => {
    const access = cannedAnswers(WHOLE);
    await expect(nport(access, 100).holdings("FUND")).rejects.toThrow("too_large");
  });

  it("names and leaves out holdings that are not shares, have no ticker or no value, or trade abroad", async () => {
    const odd = [
      { ticker: "ROG", curCd: "CHF" },
      {},
      { ticker: "X", valUSD: "0.00" },
      { ticker: "Y", payoffProfile: "Short" },
    ];
    const { symbols, tally } = await holdings({ [FILING]: filing([{ ticker: "AAPL" }, ...odd]) });
    expect(symbols).toEqual(["AAPL"]);
    expect(tally).toEqual({
      read: 5,
      leftOut: { not_in_dollars: 1, no_ticker: 1, no_market_value: 1, not_a_share: 1 },
    });
  });
});
