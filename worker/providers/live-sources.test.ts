import { expect, it } from "vitest";
import type { FetchStep } from "../../domain/refresh/refresh-steps.ts";
import { nportLine, secFunds } from "../test/stand-ins/sec-funds.ts";
import { liveSources } from "./live-sources.ts";

const LIVE = {
  fetch: async () => new Response(""),
  userAgent: "Mizan/test",
  network: null,
  answerCharacters: 1_000,
  keys: { eodhd: "a", fmp: "b" },
  symbols: async () => [],
  companies: async () => [],
  registrant: async () => undefined,
  askedFunds: async () => [],
};

it("Nasdaq and Yahoo are asked with a browser's name, which they require, and the SEC with a contact", async () => {
  const names = new Map<string, string | undefined>();
  const fetch = async (url: string, init?: { headers: Record<string, string> }) => {
    names.set(new URL(url).hostname, init?.headers["User-Agent"]);
    return new Response("");
  };
  const live = { ...LIVE, fetch, userAgent: "Mizan/1.0 (mail@example.org)" };
  const { listings, quotes } = liveSources(live, "2026-09-26").requests;
  await Promise.allSettled([...listings, ...quotes].map(({ sources }) => sources[0].fetch()));
  expect(names.get("api.nasdaq.com")).toMatch(/^Mozilla\/5\.0 .* Mizan\/1\.0$/);
  expect(names.get("www.sec.gov")).toBe("Mizan/1.0 (mail@example.org)");
});

it.each<[FetchStep, string[]]>([
  ["listings", ["sec-edgar", "sec-nport"]],
  ["fundamentals", ["sec-edgar", "xbrl-filings", "eodhd > fmp"]],
  ["quotes", ["nasdaq-screener > yahoo-spark", "eodhd"]],
  ["holdings", ["sp-funds > sec-nport", "sec-nport"]],
  ["metals", ["gold-api > lbma"]],
  ["rates", ["exchange-rates"]],
])("%s are asked for at %j, the one behind > when the one before it fails", (step, expected) => {
  const requests = liveSources(LIVE, "2026-09-26").requests[step];
  const orders = requests.map(({ sources }) => sources.map(({ source }) => source).join(" > "));
  expect([...new Set(orders)]).toEqual(expected);
});

const HEADER = "Date,Account,StockTicker,CUSIP,SecurityName,Shares,Price,MarketValue,Weightings";
const line = (ticker: string, weight: string, { name = "A name", day = "07/17/2026", price = "9" } = {}) =>
  `${day},SPUS,${ticker},037833100,${name},1,${price},1000,${weight}`;

/** A fund's list, from its issuer's file or from its filing, on a network that answers only that. */
const listOf = (lines: readonly string[], { asOf = "2026-06-30", at = 0 } = {}) => {
  const filing = { accession: "0001234567-26-000042", seriesId: "S000012345", cik: 7654321, asOf, lines };
  const fetch =
    at === 0
      ? async () => new Response([HEADER, ...lines].join("\n"))
      : secFunds({ list: [], filings: [filing] }).fetch;
  const live = { ...LIVE, fetch, registrant: async () => ({ cik: "0007654321", seriesId: "S000012345" }) };
  const { holdings } = liveSources({ ...live, answerCharacters: 1e6 }, "2026-09-26").requests;
  return holdings.find(({ key }) => key === "SPUS")?.sources[at]?.fetch();
};

it.each([
  ["of a day to come, which no later list could ever replace", [line("AAPL", "1", { day: "12/31/2999" })], "bad_date"],
  ["with a weight that no fund has", [line("AAPL", "1e300"), line("MSFT", "-1e300")], "absurd 1e+300"],
  ["of a hundred thousand lines", Array.from({ length: 1e5 }, () => line("AAPL", "0.001")), "too_large 1"],
])("a list of holdings %s is refused", async (_, lines, problem) => {
  await expect(listOf(lines)).rejects.toThrow(problem);
});

it("a filing of a day to come, or with a weight that no fund has, is refused", async () => {
  await expect(listOf([nportLine({})], { asOf: "2999-12-31", at: 1 })).rejects.toThrow("bad_date");
  await expect(listOf([nportLine({ pctVal: "1e300" })], { at: 1 })).rejects.toThrow("absurd 1e+300");
});

it("of a hostile list a name is text of a bearable length, a negative weight a short position, a price above zero, and no number no line", async () => {
  const name = `<img src=x onerror=alert(1)>${"x".repeat(5000)}`;
  const lines = [line("AAPL", "2", { name, price: "-9" }), line("AAPL", "3"), line("MSFT", "-4"), line("AMZN", "NaN")];
  const { positions } = (await listOf(lines))?.holdings ?? {};
  expect(positions?.map(({ kind, ticker, weight, price }) => [kind, ticker, weight, price])).toEqual([
    ...[
      ["share", "AAPL", 2, null],
      ["share", "AAPL", 3, 9],
      ["short", "MSFT", 4, 9],
    ],
  ]);
  expect(positions?.[0]?.name).toBe(name.slice(0, 200));
});
