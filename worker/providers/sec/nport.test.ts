import { describe, expect, it } from "vitest";
import { type FundFiling, filingPath, nportFiling, nportLine, secFunds } from "../../test/stand-ins/sec-funds.ts";
import { nport } from "./nport.ts";

const FILING: FundFiling = {
  accession: "0001234567-26-000042",
  seriesId: "S000012345",
  cik: 7654321,
  asOf: "2026-06-30",
  series: "Broad &amp; Deep Index Fund",
  registrant: "A Trust",
  lines: [nportLine({}, '<ticker value="AAPL"/>')],
};
const REGISTRANT = { cik: "0007654321", seriesId: "S000012345" };
const FEED =
  "/cgi-bin/browse-edgar?action=getcompany&CIK=S000012345&type=NPORT-P&dateb=&owner=include&count=1&output=atom";
const ticker = (symbol: string) => `<ticker value="${symbol}"/>`;

type Answers = Readonly<Record<string, string | number>>;
const access = (filing: FundFiling, answers: Answers = {}, ignoresRanges = false) => ({
  ...secFunds({ list: [], filings: [filing], answers, ignoresRanges }),
  baseUrl: "https://www.sec.gov",
  userAgent: "Mizan/test (test@example.org)",
});
const begin = (filing: FundFiling, answers: Answers = {}) => nport(access(filing, answers)).begin("FUND", REGISTRANT);

async function read(lines: readonly string[]) {
  const found = await begin({ ...FILING, lines });
  if (typeof found === "string") throw new Error(found);
  return found;
}

describe("Form N-PORT", () => {
  it.each<[string, Answers]>([
    ["a page for the filings", { [FEED]: "<!DOCTYPE html><html><body>Undeclared Automated Tool</body></html>" }],
    ["filings of no known form", { [FEED]: "<feed><accession-number>none</accession-number></feed>" }],
    ["a refusal", { [FEED]: 403 }],
    ["no such document", { [filingPath(FILING)]: 404 }],
    ["an empty document", { [filingPath(FILING)]: "" }],
    ["a page for the document", { [filingPath(FILING)]: "<!DOCTYPE html><html></html>" }],
    ["another fund's filing", { [filingPath(FILING)]: nportFiling({ ...FILING, seriesId: "S000099999" }) }],
    ["a truncated filing", { [filingPath(FILING)]: nportFiling(FILING).slice(0, -30) }],
    ["a filing without a date", { [filingPath(FILING)]: nportFiling({ ...FILING, asOf: "June" }) }],
    ["a filing without lines", { [filingPath(FILING)]: nportFiling({ ...FILING, lines: [] }) }],
  ])("is refused with %s", async (_, answers) => {
    await expect(begin(FILING, answers)).rejects.toThrow("sec-nport");
  });

  it("is said not to exist for a fund that has filed none", async () => {
    expect(await begin({ ...FILING, seriesId: "S000000001", cik: 1 })).toBe("no_filing");
  });

  it("is said to be too long when it is, and only its start is asked for", async () => {
    const head = { "content-range": "bytes 0-999/30000000" };
    const start = nportFiling(FILING).padEnd(1000).slice(0, 1000);
    const fetch = async (url: string) =>
      url.includes("primary_doc") ? new Response(start, { status: 206, headers: head }) : access(FILING).fetch(url);
    expect(await nport({ ...access(FILING), fetch }).begin("FUND", REGISTRANT)).toBe("too_long");
  });

  it("gives the fund's name, its shares, the day of the report and the filing's address", async () => {
    const lines = ["MSFT", "AAPL", "BRK/B", "AAPL"].map((symbol) => nportLine({}, ticker(symbol)));
    expect(await read(lines)).toMatchObject({
      holdings: {
        fund: "FUND",
        name: "Broad & Deep Index Fund",
        issuer: "A Trust",
        asOf: "2026-06-30",
        source: "sec-nport",
        url: `https://www.sec.gov${filingPath(FILING)}`,
        symbols: ["AAPL", "BRK.B", "MSFT"],
      },
      tally: { read: 4, leftOut: {} },
      next: null,
    });
  });

  it("of a unit trust, which has no series, is known by its filer's number", async () => {
    const trust = { ...FILING, seriesId: null, series: "N/A", registrant: "Some Trust" };
    const asked = { cik: "0007654321", seriesId: null };
    const found = await nport(access(trust)).begin("SPY", asked);
    expect(found).toMatchObject({ holdings: { name: "Some Trust", issuer: "Some Trust" } });
    await expect(nport(access(trust)).begin("SPY", { ...asked, cik: "0000000001" })).resolves.toBe("no_filing");
  });

  it("gives each line's weight, by the form's own categories", async () => {
    const { holdings } = await read([
      nportLine({ balance: "400.00" }, ticker("AAPL")),
      nportLine({ curCd: "CHF", balance: "400.00" }, ticker("ROG")),
      nportLine({ payoffProfile: "Short" }, ticker("X")),
      nportLine({ assetCat: "STIV" }),
      nportLine({ assetCat: "ABS-MBS" }),
      nportLine({ assetCat: "DFE", payoffProfile: "N/A" }),
      nportLine({ assetCat: "EP" }),
      nportLine({ issuerCat: "RF" }, ticker("FUND")),
      nportLine({ pctVal: "-0.2", payoffProfile: "N/A" }),
      nportLine({ pctVal: "0.0" }, ticker("GONE")),
    ]);
    expect(holdings.positions?.map(({ kind, ticker: of, weight, price }) => [kind, of, weight, price])).toEqual([
      ["share", "AAPL", 1, 2.5],
      ["share", null, 1, 2.5],
      ["short", null, 1, null],
      ["cash", null, 1, null],
      ["bond", null, 1, null],
      ["derivative", null, 1, null],
      ["other", null, 1, null],
      ["fund", null, 1, null],
      ["short", null, 0.2, null],
    ]);
  });

  it("gives the company's LEI if it is valid, its ISIN, or the one of its CUSIP", async () => {
    const { holdings } = await read([
      nportLine({ lei: "HWUPKR0MPOU8FGXBT394", cusip: "037833100" }),
      nportLine({ lei: "5493000000000000AB12" }, '<isin value="CH0012032048"/>'),
    ]);
    expect(holdings.positions?.map(({ lei, isin }) => [lei, isin])).toEqual([
      ["HWUPKR0MPOU8FGXBT394", "US0378331005"],
      [null, "CH0012032048"],
    ]);
  });

  it("names and leaves out of the list of symbols what is no share, has no ticker or no value, or trades abroad", async () => {
    const { holdings, tally } = await read([
      nportLine({}, ticker("AAPL")),
      nportLine({ curCd: "CHF" }, ticker("ROG")),
      nportLine({}),
      nportLine({ valUSD: "0.00" }, ticker("X")),
      nportLine({ payoffProfile: "Short" }, ticker("Y")),
    ]);
    expect(holdings.symbols).toEqual(["AAPL"]);
    expect(tally).toEqual({
      read: 5,
      leftOut: { not_in_dollars: 1, no_ticker: 1, no_market_value: 1, not_a_share: 1 },
    });
  });

  it.each([
    ["a server that sends ranges", false],
    ["a server that always sends everything", true],
  ])("is read in slices of any size from %s, with no line lost or repeated", async (_, ignoresRanges) => {
    const lines = Array.from({ length: 40 }, (_, place) =>
      nportLine(
        { name: `Société Générale №${place}`, pctVal: String(place + 1) },
        ticker(`T${"ABCDEFGHIJ"[place % 10]}`),
      ),
    );
    const filing = { ...FILING, lines };
    const whole = await read(lines);
    for (const bytes of [1_500, 2_345, 7_000, nportFiling(filing).length * 2]) {
      const reader = nport(access(filing, {}, ignoresRanges), bytes);
      let slice = await reader.begin("FUND", REGISTRANT);
      const positions = [];
      const parts = [];
      for (;;) {
        if (typeof slice === "string") throw new Error(slice);
        positions.push(...(slice.holdings.positions ?? []));
        parts.push(slice.holdings.part);
        if (slice.next === null) break;
        slice = await reader.goOn(slice.next);
      }
      expect(positions).toEqual(whole.holdings.positions);
      expect(parts.map((part) => part?.isLast)).toEqual(
        parts.length === 1 ? [undefined] : parts.map((_part, at) => at === parts.length - 1),
      );
    }
  });

  it("is refused when it changes while it is read, or one line is longer than a slice", async () => {
    const lines = Array.from({ length: 20 }, () => nportLine({}));
    const first = await nport(access({ ...FILING, lines }), 3_000).begin("FUND", REGISTRANT);
    const next = typeof first === "string" ? "" : (first.next ?? "");
    const changed = nport(access({ ...FILING, lines: lines.slice(1) }), 3_000);
    await expect(changed.goOn(next)).rejects.toThrow("truncated");
    await expect(nport(access({ ...FILING, lines }), 200).begin("FUND", REGISTRANT)).rejects.toThrow("unexpected_form");
  });
});
