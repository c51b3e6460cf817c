import { describe, expect, it } from "vitest";
import { spFunds } from "./sp-funds.ts";
import { cannedAnswers } from "./test/canned-answers.ts";

const PATH = "/wp-content/uploads/data/TidalFG_Holdings_SPUS.csv";
const HEADER =
  "Date,Account,StockTicker,CUSIP,SecurityName,Shares,Price,MarketValue,Weightings,NetAssets,SharesOutstanding,CreationUnits";
const line = (ticker: string, value = "1000.0", account = "SPUS") =>
  `07/17/2026,${account},${ticker},67066G104,"Company, Inc",10,100,${value},13.33%,2880570500.0,50500000,2020.0`;
const holdings = (...lines: string[]) => spFunds(cannedAnswers({ [PATH]: [HEADER, ...lines].join("\r\n") }), "SPUS");

describe("SP Funds", () => {
  it("reads the symbols that a fund holds, in order, and its day", async () => {
    await expect(holdings(line("NVDA"), line("AAPL"))).resolves.toMatchObject({
      fund: "SPUS",
      asOf: "2026-07-17",
      source: "sp-funds",
      symbols: ["AAPL", "NVDA"],
    });
  });

  it("leaves out cash, rights and placeholders, but not the share whose ticker is CASH", async () => {
    const { symbols, tally } = await holdings(
      line("CASH"),
      line("Cash&Other"),
      line("003654100CVR", "0.0"),
      line("2602335D", "0.0"),
    );
    expect(symbols).toEqual(["CASH"]);
    expect(tally.leftOut).toEqual({ not_a_share: 3 });
  });

  it("leaves out another fund's lines", async () => {
    const { symbols } = await holdings(line("AAPL"), line("MSFT", "5", "SPTE"));
    expect(symbols).toEqual(["AAPL"]);
  });

  it.each([
    ["a cut line", [HEADER, line("AAPL"), "07/17/2026,SPUS,MS"].join("\n"), "broken_line 3"],
    ["a cut name", [HEADER, '07/17/2026,SPUS,AAPL,037833100,"Apple I'].join("\n"), "truncated"],
    ["another header", "Ticker,Name\nAAPL,Apple", "lacks "],
    ["a web page", "<html><body>Not found</body></html>", "web_page"],
    ["no shares", [HEADER, line("Cash&Other")].join("\n"), "nothing_readable"],
    ["no date", [HEADER, line("AAPL").replace("07/17/2026", "yesterday")].join("\n"), "bad_date"],
  ])("refuses %s", async (_, body, problem) => {
    await expect(spFunds(cannedAnswers({ [PATH]: body }), "SPUS")).rejects.toThrow(problem);
  });
});
